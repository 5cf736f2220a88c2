"""What Agora adds to the table: the Senate, conspiracies, senators."""
