/** Greetings, thanks and goodbyes, and what stands around them. */
export type SmallTalk = {
  hello: string
  thanks: string
  bye: string
  around: string
  /** What is glued to the front of a noun. */
  front?: RegExp
}

/**
 * The words by which the assistant knows what is asked of the menu, the services and the guest's order. Here as in the
 * small talk: folded, with blanks between them; `narudzb*` is the beginning of a word.
 */
export type TalkWords = {
  /** As the model is told to write. */
  name: string
  /** Words that say what is asked of something, and not of what. */
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
  /** The answers to a yes or no, in files of entries. */
  yes: string
  no: string
  /** By category of the menu. */
  dishes: Record<
    'Soups' | 'Cold Appetizers' | 'Warm Appetizers' | 'Main Courses' | 'Desserts' | 'Drinks',
    string
  >
}

/** What the search for entries knows of a language. */
export type SearchWords = {
  /** Of Unicode, by which a word is known to be of such a language. */
  script: string
  /** Words that nearly every sentence has, and that no other language of the script knows. */
  common: string
  /** Letters that the other languages of the script do not have. */
  letters?: RegExp
  /**
   * Takes the inflection from a folded word, step by step. A word does not say which language of its script it is in:
   * all of them take their first step, then their second.
   */
  stem: readonly ((word: string) => string)[]
  /** What is joined to the front of a word. */
  joined?: RegExp
  /** Words that ask, point or join, and say nothing about what is asked for. */
  stopWords: string
  /** Words about price, time and booking: they ask about anything, and tell one entry from another only a little. */
  weakWords: string
  /**
   * What a hotel's guests and entries call the same thing, written and spoken, with commas between them. A word stands
   * for its inflections; words of several parts count together.
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
