/** Greetings, thanks and goodbyes, and the words around them. */
export type SmallTalkWords = { hello: string; thanks: string; bye: string; around: string }

/** What a language writes in one word with the next. */
export type AttachedWords = {
  /** The "and", and the article after it, by which it is told from a word's own letter. */
  and: string
  article: string
  /** The article of a noun, with what may stand before that. */
  front: RegExp
  /** What the search looks past at the front of a word. */
  prefix: RegExp
  /** What may stand before a food in a note: the "and", then one of the others. */
  inNotes: { and: RegExp; article: RegExp; prefix: RegExp }
  /** A word of a note that has an "and" before it. */
  joined: RegExp
}

/** What is left aside where guests' names and rooms are compared. */
export type NameWords = {
  titles: string
  /** The word for a room, and for its number. */
  room: string
}

/** What a hotel's name says about where it stands: regular expressions over a folded name. */
export type PlaceWords = Record<
  'coast' | 'mountains' | 'dunes' | 'towers' | 'hills' | 'old-town' | 'spires',
  string
>

/** What a dish's name says about what it is, to be drawn without a picture: as for places. */
export type DishWords = Record<
  | 'soup'
  | 'breakfast'
  | 'coffee'
  | 'drink'
  | 'dessert'
  | 'fish'
  | 'salad'
  | 'pasta'
  | 'sandwich'
  | 'grill'
  | 'mezze',
  string
>

/** The small lists of a language, which browsers read, too. */
export type Words = {
  /** Null where the language writes nothing so. */
  attached: AttachedWords | null
  names: NameWords
  places: PlaceWords
  dishes: DishWords
  /** How hotels call the parts of their day, to begin with. */
  dayParts: Record<'breakfast' | 'lunchAndDinner' | 'night', string>
  smallTalk: SmallTalkWords
}
