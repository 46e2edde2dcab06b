import type { DIETS } from '#features/diet/traits.ts'

/** Greetings, thanks and goodbyes, and the words around them. */
export type SmallTalk = {
  hello: string
  thanks: string
  bye: string
  around: string
  /** The article attached to the front of a noun. */
  front?: RegExp
}

/**
 * The words that tell what is asked about the menu, the services and the guest's order. As in `SmallTalk`, the words
 * are folded and separated by spaces; `narudzb*` matches a prefix.
 */
export type TalkWords = {
  /** The language's name in the instructions to the model. */
  name: string
  /** Words that tell what is asked about something, but not about what. */
  asking: string
  price: string
  having: string
  what: string
  eating: string
  menu: string
  services: string
  open: string
  order: string
  orderState: string
  ordering: string
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
  /** The "and" that is attached to the next word. */
  attached?: string
  /** What a question begins with: a regular expression. */
  question: string
}

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
}

/**
 * The words of guests who order. Lists are separated by spaces (`towel*` matches a prefix); phrases are sources of
 * regular expressions over folded words.
 */
export type OrderWords = {
  numbers: readonly (readonly [words: string, number: number])[]
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
  /** What a time begins with, before a number. */
  times: string
  /** What stands before the number of a room. */
  rooms: string
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

/** What the knowledge search needs to know about a language. */
export type SearchWords = {
  /** Its Unicode script, by which words in such languages are recognized. */
  script: string
  /** Words in nearly every sentence, and in no other language of the script. */
  common: string
  /** Letters that the script's other languages do not have. */
  letters?: RegExp
  /**
   * Steps that remove the inflection from a folded word. A word does not tell which language of its script it is in, so
   * all languages apply their first step, then their second.
   */
  stem: readonly ((word: string) => string)[]
  /** The prefix attached to a word. */
  joined?: RegExp
  /** Question words, pronouns and conjunctions, which say nothing about the subject. */
  stopWords: string
  /** Words about price, time and booking: they fit any subject, so they hardly distinguish entries. */
  weakWords: string
  /**
   * Synonyms used by guests and entries, formal and colloquial, separated by commas. A word stands for its inflections;
   * several words in one item form a phrase.
   */
  concepts: Record<Concept, string>
}

export type Concept =
  | 'wifi'
  | 'password'
  | 'breakfast'
  | 'lunch'
  | 'dinner'
  | 'restaurant'
  | 'table'
  | 'meal'
  | 'roomservice'
  | 'drink'
  | 'bar'
  | 'alcohol'
  | 'checkin'
  | 'checkout'
  | 'late'
  | 'early'
  | 'reception'
  | 'identity'
  | 'luggage'
  | 'store'
  | 'parking'
  | 'car'
  | 'electric'
  | 'charge'
  | 'carrental'
  | 'airport'
  | 'transfer'
  | 'flight'
  | 'taxi'
  | 'transit'
  | 'ticket'
  | 'center'
  | 'pool'
  | 'gym'
  | 'spa'
  | 'massage'
  | 'sauna'
  | 'laundry'
  | 'drycleaning'
  | 'clothes'
  | 'iron'
  | 'towel'
  | 'linen'
  | 'cleaning'
  | 'disturb'
  | 'minibar'
  | 'water'
  | 'safe'
  | 'valuables'
  | 'television'
  | 'cooling'
  | 'heating'
  | 'coffee'
  | 'tea'
  | 'cot'
  | 'baby'
  | 'bed'
  | 'child'
  | 'babysitter'
  | 'playroom'
  | 'pet'
  | 'smoking'
  | 'balcony'
  | 'payment'
  | 'bankcard'
  | 'cash'
  | 'deposit'
  | 'exchange'
  | 'atm'
  | 'invoice'
  | 'company'
  | 'email'
  | 'cancel'
  | 'refund'
  | 'reservation'
  | 'extend'
  | 'lost'
  | 'doctor'
  | 'pharmacy'
  | 'fire'
  | 'emergency'
  | 'ambulance'
  | 'police'
  | 'prayer'
  | 'qibla'
  | 'mosque'
  | 'prayermat'
  | 'halal'
  | 'pork'
  | 'meat'
  | 'allergy'
  | 'nuts'
  | 'gluten'
  | 'vegetarian'
  | 'bread'
  | 'oldtown'
  | 'map'
  | 'walk'
  | 'cablecar'
  | 'excursion'
  | 'meeting'
  | 'projector'
  | 'print'
  | 'computer'
  | 'wheelchair'
  | 'lift'
  | 'noise'
  | 'visitor'
  | 'wakeup'
  | 'socket'
  | 'phone'
  | 'roomkey'
  | 'tax'
  | 'bicycle'
  | 'rent'
  | 'ski'
  | 'buy'
  | 'weather'
  | 'sim'
  | 'wedding'
  | 'tapwater'
  | 'lend'
  | 'discount'
  | 'dresscode'
  | 'music'
  | 'beach'
  | 'sunbed'
  | 'swimwear'
  | 'boat'
  | 'paddle'
  | 'dive'
  | 'fishing'
  | 'hike'
  | 'run'
  | 'aerobics'
  | 'yoga'
  | 'tennis'
  | 'golf'
  | 'football'
  | 'hair'
  | 'pushchair'
  | 'diaper'
  | 'highchair'
  | 'nursing'
  | 'teenager'
  | 'pregnant'
  | 'insect'
  | 'snake'
  | 'dentist'
  | 'hospital'
  | 'pain'
  | 'thermometer'
  | 'firstaid'
  | 'injector'
  | 'flower'
  | 'cake'
  | 'birthday'
  | 'party'
  | 'dance'
  | 'piano'
  | 'boardgame'
  | 'library'
  | 'cinema'
  | 'museum'
  | 'church'
  | 'supermarket'
  | 'souvenir'
  | 'post'
  | 'parcel'
  | 'umbrella'
  | 'toiletries'
  | 'hairdryer'
  | 'soap'
  | 'robe'
  | 'shower'
  | 'toilet'
  | 'view'
  | 'extrabed'
  | 'suite'
  | 'broken'
  | 'leak'
  | 'lamp'
  | 'tip'
  | 'loyalty'
  | 'complaint'
  | 'manager'
  | 'job'
  | 'security'
  | 'lactose'
  | 'ice'
  | 'buffet'
  | 'halfboard'
  | 'packed'
  | 'happyhour'
  | 'guide'
  | 'train'
  | 'scooter'
  | 'fuel'
  | 'licence'
  | 'waste'
  | 'solar'
  | 'deaf'
  | 'blind'
  | 'stairs'
  | 'shoe'
  | 'sewing'
  | 'allnight'
  | 'couple'

/**
 * How guests ask what is in a dish and for whom it is. Words are folded, their article removed, and separated by spaces;
 * `orah*` matches a prefix.
 */
export type DietWords = {
  /** Those of allergens stand with what guests note (`features/diet/words`). */
  diets: Record<(typeof DIETS)[number], string>
  /** Asks for all allergens. */
  allergens: string
  contains: string
  without: string
  /** Asks about something to eat, whichever it is. */
  eating: string
  /** Tells that something is in something else, or what it is; too common to ask by itself. */
  being: string
  /** Makes the question another one. */
  otherwise: string
  /** Says nothing about which dish is meant. */
  around: string
}

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
  /** Before an hour, and after one. */
  at: string
  hour: string
  /** Half an hour after an hour, and before one. */
  halfPast: readonly string[]
  halfTo?: readonly string[]
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
  /** After the number of a day, and between it and the month. */
  dayEnding?: string
  ofMonth?: string
  /** Days that are not told exactly, such as next week. */
  someDay: string
  morning: string
  afternoon: string
  evening: string
  /** Before a span of time that begins now, its units, and spans that are a word of their own, in minutes. */
  within: string
  hoursLong: string
  minutes: string
  /** Units of days, and how many each is. */
  dayUnits: readonly (readonly [unit: string, days: number])[]
  spans: readonly (readonly [phrase: string, minutes: number])[]
  /** For so many people, and for two in a word. */
  forPeople: readonly string[]
  people: string
  forTwo?: string
  /** Endings of nouns that mean one of what they name. */
  singular: string
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
