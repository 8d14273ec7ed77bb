### Games that anyone may watch.

watch-about = Hry, které teď můžeš sledovat. Ťukni na některou a přidej se k divákům.
watch-none = Právě se nehraje žádná veřejná hra.
watch-none-about = Začni vlastní: hraj s přáteli a před začátkem zaškrtni „Ukázat hru všem, kdo se chtějí dívat“.
watch-none-go = Zpět do přístavu
# Before "2 min ago".
watch-updated = Poslední tah
watch-slow = Může trvat i dny
watch-more = Ukázat další
watch-trouble = Seznam se nepodařilo načíst. Za chvíli to zkusíme znovu.
