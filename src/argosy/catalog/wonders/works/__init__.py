"""Common works, which cities take part in during an Age: the Great Projects of Babel, the edifices of Edifice."""
