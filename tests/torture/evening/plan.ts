import fc from 'fast-check'

/** What an actor does next; `pick` chooses among what is there by then, `amount` says how much. */
export type Step<Name extends string> = { afterMs: number; name: Name; pick: number; amount: number }

const GUEST_STEPS = {
  browse: 3,
  order: 6,
  'order with a double tap': 2,
  follow: 3,
  chat: 2,
  'ask for a person': 1,
  'pass the device on': 1,
  trespass: 1,
}
const STAFF_STEPS = {
  advance: 6,
  complete: 2,
  cancel: 2,
  reopen: 2,
  'change room of order': 1,
  'move guest': 1,
  reprice: 4,
  'sell out': 3,
  announce: 2,
  'hide announcement': 1,
  inform: 1,
  answer: 3,
  trespass: 1,
}
const PLATFORM_STEPS = {
  visit: 3,
  'work on visit': 4,
  'end visit': 1,
  pulse: 1,
  'list hotels': 1,
  trespass: 1,
}
const FAULTS = {
  'kill server': 4,
  'kill database': 2,
  cut: 3,
  silence: 3,
  'lose answers': 4,
  'lose notices': 3,
  slow: 2,
  'wrong clock': 1,
}

export type GuestStep = Step<keyof typeof GUEST_STEPS>
export type StaffStep = Step<keyof typeof STAFF_STEPS>
export type PlatformStep = Step<keyof typeof PLATFORM_STEPS>
export type Fault = { afterMs: number; name: keyof typeof FAULTS; forMs: number; pick: number }

export type Plan = {
  seed: number
  hotels: number
  servers: number
  /** `guests`: who hold the device, one after the other, by their number in the hotel. */
  devices: { hotel: number; guests: number[]; steps: GuestStep[] }[]
  staff: { hotel: number; steps: StaffStep[] }[]
  platform: PlatformStep[]
  /** When the hourly tidying comes, besides. */
  tidyings: number[]
  faults: Fault[]
}

export type Length = 'short' | 'long'

const STEPS = { short: { min: 4, max: 8 }, long: { min: 6, max: 12 } }
const FAULT_COUNT = { short: { min: 1, max: 2 }, long: { min: 0, max: 4 } }
const LONGEST_THINKING_MS = 320
export const GUESTS_OF_DEVICE = 2

const named = <Name extends string>(weights: Record<Name, number>) =>
  fc.oneof(
    ...(Object.entries(weights) as [Name, number][]).map(([name, weight]) => ({
      weight,
      arbitrary: fc.constant(name),
    })),
  )

const steps = <Name extends string>(weights: Record<Name, number>, length: Length) => {
  const { min: minLength, max: maxLength } = STEPS[length]
  const step: fc.Arbitrary<Step<Name>> = fc.record({
    afterMs: fc.integer({ min: 0, max: LONGEST_THINKING_MS }),
    name: named(weights),
    pick: fc.nat(999),
    amount: fc.integer({ min: 1, max: 3 }),
  })
  return fc.array(step, { minLength, maxLength, size: 'max' })
}

const fault: fc.Arbitrary<Fault> = fc.record({
  afterMs: fc.integer({ min: 100, max: 900 }),
  name: named(FAULTS),
  forMs: fc.integer({ min: 100, max: 900 }),
  pick: fc.nat(999),
})

const evening = (length: Length, hotels: number) =>
  fc.record({
    servers: fc.constantFrom(1, 2, 2),
    devices: fc.tuple(
      ...Array.from({ length: hotels * 2 }, (_, at) =>
        fc.record({
          hotel: fc.constant(at % hotels),
          guests: fc.constant(
            Array.from(
              { length: GUESTS_OF_DEVICE },
              (_, guest) => Math.floor(at / hotels) * GUESTS_OF_DEVICE + guest,
            ),
          ),
          steps: steps(GUEST_STEPS, length),
        }),
      ),
    ),
    staff: fc.tuple(
      ...Array.from({ length: hotels }, (_, hotel) =>
        fc.record({ hotel: fc.constant(hotel), steps: steps(STAFF_STEPS, length) }),
      ),
    ),
    platform: steps(PLATFORM_STEPS, length),
    tidyings: fc.array(fc.integer({ min: 200, max: 2500 }), { maxLength: 2 }),
    faults: fc.array(fault, {
      minLength: FAULT_COUNT[length].min,
      maxLength: FAULT_COUNT[length].max,
      size: 'max',
    }),
  })

/** The evening of a seed: the same seed and length make the same plan. */
export function planOf(seed: number, length: Length): Plan {
  const hotels = seed % 4 === 0 ? 3 : 2
  const [drawn] = fc.sample(fc.noBias(evening(length, hotels)), { seed, numRuns: 1 })
  if (!drawn) throw new Error('No evening was drawn')
  return { seed, hotels, ...drawn }
}
