/** What a question asks for, where a text shows whether it tells that. */
export type AskedFor =
  | 'price'
  | 'capacity'
  | 'time'
  | 'age'
  | 'size'
  | 'warmth'
  | 'lasting'
  | 'distance'
  | 'name'
  | 'place'

/** How guests go on about what was said before: sources of regular expressions over folded words. */
export type FollowUpWords = {
  /** Stands for what was named: `it`, `that one`. */
  pronouns: string
  /** A verb or noun, `stem`, and the pronoun that belongs to it. */
  attached?: string
  /** The first, second, third, fourth and last of what was listed. */
  places: readonly [string, string, string, string, string]
  /** One of them as it is named; `<place>` stands for its place. */
  placed: string
  /** Before and after it, in a message that wants it. */
  picking: readonly [before: string, after: string]
  /** So many of it, as a whole message; `<number>` stands for the number. */
  again: string
  /** Agrees to what was offered, as a whole message. */
  agreeing: string
  /** Before another subject, about which the same is asked, with what follows it. */
  whatAbout: string
  /** Takes back what was said before, and goes on with what is meant. */
  instead: string
  /** Says that something else is wanted than before. */
  rather: string
  /** At the beginning of a message that goes on about what was said. */
  goingOn: string
  /** Stands within a message for what was said, where no name can be put in its place: `there`, `her`. */
  referring: string
  /** Before a place or a condition, which is no other subject: `and on the roof?`, `and if it rains?` */
  circumstance: string
  /** Asks whether something is there at all, as of something new. */
  existing: string
  /** Asks whether one may or must, or how something is that was spoken of. */
  modal: string
  /** For so many people; no regular expression. */
  forPeople: string
  /** How each is asked for, and how a text of the hotel tells it. */
  asks: Record<AskedFor, { asked: string; told: string }>
  /** How what is on a card is changed. */
  changes: {
    /** Takes something off, and puts something in the place of something else. */
    dropping: string
    swapping: string
    /** Before what is wanted as well, at the beginning of a message or within it. */
    adding: string
    /** Wants so many fewer of it. */
    fewer: string
    /** Wants all of it once more, for somebody else. */
    same: string
    /** Words that stand around a time where no more is changed: `make it`. */
    moving: string
    /** Says nothing of what is wanted. */
    fillers: string
    /** Before what is chosen of a dish's options; no regular expression. */
    with: string
  }
  /** Asks about something, wherever in a message it stands. */
  questioning: string
  /** Asks for what has no meat, and what is called so. */
  meatless: readonly [said: string, called: string]
  /** Asks what all of it costs. */
  total: string
  /** Picks what costs least, and asks for what costs less. */
  cheapest: string
  cheaper: string
  /** Before the name of what is wanted; no regular expression. */
  wanting: string
}
