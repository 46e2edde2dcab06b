import type { Language } from '#kit/shared/languages.ts'
import * as arabic from './arabic.ts'
import * as bosnian from './bosnian.ts'
import * as arabicClaims from './claims/arabic.ts'
import * as bosnianClaims from './claims/bosnian.ts'
import * as englishClaims from './claims/english.ts'
import * as arabicDiets from './diets/arabic.ts'
import * as bosnianDiets from './diets/bosnian.ts'
import * as englishDiets from './diets/english.ts'
import * as english from './english.ts'
import * as arabicHours from './hours/arabic.ts'
import * as bosnianHours from './hours/bosnian.ts'
import * as englishHours from './hours/english.ts'
import type {
  ClaimWords,
  DietWords,
  HourWords,
  JoiningWords,
  OrderWords,
  SearchWords,
  ServiceWords,
  SmallTalk,
  TalkWords,
} from './kinds.ts'
import * as arabicOrders from './orders/arabic.ts'
import * as bosnianOrders from './orders/bosnian.ts'
import * as englishOrders from './orders/english.ts'
import * as arabicServices from './services/arabic.ts'
import * as bosnianServices from './services/bosnian.ts'
import * as englishServices from './services/english.ts'

/** The assistant's words in every language: split by use, because staff's browsers need only the small talk. */
export const SMALL_TALK: Record<Language, SmallTalk> = {
  en: english.SMALL_TALK,
  ar: arabic.SMALL_TALK,
  bs: bosnian.SMALL_TALK,
}

export const TALK: Record<Language, TalkWords> = { en: english.TALK, ar: arabic.TALK, bs: bosnian.TALK }

export const JOINING: Record<Language, JoiningWords> = {
  en: english.JOINING,
  ar: arabic.JOINING,
  bs: bosnian.JOINING,
}

export const SEARCH: Record<Language, SearchWords> = {
  en: english.SEARCH,
  ar: arabic.SEARCH,
  bs: bosnian.SEARCH,
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
