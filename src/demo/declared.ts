import { type Trait, TRAITS, type Traits } from '#features/dietary/traits.ts'

type Declared = { contains: Trait[]; is: Trait[] }
/** Where a dish is made. */
export type Station = 'hot' | 'grill' | 'cold' | 'pastry' | 'bar'

const halal = (...contains: Trait[]): Declared => ({ contains, is: ['halal'] })
const vegetarian = (...contains: Trait[]): Declared => ({ contains, is: ['vegetarian', 'halal'] })
const vegan = (...contains: Trait[]): Declared => ({ contains, is: ['vegetarian', 'vegan', 'halal'] })

/**
 * What the kitchen of the demo hotel declares of each dish, by its key; a trait that is not listed is declared absent.
 * Nothing has alcohol or pork in it, the meat is halal, and stocks are made with celery.
 */
export const demoDeclared: Record<string, Declared> = {
  // a flour roux, an egg yolk and sour cream
  'begova-corba': halal('gluten', 'eggs', 'milk', 'celery'),
  'lentil-soup': vegan('gluten', 'celery'),
  'tomato-soup': vegan('gluten', 'celery'),
  'porcini-soup': vegetarian('gluten', 'milk', 'celery'),
  'chicken-noodle-soup': halal('gluten', 'eggs', 'celery'),
  'pea-mint-soup': vegetarian('milk', 'celery'),
  hummus: vegan('gluten', 'sesame'),
  mutabbal: vegetarian('milk', 'sesame'),
  fattoush: vegan('gluten'),
  tabbouleh: vegan('gluten'),
  // anchovies, egg yolk and mustard are in the dressing
  'caesar-salad': halal('gluten', 'eggs', 'fish', 'milk', 'mustard'),
  'travnik-cheese': vegetarian('gluten', 'milk', 'nuts'),
  klepe: halal('gluten', 'eggs', 'milk'),
  zeljanica: vegetarian('gluten', 'eggs', 'milk'),
  // the pickles are preserved with sulphites
  falafel: vegan('sesame', 'sulphites'),
  halloumi: vegetarian('milk'),
  'sogan-dolma': halal('celery'),
  // raw shrimp are kept fresh with sulphites
  'garlic-shrimp': halal('crustaceans', 'milk', 'sulphites'),
  'sarajevski-cevapi': halal('gluten', 'milk'),
  'bosanski-lonac': halal('celery'),
  'neretva-trout': halal('fish'),
  'shish-taouk': halal('milk'),
  'lamb-under-sac': halal(),
  'ribeye-steak': halal('milk'),
  // its raisins are kept with sulphites
  'chicken-kabsa': { contains: ['nuts', 'sulphites'], is: ['halal', 'spicy'] },
  // parmesan is always made with animal rennet
  'tagliatelle-porcini': halal('gluten', 'eggs', 'milk'),
  // mayonnaise has egg and mustard in it, toast has milk and soy flour
  'club-sandwich': halal('gluten', 'eggs', 'soybeans', 'milk', 'mustard'),
  baklava: vegetarian('gluten', 'milk', 'nuts'),
  tufahija: vegetarian('milk', 'nuts'),
  kunafa: vegetarian('gluten', 'milk', 'nuts'),
  sutlija: vegetarian('milk'),
  // chocolate has soy lecithin in it
  'chocolate-fondant': vegetarian('gluten', 'eggs', 'soybeans', 'milk'),
  'seasonal-fruit': vegan(),
  'bosnian-coffee': vegan(),
  salep: vegetarian('milk'),
  'mint-tea': vegan(),
  'elderflower-juice': vegan(),
  'orange-juice': vegan(),
  // its milk is a choice
  cappuccino: vegan(),
  'mineral-water': vegan(),
}

/** The same of each choice, by its English name; how something is cooked adds nothing to it. */
export const demoDeclaredChoices: Record<string, Declared> = {
  Rare: vegan(),
  'Medium rare': vegan(),
  Medium: vegan(),
  'Well done': vegan(),
  'Hand-cut potatoes': vegan(),
  'Chard with potatoes': vegan(),
  'Shopska salad with white cheese': vegetarian('milk'),
  Kajmak: vegetarian('milk'),
  'Grilled porcini': vegan(),
  'Warm somun': vegan('gluten'),
  'Whole milk': vegetarian('milk'),
  'Oat drink': vegan('gluten'),
}

const DISHES_OF: Record<Station, string[]> = {
  hot: [
    'begova-corba',
    'lentil-soup',
    'tomato-soup',
    'porcini-soup',
    'chicken-noodle-soup',
    'pea-mint-soup',
    'klepe',
    'falafel',
    'sogan-dolma',
    'garlic-shrimp',
    'bosanski-lonac',
    'chicken-kabsa',
    'tagliatelle-porcini',
    'club-sandwich',
  ],
  grill: ['halloumi', 'sarajevski-cevapi', 'neretva-trout', 'shish-taouk', 'lamb-under-sac', 'ribeye-steak'],
  cold: ['hummus', 'mutabbal', 'fattoush', 'tabbouleh', 'caesar-salad', 'travnik-cheese', 'seasonal-fruit'],
  pastry: ['zeljanica', 'baklava', 'tufahija', 'kunafa', 'sutlija', 'chocolate-fondant'],
  bar: [
    'bosnian-coffee',
    'salep',
    'mint-tea',
    'elderflower-juice',
    'orange-juice',
    'cappuccino',
    'mineral-water',
  ],
}

/** The station of each dish, by its key. */
export const demoStations = Object.fromEntries(
  Object.entries(DISHES_OF).flatMap(([station, keys]) => keys.map((key) => [key, station as Station])),
) as Record<string, Station>

const traitsOf = ({ contains, is }: Declared): Traits =>
  Object.fromEntries(TRAITS.map((trait) => [trait, contains.includes(trait) || is.includes(trait)]))

/** What is declared of a dish, by its key, or of a choice, by its English name. */
export const demoTraits = (key: string): Traits => (demoDeclared[key] ? traitsOf(demoDeclared[key]) : {})
export const demoTraitsOfChoice = (name: string): Traits =>
  demoDeclaredChoices[name] ? traitsOf(demoDeclaredChoices[name]) : {}
