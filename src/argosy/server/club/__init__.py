"""Club features: ratings, open games for programs, push notifications, webhooks.

Libraries of the extra `club` are imported where they are needed; without them a server runs as before and
says what is missing.
"""
