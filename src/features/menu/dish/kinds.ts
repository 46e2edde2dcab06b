/** What is drawn of a dish that has no picture. */
export const DISH_KINDS = [
  'soup',
  'salad',
  'mezze',
  'fish',
  'grill',
  'pasta',
  'sandwich',
  'breakfast',
  'dessert',
  'coffee',
  'drink',
  'plate',
] as const
export type DishKind = (typeof DISH_KINDS)[number]

export const isDishKind = (text: string): text is DishKind => DISH_KINDS.some((kind) => kind === text)
