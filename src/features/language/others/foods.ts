import type { FoodName, FoodWord } from '../kinds/foods.ts'

/**
 * What guests call dishes and drinks in languages that are not ours but in which they order all the same (`orders.ts`);
 * without words that mean something else in one of ours, as French bread and tea and Turkish water do.
 */
export const FOODS_OF_OTHERS: {
  words: Partial<Record<FoodWord, string>>
  names: Partial<Record<FoodName, string>>
} = {
  words: {
    coffee: 'kaffee, kaffees, café, cafés, caffè, kahve',
    tea: 'tee, tees, çay',
    water: 'wasser, acqua, acque, agua, aguas, eau, eaux',
    juice: 'saft, säfte, succo, succhi, jus, zumo, zumos, jugo, jugos',
    soup: 'suppe, suppen, soupe, soupes, zuppa, zuppe, sopa, sopas, çorba',
    salad: 'salat, salate, salade, salades, insalata, insalate, ensalada, ensaladas',
    bread: 'brot, ekmek',
    chicken: 'huhn, hähnchen, poulet, pollo, tavuk',
    cheese: 'käse, fromage, formaggio, queso, peynir',
    rice: 'reis, riz, riso, arroz, pilav',
  },
  names: {
    beer: 'bier, biere, bière, bières, birra, birre, cerveza, cervezas, bira',
    wine: 'wein, weine, vins, şarap',
    orangeJuice: 'orangensaft, spremuta, portakal suyu',
  },
}
