import { foldText } from '#kit/shared/text.ts'
import type { MenuCategory, MenuItem } from '../dish-shapes.ts'
import type { DishKind } from './kinds.ts'

/** What a dish's name says in English, Bosnian and Arabic, as search folds it; the first that fits. */
const BY_NAME: [RegExp, DishKind][] = [
  [/\b(soup|broth|bisque|chowder|consomme|corba|supa|juha)\b|شوربه|حساء/, 'soup'],
  [
    /breakfast|\b(eggs?|omelet\w*|pancakes?|waffles?|granola|muesli|porridge|dorucak|jaja|kajgana|palacinke)\b|فطور|بيض|فطاير/,
    'breakfast',
  ],
  [
    /\b(coffee|espresso|cappuccino|latte|macchiato|tea|chai|kafa|kahva|caj|kapucino)\b|قهوه|شاي|كابتشينو/,
    'coffee',
  ],
  [
    /\b(juice|water|lemonade|cola|soda|wine|beer|cocktail|smoothie|sok|voda|limunada|vino|pivo|drink)\b|عصير|مياه|ليمونا/,
    'drink',
  ],
  [
    /\b(cake|baklava|kunafa|ice cream|pudding|tart|brownie|fondant|cheesecake|tiramisu|strudel|kolac|torta|sladoled|tufahija\w*|hurmasice|fruit)\b|كيك|كنافه|بقلاوه|حلو|بوظه/,
    'dessert',
  ],
  [
    /\b(fish|salmon|trout|seabass|bass|bream|tuna|cod|shrimps?|prawns?|seafood|calamari|octopus|riba|pastrmka|losos|brancin|orada|lignje|skampi|gambori)\b|سمك|سلمون|روبيان|جمبري|ماكولات بحريه/,
    'fish',
  ],
  [/\b(salad|salata|fattoush|tabbouleh|caesar|sopska)\b|سلطه|فتوش|تبوله/, 'salad'],
  [
    /\b(pasta|spaghetti|tagliatelle|penne|linguine|lasagn[ae]|risotto|noodles|ravioli|gnocchi|spageti|tjestenina|njoki)\b|معكرونه|باستا|سباغيتي/,
    'pasta',
  ],
  [
    /\b(sandwich|burger|club|toast|wrap|panini|sendvic|hamburger|tost|shawarma)\b|شطيره|ساندويتش|برغر|شاورما/,
    'sandwich',
  ],
  [
    /\b(steak|grill\w*|kebab\w*|kabab|cevapi|ribeye|lamb|chops?|taouk|fillet|rostilj|biftek|janjetina|odrezak|pljeskavica|sac\w*)\b|مشوي|كباب|ستيك|طاووق|لحم/,
    'grill',
  ],
  [/\b(hummus|falafel|halloumi|mezze|meze|mutabbal|dolma|sarma|humus)\b|حمص|فلافل|حلوم|متبل/, 'mezze'],
]

const BY_CATEGORY: Record<MenuCategory, DishKind> = {
  Soups: 'soup',
  'Cold Appetizers': 'salad',
  'Warm Appetizers': 'mezze',
  'Main Courses': 'plate',
  Desserts: 'dessert',
  Drinks: 'drink',
}

/** What is drawn of a dish: by the words of its name, else by its category. */
export function kindOf({ name, category }: Pick<MenuItem, 'name' | 'category'>): DishKind {
  const text = foldText(Object.values(name).filter(Boolean).join(' '))
  // a chicken soup that is served as a main course is a soup; a tea cake among the desserts is no tea
  if (category === 'Soups' || category === 'Desserts') return BY_CATEGORY[category]
  return BY_NAME.find(([words]) => words.test(text))?.[1] ?? BY_CATEGORY[category]
}
