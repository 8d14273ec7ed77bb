### Battle for Tortuga: why one choice is better than another, in a sentence that stands alone. Anybody may have made it, so no sentence says “you”.

battle-reason-sinks = It brings more points.
battle-reason-danger = It leaves the fleet in less danger.
battle-reason-attack = It threatens more of the enemy’s fleet.
battle-reason-turned-attack = A ship can then threaten a bigger one by turning.
battle-reason-others-turned-attack = The enemy can’t threaten such a big ship by turning.
battle-reason-ways = It leaves the ships more ways to sail.
battle-reason-others-ways = The enemy’s ships have fewer ways to sail.
battle-reason-middle = It puts more ships in the middle.
battle-reason-others-middle = The enemy has fewer ships in the middle.
battle-reason-heading = It allows a choice of which way a ship faces.
