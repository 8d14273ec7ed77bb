### El curso de Battle for Tortuga: una o dos frases cada vez.

battle-learn-hidden = Tus seis barcos piratas y los seis de España se esconden bajo las olas. Nadie sabe dónde está cada uno. Hunde barcos por valor de 7 puntos y ganas.
battle-learn-scout = En tu turno haces una sola cosa. Explora: toca las olas de b2 y dales la vuelta.
battle-learn-scout-head = Un barco pirata de tres mástiles: ¡es tuyo! Si das la vuelta a un barco, eliges su rumbo. Ponlo rumbo al norte.
battle-learn-scout-done = Las marcas de la proa muestran adónde puede navegar. Un barco vale tantos puntos como mástiles tiene.
battle-learn-enemy = Ahora explora b3, justo delante de tu barco.
battle-learn-enemy-head = ¡Un barco español! Su rumbo también lo eliges tú: al norte, de espaldas a tu barco.
battle-learn-enemy-head-wrong = Con rumbo al sur podría hundir tu barco. Que te dé la espalda: al norte.
battle-learn-enemy-done = No puede alcanzarte, pero está justo ante tu proa: podrías hundirlo en tu próximo turno.
battle-learn-one = Un barco navega una casilla, nunca de lado ni hacia atrás. El de un mástil va recto hacia delante: toca el tuyo y luego a3.
battle-learn-one-done = Ahora está sobre una pieza de olas. Nadie puede darle la vuelta hasta que el barco se vaya.
battle-learn-two = El de dos mástiles navega en diagonal hacia delante. Lleva el tuyo de b3 al mar abierto de c2.
battle-learn-two-done = La pieza sobre la que estaba se queda allí y se puede volver a explorar.
battle-learn-sink = El de tres mástiles va recto o en diagonal hacia delante. Navega hasta el barco español de b3.
battle-learn-sink-wrong = Se puede, pero el enemigo está a tu alcance: navega a b3 y húndelo.
battle-learn-sink-done = ¡Hundido! Dos mástiles, dos puntos para ti.
battle-learn-turn = Tu barco de un mástil en b4 mira hacia fuera del tablero y no puede navegar. Tócalo y gíralo a la derecha, hacia el enemigo.
battle-learn-turn-done = Girar un barco cuesta el turno entero. Pero ahora el barco español de tres mástiles está justo ante tu proa.
battle-learn-danger = Fíjate en las marcas del enemigo: el barco español de a3 alcanza b2, b3 y b4. ¡Salva tu barco de tres mástiles!
battle-learn-danger-wrong = Entonces España puede hundir tu barco de tres mástiles por 3 puntos. Navega a c4, fuera de su alcance.
battle-learn-danger-done = ¡A salvo! Mira cada proa enemiga antes de mover.
battle-learn-seven = Has hundido barcos por valor de 5 puntos y tienes a tu alcance uno de dos mástiles. ¡Húndelo!
battle-learn-seven-done = Con eso son 7 puntos: ganas al instante.
battle-learn-winds = Hay otra manera de ganar. Han aparecido cinco de tus barcos y ninguno español: explora d2.
battle-learn-winds-head = ¡El sexto! Ponlo rumbo al oeste.
battle-learn-winds-done = Vientos favorables: todos tus barcos están en el mar, y ninguno del enemigo. ¡Has ganado!
battle-learn-match = Una serie tiene varias rondas. Aquí capitaneas la flota española: hunde el barco de b3 y la ronda es tuya.
battle-learn-match-done = Hundiste barcos por valor de 8 puntos, y los piratas, de 5. Son 3 puntos de la serie para ti, y empiezas la siguiente ronda. Gana la serie quien llegue antes a 7.

## Cómo se llaman los jugadores

battle-captain-pirates = Anne
battle-captain-spain = Diego
