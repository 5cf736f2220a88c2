"""Common works that cities join during an Age: Great Projects of Babel, edifices of Edifice."""
