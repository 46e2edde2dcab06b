import type { DietWords } from '../kinds/words.ts'

export const DIETS: DietWords = {
  diets: { vegetarian: 'vegetarij* bezmesn*', vegan: 'vegan*', halal: 'halal*', spicy: 'ljut*' },
  allergens: 'alergen*',
  contains: 'sadrz* sastoj* unutra',
  without: 'bez',
  eating: 'jesti jedem pojesti jela jelo jelu jelima hran* nesto ista naruciti jelovnik* meni* odgovara*',
  being: 'je li jel su jesu ima imaju u ide',
  otherwise: 'kosta* koliko cijen* cen* kada kad gdje radi rade otvor* donesite donijeti stiz*',
  around: `sadrz* sastoj* unutra bez jesti jedem pojesti jela jelo jelu jelima hran* nesto ista
    jelovnik* meni* odgovara* sigurn* smijem smije dobro osob* dijete muz zena supruga suprug sin kcerka ide imaju
    je jel jesu sam plod* da to ali onda sve svi neko nema nemaju bilo od sta koja ima`,
}
