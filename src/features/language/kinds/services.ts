/**
 * The words of guests who want something done or booked. Phrases are sources of regular expressions over folded words;
 * `<hour>` and `<number>` stand for what is said of each.
 */
export type ServiceWords = {
  /** Phrases that ask for it, besides those of orders. */
  wanting: readonly string[]
  /** Phrases that tell of something that is booked already, or ask where it is. */
  telling: string
  /** Declines something, says so at the beginning of a message, and what goes before that which is wanted instead. */
  declining: string
  noneOf: string
  but: string
  /** Asks to cancel or to move what is booked, or when or where it is; says whose it is; and one's bookings. */
  cancelling: string
  /** Says no more than that something is to be cancelled; asks whether it can be; lets go of what was only offered. */
  bare: string
  mayI: string
  dropping: string
  moving: string
  asksWhen: string
  mine: string
  bookings: string
  /** Asks by which rules that can be done. */
  policy: string
  /** Phrases that only look like a question. */
  harmless?: string
  /** Asks to talk to a person; with one of the others beside it something else is asked. */
  person: string
  notPerson: string
  /** Asks what is on at the hotel; beside it no more than greetings is said. */
  news: string
  /** Asks for how much and how long something can be had, and when. */
  terms: string
  opening: string
  /** Tells that something does not work. */
  broken: string
  /** Asks to have something mended. */
  repair: string
  /** Words of `things` that only say how something else is to be. */
  adjectives?: string
  /** Says nothing about what is wanted; `book*` matches a prefix. */
  around: string
  /** What is brought or done, where the search knows no word for just that. */
  things: Record<Thing, string>
  /** Hours in words. */
  hours: readonly (readonly [words: string, hour: number])[]
  /** Whether the hours of a day are counted to 24. */
  countsTo24?: boolean
  /** Before an hour, and after one. */
  at: string
  hour: string
  /** How hours are said with minutes, which are before the hour where negative. */
  clockPhrases: readonly (readonly [phrase: string, minutes: number])[]
  noon: string
  midnight: string
  today: string
  tomorrow: string
  dayAfter: string
  yesterday: string
  /** Before a day of the week. */
  onDay: string
  /** The months from January, as said beside a day; what may stand before a month that is said alone. */
  months: readonly string[]
  inMonth: string
  /** Before the number of a day, after it, and between it and the month; what such a number may count besides days. */
  beforeDate?: string
  dayEnding?: string
  ofMonth?: string
  ordinals?: string
  /** Days that are not told exactly, such as next week. */
  someDay: string
  morning: string
  afternoon: string
  evening: string
  /** What says so only beside an hour: `am`. */
  halves?: Partial<Record<'morning' | 'afternoon' | 'evening', string>>
  /** Meals by which it is known which half of the day an hour is in: in the morning, at midday, in the evening. */
  meals: readonly [string, string, string]
  /** How something is wanted for a meal, which `<meal>` stands for. */
  forMeal: string
  /** Not now, and no more than that; and now rather than later. */
  later: string
  soon: string
  /** Before a span of time that begins now, its units, and spans that are a word of their own, in minutes. */
  within: string
  hoursLong: string
  minutes: string
  /** Units of days, and how many each is. */
  dayUnits: readonly (readonly [unit: string, days: number])[]
  spans: readonly (readonly [phrase: string, minutes: number])[]
  /** How a time is moved that was said before, by so many minutes each; `<number>` need not be said. */
  shifts: readonly (readonly [phrase: string, minutes: number])[]
  /** For so many people, and for two in a word. */
  forPeople: readonly string[]
  people: string
  forTwo?: string
  /** Endings of nouns that mean one of what they name; the article that says one of anything. */
  singular: string
  one?: string
}

export type Thing =
  | 'clean'
  | 'pillow'
  | 'blanket'
  | 'sheets'
  | 'slippers'
  | 'bathrobe'
  | 'soap'
  | 'toiletpaper'
  | 'kettle'
  | 'adapter'
