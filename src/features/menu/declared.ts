import type { GuestMenuItem } from './dish-shapes.ts'

/** Whether a hotel says of any dish or choice what is in it. */
export const declaresAnything = (dishes: readonly Pick<GuestMenuItem, 'traits' | 'options'>[]): boolean =>
  dishes.some((dish) =>
    [dish, ...dish.options.flatMap(({ choices }) => choices)].some(
      ({ traits }) => Object.keys(traits).length > 0,
    ),
  )
