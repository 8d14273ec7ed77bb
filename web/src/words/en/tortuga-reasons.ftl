### Tortuga: why one choice is better than another, in a sentence that stands alone.

tortuga-reason-points = You gain points on the others.
tortuga-reason-in-fleet = You have more chests in your fleet.
tortuga-reason-in-crew = You have more chests with your crew.
tortuga-reason-on-island = You have more chests on your island.
tortuga-reason-room-in-fleet = Your fleet has room for more chests.
tortuga-reason-room-in-crew = Your crew has room for more chests.
tortuga-reason-fleet-is-full = Otherwise your fleet is too small for your crew’s chests.
tortuga-reason-crew-is-full = Otherwise your crew is too small for another chest.
tortuga-reason-coins = You have more coins.
tortuga-reason-dice = You have more dice left for other actions.
tortuga-reason-skulls = Fewer of your skulls still need an action.
tortuga-reason-others-fleets = The others have fewer chests in their fleets.
tortuga-reason-others-crews = The others have fewer chests with their crews.
tortuga-reason-end = You’re about to have enough chests to end the game.
tortuga-reason-place-fleet = You have a better chance of a good place in fleet.
tortuga-reason-bonus-fleet = You have a bigger bonus on fleet.
tortuga-reason-place-crew = You have a better chance of a good place in crew.
tortuga-reason-bonus-crew = You have a bigger bonus on crew.
tortuga-reason-place-hunt = You have a better chance of a good place in the hunt.
tortuga-reason-bonus-hunt = You have a bigger bonus on the hunt.
tortuga-reason-place-boarding = You have a better chance of a good place in boarding.
tortuga-reason-bonus-boarding = You have a bigger bonus on boarding.
tortuga-reason-place-raid = You have a better chance of a good place in the raid.
tortuga-reason-bonus-raid = You have a bigger bonus on the raid.
