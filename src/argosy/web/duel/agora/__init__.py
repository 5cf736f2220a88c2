"""Pages of the Agora expansion: the Senate, conspiracies, senators."""
