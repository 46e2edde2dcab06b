import type { DietWords } from '../kinds/words.ts'

export const DIETS: DietWords = {
  diets: {
    vegetarian: 'vegetarian* veggie meatless',
    vegan: 'vegan* plantbased',
    halal: 'halal',
    spicy: 'spicy chilli chili',
  },
  allergens: 'allergen*',
  contains: 'contain* ingredient* made inside',
  without: 'without free no',
  eating: 'eat dish* food meal* something anything order menu option* options suit*',
  being: 'is are in has does',
  otherwise: 'price* cost* cheap* expensive when where hour* open opens bring delivered arriv*',
  around: `contain* ingredient* made inside without free no eat dish* food meal* something anything
    menu option* suit* safe ok okay fine good people person someone wife husband son daughter child really actually
    its if then so thing things does has inclu* diet* friendly all any but not do theres`,
}
