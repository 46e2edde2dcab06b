import { combined, type Traits } from '#features/dietary/traits.ts'
import type { GuestMenuItem } from './dish-shapes.ts'
import { defaultsOf } from './options.ts'

/** What is declared of a dish as it comes when a guest chooses nothing. */
export const traitsAsServed = ({ traits, options }: Pick<GuestMenuItem, 'traits' | 'options'>): Traits =>
  combined([traits, ...defaultsOf(options).map((choice) => choice.traits)])
