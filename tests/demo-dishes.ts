import { demoMenu } from '#demo/menu.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import { NEW_DISH } from '#features/menu/fields.ts'
import { inEnglish } from '#kit/shared/texts.ts'

/** The dishes of the demo hotel as a hotel keeps them, by their names and categories. */
export const DEMO_DISHES: readonly MenuItem[] = demoMenu.map(({ name, category }, place): MenuItem => ({
  ...NEW_DISH,
  id: `${place}`,
  orderIndex: place,
  price: 750,
  category,
  enabled: true,
  name: { ...inEnglish(name.en), ...name },
}))
