import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { DEFAULT_LANGUAGE } from '#kit/shared/languages.ts'
import { pageData } from './page-data.ts'

const CACHES = ['localStorage', 'cookie']
const watchers = new Set<() => void>()
let isOn = pageData.isMultiLanguage

/** Where i18next stores the language: nowhere while the flag is off, so that an earlier choice is not overwritten. */
export const languageCaches = () => (isOn ? CACHES : [])

/** Applies the flag `multi_language`: off means English for everybody, on restores each user's own choice. */
export function setMultiLanguage(isNowOn: boolean) {
  if (isNowOn === isOn) return
  isOn = isNowOn
  const detector = i18next.services.languageDetector as { options: { caches: string[] } }
  detector.options.caches = languageCaches()
  void i18next.changeLanguage(isOn ? undefined : DEFAULT_LANGUAGE)
  for (const tell of watchers) tell()
}

function watch(onChange: () => void) {
  watchers.add(onChange)
  return () => {
    watchers.delete(onChange)
  }
}

/** Whether visitors, guests and staff may choose their language (PLAT-11); where it is painted, nobody can yet. */
export const useMultiLanguage = () =>
  useSyncExternalStore(
    watch,
    () => isOn,
    () => false,
  )
