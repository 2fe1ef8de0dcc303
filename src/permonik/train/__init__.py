"""Learning from games that bots play among themselves: weights of an evaluation, and networks for a judge."""
