### Battle for Tortuga: why one choice is better than another, in a sentence that stands alone.

battle-reason-sinks = You have more points.
battle-reason-danger = Your ships are in less danger.
battle-reason-attack = You threaten more of the enemy’s fleet.
battle-reason-turned-attack = By turning, one of your ships can threaten a bigger ship.
battle-reason-others-turned-attack = The enemy can’t threaten such a big ship by turning.
battle-reason-ways = Your ships have more ways to sail.
battle-reason-others-ways = The enemy’s ships have fewer ways to sail.
battle-reason-middle = You have more ships in the middle.
battle-reason-others-middle = The enemy has fewer ships in the middle.
battle-reason-heading = You get to choose which way a ship faces.
