import type { PartOfDay } from '#kit/shared/greeting.ts'

/** What only the server reads, so as to understand what guests ask and what hotels write. */
export type AskedWords = {
  talk: TalkWords
  joining: JoiningWords
  claims: ClaimWords
  diets: DietWords
  hours: HourWords
  orders: OrderWords
  /** By part of the day, words of what guests ask about most then, the first before the next; written as those of talk. */
  wanted: Record<PartOfDay, string>
}

export type Diet = 'vegetarian' | 'vegan' | 'halal' | 'spicy'

/**
 * The words that tell what is asked about the menu, the services and the guest's order. As in `SmallTalkWords`, the words
 * are folded and separated by spaces; `narudzb*` matches a prefix.
 */
export type TalkWords = {
  /** The language's name in the instructions to the model. */
  name: string
  /** Words that tell what is asked about something, but not about what. */
  asking: string
  price: string
  having: string
  /** Asks what there is of something, beside a word such as "which". */
  offering: string
  what: string
  eating: string
  /** What kitchens elsewhere have: where this one has not, that is said. */
  foods: string
  menu: string
  services: string
  open: string
  order: string
  orderState: string
  ordering: string
  /** Of two words such as `i_order`: places an order, rather than asks how one is. */
  placing: string
  /** Yes and no in imported files of entries. */
  yes: string
  no: string
  /** By menu category. */
  dishes: Record<
    'Soups' | 'Cold Appetizers' | 'Warm Appetizers' | 'Main Courses' | 'Desserts' | 'Drinks',
    string
  >
}

/** Words that join dishes of an order, things of a question and whole questions. */
export type JoiningWords = {
  and: string
  /** Means it before another question only. */
  andAsking?: string
  /** A word that means it before some others only, with these: a regular expression. */
  andBefore?: string
  /** Words that are an "and" only before a number and a dish: `2 hummus w 1 falafel`. */
  andBeforeDish?: string
  /** What a question begins with: a regular expression. */
  question: string
}

type Same = 'included' | 'free' | 'needed' | 'allowed' | 'come' | 'day'

/** What a number counts: a currency has three letters. */
type Unit = 'eur' | 'usd' | 'gbp' | 'bam' | 'percent' | 'minutes'

/** Words by which one sentence claims something else than another with the same subjects. */
export type ClaimWords = {
  /** Turns a claim into its opposite. */
  not: string
  /** Narrows a claim. */
  only: string
  /** Before a number: from then on. */
  from: string
  until: string
  before: string
  after: string
  /** At the beginning of a sentence: it goes on about what the one before was about. */
  referring: string
  /** Carries a sentence and claims nothing. */
  carrying: string
  /** Says nothing about a subject to a search, and yet something that may be wrong. */
  claiming: string
  /** That it is the guest's: claims something of a room alone. */
  yours: string
  /** Words that claim the same, in any language. */
  same: Record<Same, string>
  /** Begins what has to be so, or for whom alone it is so. */
  condition: string
  /** Says that something was done: true only where the very word stands. */
  acting: string
  /** Beside it: that whoever speaks did it, which an answer never has. */
  speaking: string
  /** At the beginning of an answer: agrees, and claims nothing. */
  affirming: string
  /** Beside a price, and beside a time: says what the number says already. */
  costing: string
  timing: string
  /** What a number counts: words by what they mean. */
  units: Record<Unit, string>
  /** Beside a number: that it is a price. A regular expression over folded text. */
  money: string
}

/**
 * The words of guests who order. Lists are separated by spaces (`towel*` matches a prefix); phrases are sources of
 * regular expressions over folded words.
 */
export type OrderWords = {
  numbers: readonly (readonly [words: string, number: number])[]
  /** Numbers of several words. */
  numberPhrases: readonly (readonly [phrase: string, number: number])[]
  /** Half of one, before what is halved; and half of one more, after a number or what is counted: regular expressions. */
  half: string
  andHalf: string
  /** Endings of a noun that mean two of it, and what the noun alone has instead. */
  duals?: readonly (readonly [ending: RegExp, alone: string])[]
  /** Phrases that ask for something to be brought. */
  wanting: readonly string[]
  /** What begins a question, once the phrases above are taken off. */
  askingFirst: readonly string[]
  /** What makes a question of a sentence wherever it stands. */
  asking: readonly string[]
  /** What makes a sentence a complaint, a cancellation or praise. */
  telling: readonly string[]
  /** Phrases with words of `telling` that mean nothing of the kind. */
  harmless: readonly string[]
  /** What a remark about a dish begins with; `one_two` is two words. */
  notes: string
  /** Those of them that ask for something besides, rather than for less of it. */
  adding: string
  /** Between what was said and what is meant instead: "two, no, three". */
  correcting: string
  /** That a number is of each dish that was named: "one of each". */
  ofEach: string
  /** That each of several people has it. */
  perPerson: string
  /** Before a remark: that it is about all that was said. A regular expression. */
  ofAll: string
  /** Before a remark: that it is about one of several, by its place or by whose it is. */
  shares: string
  /** Between a remark and what it is about: "garlic on the side for the dumplings". */
  regarding: string
  /** Before what has been spoken of, as a word of its own. */
  definite: string
  /** That several people have one of it together. */
  sharing: string
  /** How much of it, before or behind it: part of a remark. */
  degrees: string
  /** How something is made or brought, rather than what: a remark about the dish before. */
  manner: string
  /** That nothing is chosen of a dish's options: "two oat, two normal". */
  plain: string
  /** Behind what comes with the dish before it: "grilled chicken on top". A regular expression. */
  onTop: string
  /** What a table is laid with: "a bottle of water and two glasses". */
  tableware: string
  /** Before what a choice stands for: "salad instead of potatoes". */
  insteadOf: string
  /** What a time begins with, before a number. */
  times: string
  /** What stands before the number of a room. */
  rooms: string
  /** What leads to a place, and places to which guests have things brought: regular expressions. */
  toPlace: string
  places: string
  /** Cups, plates and the like. */
  measures: string
  /** Words that say nothing about what is wanted. */
  around: string
  /** What the reception brings. */
  things: string
}

/** How hours are written, and how guests ask whether something is open now: regular expressions over folded text. */
export type HourWords = {
  /** Monday first. */
  days: readonly [string, string, string, string, string, string, string]
  daily: string
  /** Left out where their days differ from country to country. */
  weekdays?: string
  weekend?: string
  /** Between the first and the last of several days. */
  through: string
  /** Before the first time of a range, and before the second. */
  from: string
  until: string
  /** Before a time. */
  at: string
  /** After a time: which half of the day it is in. */
  morning: string
  evening: string
  /** After a time: that it is one. */
  hour: string
  /** Where `7:00` is never in the evening. */
  isBy24?: true
  noon: string
  midnight: string
  always: string
  /** Makes hours hold for some of the year only. */
  seasons: string
  /** Makes a sentence say less than plain hours, or other hours than those of opening. */
  doubtful: string
  /** Phrases with words of the above that mean nothing of the kind. */
  harmless: string
  closed: string
  opening: string
  /** Begins another thought within a sentence. */
  aside: string
  now: string
  open: string
  /** Asks about now even without `now`. */
  plain: string
  /** Asks about now by itself. */
  late: string
  /** Begins a question that is answered by yes or no. */
  isIt: string
  /** Asks for another time, or for something else than yes or no. */
  otherwise: string
}

/**
 * How guests ask what is in a dish and for whom it is. Words are folded, their article removed, and separated by spaces;
 * `orah*` matches a prefix.
 */
export type DietWords = {
  /** Those of allergens and allergies are the ones that guests note (`HealthWords`). */
  diets: Record<Diet, string>
  /** Asks for all allergens. */
  allergens: string
  contains: string
  without: string
  /** Asks what is to be left alone; a regular expression. */
  avoiding: string
  /** Asks whether something is for whoever asks, who has said what they must not eat; a regular expression. */
  forMe: string
  /** Asks about something to eat, whichever it is. */
  eating: string
  /** Tells that something is in something else, or what it is; too common to ask by itself. */
  being: string
  /** Makes the question another one. */
  otherwise: string
  /** Says nothing about which dish is meant. */
  around: string
}
