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
  /** Before the name of what is wanted; no regular expression. */
  wanting: string
}
