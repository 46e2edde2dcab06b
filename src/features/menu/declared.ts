import { combined, isDeclared, type Traits } from '#features/diet/traits.ts'
import type { GuestMenuItem } from './contract.ts'
import { defaultsOf } from './options.ts'

type Dish = Pick<GuestMenuItem, 'traits' | 'options'>

/** What is declared of a dish as it comes when a guest chooses nothing. */
export const traitsAsServed = ({ traits, options }: Dish): Traits =>
  combined([traits, ...defaultsOf(options).map((choice) => choice.traits)])

/** Whether a hotel says of any dish or choice what is in it. */
export const declaresAnything = (dishes: readonly Dish[]): boolean =>
  dishes.some(({ traits, options }) =>
    [traits, ...options.flatMap(({ choices }) => choices.map((choice) => choice.traits))].some(isDeclared),
  )
