import { openSync, writeFileSync } from 'node:fs'
import { type CreatedHotel, trialHotelCreator } from '#demo/trial/create.ts'
import { planTrialHotels, type TrialHotel } from '#demo/trial/plan.ts'
import { readTrialSources } from '#demo/trial/sources.ts'
import { type Command, readArgs, readCount, UsageError } from './command.ts'
import { withHotelly } from './open.ts'
import { tableOf } from './print.ts'

const AT_ONCE = 6
const PROGRESS_MS = 2000
const SHOWN = 20

const text = { type: 'string' } as const
const OPTIONS = {
  hotels: text,
  dishes: text,
  guests: text,
  count: text,
  seed: text,
  out: text,
  'guests-per-hotel': text,
  'dishes-per-hotel': text,
}

export const createTrialHotels: Command = {
  usage: '--hotels <names.txt> --dishes <dishes.csv> --guests <surnames.csv> [options]',
  summary: 'Adds many hotels with menus and guests, to try the platform with.',
  details: `  --hotels <file>          one hotel name on each line
  --dishes <file>          CSV with the columns name and highest_price
  --guests <file>          CSV with the columns kind and surname; every kind is drawn in turn
  --count <n>              hotels, 200 if not given
  --guests-per-hotel <n>   20 if not given
  --dishes-per-hotel <n>   60 if not given
  --seed <n>               1 if not given; the same seed makes the same hotels (passwords aside)
  --out <file.json>        writes hotels, guests and passwords there instead of printing them
Each hotel gets one admin with a password that is shown this once. A hotel whose slug exists is left alone.`,
  run: async (args, say) => {
    const { values } = readArgs(args, [], OPTIONS)
    const { hotels, dishes, guests, out } = values
    if (!hotels || !dishes || !guests) throw new UsageError('--hotels, --dishes and --guests are needed.')
    const sizes = {
      count: readCount('count', values.count, 200, 100_000),
      guestsPerHotel: readCount('guests-per-hotel', values['guests-per-hotel'], 20, 2000),
      dishesPerHotel: readCount('dishes-per-hotel', values['dishes-per-hotel'], 60, 2000),
      seed: readCount('seed', values.seed, 1, 4_294_967_295),
    }
    const plan = planTrialHotels(await readTrialSources({ hotels, dishes, guests }), sizes)
    // Opened before any work, so that no passwords are created that cannot be saved.
    const file = out ? openSync(out, 'wx', 0o600) : null
    const created: CreatedHotel[] = []
    const known: string[] = []
    // Also runs on interruption, because the passwords are stored nowhere else.
    process.once('exit', () => {
      if (file !== null) writeFileSync(file, `${JSON.stringify({ hotels: created }, null, 1)}\n`)
      else if (created.length > 0) say(passwordsOf(created))
      if (known.length > 0) say(`Skipped, as they already exist: ${shortened(known)}`)
      say(`Added ${created.length} hotels${out ? `, written to ${out}` : ''}.`)
    })
    await withHotelly(say, async ({ database, events }) => {
      const create = trialHotelCreator(database)
      const stopTelling = tellProgress(() => created.length + known.length, sizes.count, say)
      await inParallel(plan, async (hotel) => {
        const made = await create(hotel)
        if (made) created.push(made)
        else known.push(hotel.slug)
      }).finally(stopTelling)
      events.announce('hotel', { hotelId: null })
    })
  },
}

const shortened = (slugs: string[]) =>
  slugs.length > SHOWN
    ? `${slugs.slice(0, SHOWN).join(', ')} and ${slugs.length - SHOWN} more`
    : slugs.join(', ')

const passwordsOf = (created: CreatedHotel[]) =>
  tableOf([
    ['hotel', 'staff e-mail', 'password', 'a guest'],
    ...created.map(({ slug, admin, guests: [guest] }) => {
      return [slug, admin.email, admin.password, guest ? `${guest.loginName}, ${guest.roomNumber}` : '']
    }),
  ])

function tellProgress(done: () => number, count: number, say: (line: string) => void) {
  const timer = setInterval(() => say(`  ${done()} of ${count} hotels`), PROGRESS_MS)
  return () => clearInterval(timer)
}

/** Adds several hotels at a time: while one is being written, the passwords of others are hashed. */
async function inParallel(plan: Iterator<TrialHotel>, work: (hotel: TrialHotel) => Promise<void>) {
  const stop = new AbortController()
  const worker = async () => {
    for (let next = plan.next(); !next.done && !stop.signal.aborted; next = plan.next()) {
      await work(next.value).catch((error: unknown) => {
        stop.abort()
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker))
  const failure = ends.find((end) => end.status === 'rejected')
  if (failure) throw failure.reason
}
