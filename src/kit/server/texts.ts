import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isolated } from '#kit/shared/isolate.ts'
import { type Language, LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { ROOT } from './root.ts'

const FOLDER = path.join(ROOT, 'locales')
const kept = new Map<string, unknown>()

function read(language: Language, namespace: string): unknown {
  const file = path.join(FOLDER, language, `${namespace}.json`)
  const known = kept.get(file)
  if (known) return known
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
  kept.set(file, texts)
  return texts
}

/** The locale files of some namespaces in one language. */
export const textsOf = (language: Language, namespaces: readonly string[]) =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, read(language, namespace)]))

/** One text, such as `page.hotel`, with its values put in. */
export function textIn(
  language: Language,
  namespace: string,
  key: string,
  values: Record<string, string> = {},
): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (texts, part) => (texts as Record<string, unknown> | undefined)?.[part],
      read(language, namespace),
    )
  if (typeof found !== 'string') throw new Error(`There is no text ${namespace}:${key}`)
  return found.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => isolated(values[name] ?? '', language))
}

/** One text with a `count`, in the form that the number takes. */
export const countedIn = (language: Language, namespace: string, key: string, count: number): string =>
  textIn(
    language,
    namespace,
    `${key}_${new Intl.PluralRules(LANGUAGE_FACTS[language].locale).select(count)}`,
    { count: String(count) },
  )
