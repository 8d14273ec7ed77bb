### Befejezett játszmáid számokban. $time szöveg, például "12 perc".

statistics-counting = Számolunk…
statistics-none = Még nem fejeztél be játszmát. Az első után itt látod majd, hogy megy a játék.
statistics-played = Játszma
statistics-won = Megnyert
statistics-shared = Közös
statistics-lost = Elvesztett
statistics-time = Játékidő
statistics-people = Emberek
statistics-against = Ellenfél

statistics-results = Eredmények
statistics-par = A teljes sáv az összes játszmád. A sötét rész az, amit megnyertél, a világos az, amit közösen nyertél. A jel azt mutatja, hol tartanál, ha mindenki egyformán jól játszana. Több bot közül a legerősebb számít.

statistics-lengths = Meddig tartanak a játszmáid
statistics-median = Egy átlagos játszma: { $time }, { $count } döntés
statistics-minutes = Perc
statistics-span = { $from }–{ $to }
statistics-longer = { $from } vagy több

statistics-latest = Legutóbbi játszmák
statistics-result-won = Győzelem
statistics-result-shared = Közös győzelem
statistics-result-lost = Vereség
statistics-result-stopped = Félbeszakadt
statistics-more = Több
statistics-fewer = Kevesebb
statistics-stopped = { $count } játszma félbeszakadt, vagy bot fejezte be, ezért nem számít.
