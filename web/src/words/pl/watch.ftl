### Games that anyone may watch.

watch-about = Gry, które możesz teraz oglądać. Dotknij jednej, żeby dołączyć do widzów.
watch-none = Teraz nie trwa żadna publiczna gra.
watch-none-about = Zacznij własną: zagraj ze znajomymi i przed startem zaznacz „Pokaż tę grę wszystkim”.
watch-none-go = Wróć do portu
# Before "2 min ago".
watch-updated = Ostatni ruch
watch-slow = Może trwać kilka dni
watch-more = Pokaż więcej
watch-trouble = Nie udało się wczytać listy. Zaraz spróbujemy ponownie.
