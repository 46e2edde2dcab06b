import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { inLanguages } from '#kit/shared/texts.ts'
import { ASKED as ARABIC_ASKED } from '../ar/asked.ts'
import { FOODS as ARABIC_FOODS } from '../ar/foods.ts'
import { SEARCH as ARABIC_SEARCH } from '../ar/search.ts'
import { EMERGENCY as ARABIC_EMERGENCY } from '../ar/emergency.ts'
import { SERVICES as ARABIC_SERVICES } from '../ar/services.ts'
import { FOLLOW_UPS as ARABIC_FOLLOW_UPS } from '../ar/talk.ts'
import { TROUBLE as ARABIC_TROUBLE } from '../ar/trouble.ts'
import { ASKED as BOSNIAN_ASKED } from '../bs/asked.ts'
import { FOODS as BOSNIAN_FOODS } from '../bs/foods.ts'
import { SEARCH as BOSNIAN_SEARCH } from '../bs/search.ts'
import { EMERGENCY as BOSNIAN_EMERGENCY } from '../bs/emergency.ts'
import { SERVICES as BOSNIAN_SERVICES } from '../bs/services.ts'
import { FOLLOW_UPS as BOSNIAN_FOLLOW_UPS } from '../bs/talk.ts'
import { TROUBLE as BOSNIAN_TROUBLE } from '../bs/trouble.ts'
import { ASKED as ENGLISH_ASKED } from '../en/asked.ts'
import { FOODS as ENGLISH_FOODS } from '../en/foods.ts'
import { SEARCH as ENGLISH_SEARCH } from '../en/search.ts'
import { EMERGENCY as ENGLISH_EMERGENCY } from '../en/emergency.ts'
import { SERVICES as ENGLISH_SERVICES } from '../en/services.ts'
import { FOLLOW_UPS as ENGLISH_FOLLOW_UPS } from '../en/talk.ts'
import { TROUBLE as ENGLISH_TROUBLE } from '../en/trouble.ts'
import { EMERGENCY_OF_OTHERS } from '../others/emergency.ts'
import type { AskedWords } from '../kinds/asked.ts'
import type { FoodWords } from '../kinds/foods.ts'
import type { EmergencyWords } from '../kinds/emergency.ts'
import type { SearchWords } from '../kinds/search.ts'
import type { ServiceWords } from '../kinds/services.ts'
import type { FollowUpWords } from '../kinds/talk.ts'
import type { TroubleWords } from '../kinds/trouble.ts'

type ServerWords = {
  asked: AskedWords
  foods: FoodWords
  search: SearchWords
  services: ServiceWords
  emergency: EmergencyWords
  followUps: FollowUpWords
  trouble: TroubleWords
}

/** The lists that only the server reads; a language that lacks one does not compile. */
const WORDS: Record<Language, ServerWords> = {
  en: {
    asked: ENGLISH_ASKED,
    foods: ENGLISH_FOODS,
    search: ENGLISH_SEARCH,
    services: ENGLISH_SERVICES,
    emergency: ENGLISH_EMERGENCY,
    followUps: ENGLISH_FOLLOW_UPS,
    trouble: ENGLISH_TROUBLE,
  },
  ar: {
    asked: ARABIC_ASKED,
    foods: ARABIC_FOODS,
    search: ARABIC_SEARCH,
    services: ARABIC_SERVICES,
    emergency: ARABIC_EMERGENCY,
    followUps: ARABIC_FOLLOW_UPS,
    trouble: ARABIC_TROUBLE,
  },
  bs: {
    asked: BOSNIAN_ASKED,
    foods: BOSNIAN_FOODS,
    search: BOSNIAN_SEARCH,
    services: BOSNIAN_SERVICES,
    emergency: BOSNIAN_EMERGENCY,
    followUps: BOSNIAN_FOLLOW_UPS,
    trouble: BOSNIAN_TROUBLE,
  },
}

export const FOODS = inLanguages((language) => WORDS[language].foods)
export const SEARCH = inLanguages((language) => WORDS[language].search)
export const SERVICES = inLanguages((language) => WORDS[language].services)
export const TROUBLE = inLanguages((language) => WORDS[language].trouble)
export const FOLLOW_UPS = inLanguages((language) => WORDS[language].followUps)
/** By what an emergency is recognised, in our languages and in others. */
export const EMERGENCIES = [...LANGUAGES.map((language) => WORDS[language].emergency), EMERGENCY_OF_OTHERS]
export const TALK = inLanguages((language) => WORDS[language].asked.talk)
export const JOINING = inLanguages((language) => WORDS[language].asked.joining)
export const CLAIMS = inLanguages((language) => WORDS[language].asked.claims)
export const DIETS = inLanguages((language) => WORDS[language].asked.diets)
export const HOURS = inLanguages((language) => WORDS[language].asked.hours)
export const WANTED = inLanguages((language) => WORDS[language].asked.wanted)
export const ORDERS = inLanguages((language) => WORDS[language].asked.orders)
