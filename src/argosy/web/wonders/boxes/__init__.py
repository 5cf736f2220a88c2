"""Where boxes join the pages of 7 Wonders: base code walks the boxes that it finds here and never asks for one."""
