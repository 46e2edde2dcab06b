import { foldText } from '#kit/shared/text.ts'

export const PLACES = ['old-town', 'spires', 'towers', 'coast', 'mountains', 'dunes', 'hills'] as const
export type Place = (typeof PLACES)[number]

/** What a hotel's name says about where it stands, in English, Bosnian and Arabic; the first that fits. */
const BY_NAME: [RegExp, Place][] = [
  [
    /\b(beach|bay|sea|seaside|ocean|coast|marina|harbou?r|island|lagoon|riviera|adria\w*|jadran\w*|otok|resort)\b|شاطي|بحر|خليج|جزيره|منتجع/,
    'coast',
  ],
  [/\b(alp\w*|mountain|peak|summit|ski|chalet|lodge|glacier|fjord|planin\w*|snow)\b|جبل|جبال/, 'mountains'],
  [/\b(desert|dunes?|oasis|sands?|pustinj\w*)\b|صحراء|واحه|رمال/, 'dunes'],
  [/\b(airport|towers?|sky\w*|business|central|metro|aerodrom|neboder)\b|مطار|برج|ابراج/, 'towers'],
  [
    /\b(villas?|vila|gardens?|vineyards?|manor|farm|estate|country|hills?|vrt|imanje)\b|فيلا|حديقه|ريف/,
    'hills',
  ],
  [/\b(bazaar|saray|sultan|medina|pasha|carsija|konak)\b|سلطان|خان|سراي/, 'old-town'],
  [/\b(cathedral|abbey|castle|chateau|dvorac)\b|قلعه/, 'spires'],
]

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

const found = (text: string, places: [RegExp, Place][]) => places.find(([words]) => words.test(text))?.[1]

/** The landscape that suits a hotel: by the words of its name, else by the city of its clock. */
export const placeOf = (name: string, timeZone: string): Place =>
  found(foldText(name), BY_NAME) ?? found(timeZone, BY_ZONE) ?? 'spires'
