### Jak se naučit hru hraním: co říká každý kurz. $action je to, co lze udělat, jak to říká hra.

learn-next = Dál
learn-back = Předchozí lekce
learn-again = Zkusit znovu
learn-show = Ukázat
learn-step = Lekce { $step } z { $last }
learn-wrong = To jde také, ale zkuste tohle: { $action }.
learn-restart = Od začátku
learn-finished = Teď už to umíte
learn-finished-about = Zbytek přijde hraním. Plavčík je pro začátek vlídný soupeř.
learn-play = Zahrát si proti botům

## Hráči podle barvy svých figurek nebo podle flotily

learn-seat-0 = Modrý
learn-seat-1 = Červený
learn-seat-2 = Zelený
learn-seat-3 = Žlutý
