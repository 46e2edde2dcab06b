import { PLACE_WORDS } from '#features/language/named.ts'
import { foldText } from '#kit/shared/text.ts'

export const PLACES = ['old-town', 'spires', 'towers', 'coast', 'mountains', 'dunes', 'hills'] as const
export type Place = (typeof PLACES)[number]

/** What the city of a time zone says; the first that fits. */
const BY_ZONE: [RegExp, Place][] = [
  [
    /Sarajevo|Istanbul|Skopje|Cairo|Damascus|Baghdad|Tehran|Baku|Tashkent|Samarkand|Kabul|Karachi|Casablanca|Tunis|Algiers|Tripoli|Amman|Beirut|Jerusalem|Gaza|Hebron/,
    'old-town',
  ],
  [/Dubai|Riyadh|Qatar|Kuwait|Bahrain|Muscat|Aden|Khartoum|Niamey|Nouakchott/, 'dunes'],
  [
    /Zurich|Vaduz|Oslo|Andorra|Kathmandu|Thimphu|Denver|Edmonton|Anchorage|Reykjavik|La_Paz|Bishkek/,
    'mountains',
  ],
  [
    /^(Atlantic|Indian|Pacific)|Malta|Athens|Podgorica|Tirane|Zagreb|Nicosia|Famagusta|Monaco|Gibraltar|Lisbon|Barbados|Jamaica|Nassau|Cancun|Havana|Santo_Domingo|Puerto_Rico|Aruba|Martinique|Guadeloupe|Makassar|Colombo/,
    'coast',
  ],
  [/^(America|Asia|Australia)/, 'towers'],
  [/Rome|San_Marino|Madrid|Belgrade|^Africa/, 'hills'],
  [/^Europe/, 'spires'],
]

const found = (text: string, places: readonly (readonly [RegExp, Place])[]) =>
  places.find(([words]) => words.test(text))?.[1]

/** The landscape that suits a hotel: by the words of its name, else by the city of its clock. */
export const placeOf = (name: string, timeZone: string): Place =>
  found(foldText(name), PLACE_WORDS) ?? found(timeZone, BY_ZONE) ?? 'spires'
