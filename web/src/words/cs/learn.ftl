### Jak se naučit hru hraním: co říká každý kurz. $action je to, co lze udělat, jak to hra říká uvnitř věty.

learn-next = Dál
learn-back = Předchozí lekce
learn-again = Zkusit znovu
learn-show = Ukázat
learn-step = { $step }. lekce (celkem { $last })
learn-wrong = Jde to i takhle, ale zkus raději { $action }.
learn-restart = Od začátku
learn-finished = Teď už to umíš!
learn-finished-about = Ostatní se naučíš při hře. Pro začátek je snadným soupeřem Plavčík.
learn-play = Zahrát si proti botům

## Hráči podle barvy svých figurek; v Battle for Tortuga dva kapitáni

learn-seat-0 = Modrý
learn-seat-1 = Červený
learn-seat-2 = Zelený
learn-seat-3 = Žlutý
