"""What Leaders adds to the texts, views, events, score sheets and positions of 7 Wonders."""
