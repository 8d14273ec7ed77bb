mail = E-mail
mail-about = Ha a játékok már egy ideje rád várnak, küldünk egy e-mailt.
mail-address = Az e-mail-címed
mail-often = Legfeljebb egy e-mail
mail-every = { $count ->
    [one] óránként
   *[other] { $count } óránként
}
mail-save = Link küldése
mail-pending = Linket küldtünk erre a címre: { $address }. Nyisd meg két napon belül, és bekapcsoljuk az e-maileket.
mail-on = Az e-mailek erre a címre mennek: { $address }.
mail-remove = Cím eltávolítása
mail-confirm = Bekapcsoljuk az e-maileket?
mail-confirm-about = Írunk, ha a játékok már egy ideje rád várnak. Bármikor kikapcsolhatod.
mail-confirm-yes = Igen, bekapcsolom
mail-confirmed = Az e-mailek be vannak kapcsolva.
mail-off = Ne írjunk többet?
mail-off-about = Töröljük a címedet, és nem írunk rá többet.
mail-off-yes = Igen, töröljétek
mail-is-off = Kész. A címedet töröltük.
