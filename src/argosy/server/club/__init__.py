"""What a server for a club adds: ratings, open games for programs, news to browsers that are closed, webhooks.

Libraries of the extra `club` are imported where they are needed; without them a server runs as before and says what is missing.
"""
