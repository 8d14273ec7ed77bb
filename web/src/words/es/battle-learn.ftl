### El curso de Battle for Tortuga: una o dos frases cada vez.

battle-learn-hidden = Bajo las olas se esconden seis barcos tuyos, los piratas, y seis de España. Nadie sabe dónde está cada uno. Hunde barcos por valor de 7 puntos y ganas.
battle-learn-scout = En tu turno haces una cosa. Explora: toca las olas de b2 y descúbrelas.
battle-learn-scout-head = ¡Un barco pirata de tres mástiles: es tuyo! Quien descubre un barco fija su rumbo. Ponlo rumbo al norte.
battle-learn-scout-done = Las marcas redondas de la proa muestran adónde puede navegar. Un barco vale tantos puntos como mástiles tiene.
battle-learn-enemy = Ahora explora b3, justo delante de tu barco.
battle-learn-enemy-head = ¡Uno español! Aun así, su rumbo lo fijas tú: al norte, de espaldas a tu barco.
battle-learn-enemy-head-wrong = Con rumbo sur podría hundir tu barco. Que te dé la espalda: al norte.
battle-learn-enemy-done = No puede alcanzarte, pero está ante tu proa: podrías hundirlo en tu próximo turno.
battle-learn-one = Un barco navega una casilla, nunca de lado ni hacia atrás. El de un mástil va recto: toca el tuyo y luego a3.
battle-learn-one-done = Ahora está sobre una pieza de olas. Nadie puede descubrirla hasta que el barco se vaya.
battle-learn-two = El de dos mástiles navega en diagonal hacia delante. Lleva el tuyo de b3 al agua libre de c2.
battle-learn-two-done = La pieza sobre la que estaba se queda allí y se puede explorar de nuevo.
battle-learn-sink = El de tres mástiles va recto o en diagonal hacia delante. Navega hasta el barco español de b3.
battle-learn-sink-wrong = Se puede, pero el enemigo está a tu alcance: navega a b3 y húndelo.
battle-learn-sink-done = ¡Hundido! Dos mástiles, dos puntos para ti.
battle-learn-turn = Tu barco de un mástil en b4 apunta hacia fuera del mar y no puede navegar. Tócalo y gíralo a la derecha, hacia el enemigo.
battle-learn-turn-done = Un cuarto de vuelta cuesta el turno entero. Pero ahora el barco español de tres mástiles está ante tu proa.
battle-learn-danger = Cuidado con las marcas del enemigo: el barco español de a3 alcanza b2, b3 y b4. Salva tu barco de tres mástiles.
battle-learn-danger-wrong = Entonces España puede hundir tu barco de tres mástiles, por 3 puntos. Navega a c4, fuera de su alcance.
battle-learn-danger-done = A salvo. Mira cada proa enemiga antes de dar una orden.
battle-learn-seven = Has hundido barcos por valor de 5 puntos y tienes a tu alcance uno de dos mástiles. Húndelo.
battle-learn-seven-done = Son 7 puntos: ganas al instante.
battle-learn-winds = Hay otra manera de ganar. Han aparecido cinco de tus barcos y ninguno español: explora d2.
battle-learn-winds-head = ¡El sexto! Ponlo rumbo al oeste.
battle-learn-winds-done = Vientos favorables: todos tus barcos están en el mar y ninguno del enemigo. Ganas.
battle-learn-match = Una serie tiene varias rondas. Aquí mandas la flota española: hunde el barco de b3 y la ronda es tuya.
battle-learn-match-done = Hundiste 8 puntos y los piratas 5: son 3 puntos de la serie, y empiezas la siguiente ronda. Gana quien llegue antes a 7.

## What the players are called

battle-captain-pirates = Anne
battle-captain-spain = Diego
