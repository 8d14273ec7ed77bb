### Tortuga: why one choice is better than another, in a sentence that stands alone. Anybody may have made it, so no sentence says “you”.

tortuga-reason-points = It gains points on the others.
tortuga-reason-in-fleet = It brings more chests to the fleet.
tortuga-reason-in-crew = It brings more chests to the crew.
tortuga-reason-on-island = It brings more chests to the island.
tortuga-reason-room-in-fleet = It makes room for more chests in the fleet.
tortuga-reason-room-in-crew = It makes room for more chests with the crew.
tortuga-reason-fleet-is-full = Otherwise the fleet is too small for the crew’s chests.
tortuga-reason-crew-is-full = Otherwise the crew is too small for another chest.
tortuga-reason-coins = It brings more coins.
tortuga-reason-dice = It leaves more dice for other actions.
tortuga-reason-skulls = Fewer skulls still need an action then.
tortuga-reason-others-fleets = The others have fewer chests in their fleets.
tortuga-reason-others-crews = The others have fewer chests with their crews.
tortuga-reason-end = It brings the end of the game within reach.
tortuga-reason-place-fleet = It gives a better chance of a good place in fleet.
tortuga-reason-bonus-fleet = It brings a bigger bonus on fleet.
tortuga-reason-place-crew = It gives a better chance of a good place in crew.
tortuga-reason-bonus-crew = It brings a bigger bonus on crew.
tortuga-reason-place-hunt = It gives a better chance of a good place in the hunt.
tortuga-reason-bonus-hunt = It brings a bigger bonus on the hunt.
tortuga-reason-place-boarding = It gives a better chance of a good place in boarding.
tortuga-reason-bonus-boarding = It brings a bigger bonus on boarding.
tortuga-reason-place-raid = It gives a better chance of a good place in the raid.
tortuga-reason-bonus-raid = It brings a bigger bonus on the raid.
