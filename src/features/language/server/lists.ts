import type { Language } from '#kit/shared/languages.ts'
import * as arabicClaims from '../ar/claims.ts'
import * as arabicDiets from '../ar/diets.ts'
import * as arabicHours from '../ar/hours.ts'
import * as arabicOrders from '../ar/orders.ts'
import * as arabicSearch from '../ar/search.ts'
import * as arabicServices from '../ar/services.ts'
import * as arabicTalk from '../ar/talk.ts'
import * as bosnianClaims from '../bs/claims.ts'
import * as bosnianDiets from '../bs/diets.ts'
import * as bosnianHours from '../bs/hours.ts'
import * as bosnianOrders from '../bs/orders.ts'
import * as bosnianSearch from '../bs/search.ts'
import * as bosnianServices from '../bs/services.ts'
import * as bosnianTalk from '../bs/talk.ts'
import * as englishClaims from '../en/claims.ts'
import * as englishDiets from '../en/diets.ts'
import * as englishHours from '../en/hours.ts'
import * as englishOrders from '../en/orders.ts'
import * as englishSearch from '../en/search.ts'
import * as englishServices from '../en/services.ts'
import * as englishTalk from '../en/talk.ts'
import type { ClaimWords, DietWords, HourWords, JoiningWords, OrderWords, TalkWords } from '../kinds/words.ts'
import type { SearchWords } from '../kinds/search.ts'
import type { ServiceWords } from '../kinds/services.ts'

/** The words that only the server reads, each list in every language; a language that lacks one does not compile. */
export const TALK: Record<Language, TalkWords> = {
  en: englishTalk.TALK,
  ar: arabicTalk.TALK,
  bs: bosnianTalk.TALK,
}

export const JOINING: Record<Language, JoiningWords> = {
  en: englishTalk.JOINING,
  ar: arabicTalk.JOINING,
  bs: bosnianTalk.JOINING,
}

export const SEARCH: Record<Language, SearchWords> = {
  en: englishSearch.SEARCH,
  ar: arabicSearch.SEARCH,
  bs: bosnianSearch.SEARCH,
}

export const ORDERS: Record<Language, OrderWords> = {
  en: englishOrders.ORDERS,
  ar: arabicOrders.ORDERS,
  bs: bosnianOrders.ORDERS,
}

export const CLAIMS: Record<Language, ClaimWords> = {
  en: englishClaims.CLAIMS,
  ar: arabicClaims.CLAIMS,
  bs: bosnianClaims.CLAIMS,
}

export const HOURS: Record<Language, HourWords> = {
  en: englishHours.HOURS,
  ar: arabicHours.HOURS,
  bs: bosnianHours.HOURS,
}

export const DIETS: Record<Language, DietWords> = {
  en: englishDiets.DIETS,
  ar: arabicDiets.DIETS,
  bs: bosnianDiets.DIETS,
}

export const SERVICES: Record<Language, ServiceWords> = {
  en: englishServices.SERVICES,
  ar: arabicServices.SERVICES,
  bs: bosnianServices.SERVICES,
}
