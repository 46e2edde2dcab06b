import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#kit/shared/languages.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../locales')
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
