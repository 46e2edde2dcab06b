import { directionOf, type Language } from './languages.ts'

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/**
 * A value as it is put into a sentence: one written from right to left keeps to itself and turns nothing around it. The
 * texts of languages that are written so themselves isolate their values of either direction.
 */
export const isolated = (value: string, language: Language) =>
  directionOf(language) === 'ltr' && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value
