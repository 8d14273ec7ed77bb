### Games that anyone may watch.

watch-about = Ezeket a játszmákat most nézheted. Koppints az egyikre, és csatlakozz a nézőkhöz!
watch-none = Most nem folyik nyilvános játszma.
watch-none-about = Indíts egyet: játssz barátokkal, és kezdés előtt jelöld be: „Bárki megtalálhassa és nézhesse”.
watch-none-go = Vissza a kikötőbe
# Before "2 min ago".
watch-updated = Utolsó lépés
watch-slow = Napokig is eltarthat
watch-more = Továbbiak
watch-trouble = A listát nem sikerült betölteni. Hamarosan újra próbáljuk.
