"""Parts of the page of any table: shell, seats, clocks, talk, log, animation, replay."""
