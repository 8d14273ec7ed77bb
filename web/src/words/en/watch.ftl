### Games that anyone may watch.

watch-about = Games you can watch right now. Tap one to join the spectators.
watch-none = Nobody’s playing in public right now.
watch-none-about = Start one yourself: play with friends, and tick “List this game for everyone to watch” before you begin.
watch-none-go = Back to the harbour
# Before "2 min ago".
watch-updated = Latest move
watch-slow = May take days
watch-more = Show more
watch-trouble = The list couldn’t be loaded. We’ll try again in a moment.
