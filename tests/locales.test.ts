import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#kit/shared/languages.ts'

type Texts = { [key: string]: string | Texts }

const FOLDER = path.resolve(import.meta.dirname, '../locales')
/** Plural forms that say their number in words. */
const SAYS_THE_NUMBER = /_(zero|one|two)$/
const PLURAL = /_(zero|one|two|few|many|other)$/

const namespaces = readdirSync(path.join(FOLDER, 'en')).map((file) => path.basename(file, '.json'))

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  )
}

const read = (language: string, namespace: string) =>
  new Map(
    flatten(JSON.parse(readFileSync(path.join(FOLDER, language, `${namespace}.json`), 'utf8')) as Texts),
  )

const baseOf = (key: string) => key.replace(PLURAL, '')
const placeholdersOf = (text: string) =>
  new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]))

describe.each(namespaces)('%s', (namespace) => {
  const english = read('en', namespace)

  test.each(LANGUAGES)('has every text in %s', (language) => {
    const texts = read(language, namespace)
    const keys = (map: Map<string, string>) => [...new Set([...map.keys()].map(baseOf))].toSorted()
    expect(keys(texts)).toEqual(keys(english))
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test.each(LANGUAGES)('has every plural form of %s', (language) => {
    const texts = read(language, namespace)
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const counted = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map(baseOf))
    const missing = [...counted]
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .filter((key) => !texts.has(key))
    expect(missing).toEqual([])
  })

  test.each(LANGUAGES)('uses only known placeholders in %s', (language) => {
    const wrong = [...read(language, namespace)].filter(([key, text]) => {
      const allowed = placeholdersOf(english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? '')
      return [...placeholdersOf(text)].some((name) => !allowed.has(name))
    })
    expect(wrong).toEqual([])
  })

  test.each(LANGUAGES)('leaves no placeholder out in %s', (language) => {
    const without = [...read(language, namespace)].filter(([key, text]) => {
      if (SAYS_THE_NUMBER.test(key)) return false
      const wanted = placeholdersOf(english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? '')
      return [...wanted].some((name) => !placeholdersOf(text).has(name))
    })
    expect(without).toEqual([])
  })

  test.each(LANGUAGES)('closes every isolated part in %s, and isolates in Arabic alone', (language) => {
    const isWhole =
      language === 'ar' ? /^([^\u2066-\u2069]|\u2068[^\u2066-\u2069]+\u2069)*$/ : /^[^\u2066-\u2069]*$/
    expect([...read(language, namespace)].filter(([, text]) => !isWhole.test(text))).toEqual([])
  })
})
