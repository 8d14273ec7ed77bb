### Befejezett játszmáid számokban. $time szöveg, például "12 perc".

statistics-counting = Számolunk…
statistics-none = Még nem fejeztél be játszmát. Ha befejezel egyet, itt látod majd, hogyan sikerült.
statistics-played = Játszma
statistics-won = Nyert
statistics-shared = Közös
statistics-lost = Vesztett
statistics-time = Az asztalnál
statistics-people = Emberek
statistics-against = Ellenfél

statistics-results = Eredmények
statistics-par = A teljes sáv minden játszmád, a sötét része a győzelmek, a világos a közös győzelmek. A jel ott áll, ahol egyforma erős játékosok állnának. Több bot közül a legerősebb számít.

statistics-lengths = Meddig tartottak
statistics-median = A felük legfeljebb { $time }, legfeljebb { $count } saját döntéssel
statistics-minutes = Perc
statistics-span = { $from }–{ $to }
statistics-longer = { $from } vagy több

statistics-latest = A legutóbbiak
statistics-result-won = Győzelem
statistics-result-shared = Közös győzelem
statistics-result-lost = Vereség
statistics-result-stopped = Idő előtt véget ért
statistics-more = Mutass többet
statistics-fewer = Mutass kevesebbet
statistics-stopped = Nem számít { $count } játszma, amely idő előtt véget ért, vagy amelyet bot fejezett be helyetted.
