import i18next from 'i18next'
import { toLanguage } from '#kit/shared/languages.ts'
import { onForget } from '#kit/web/personal-storage.ts'
import { findObstacle } from '#kit/web/push/obstacle.ts'
import { keepToldHere } from './told-here.ts'

/** Keeps this browser told in the language of its guest, and no longer than that one is signed in. */
export function keepTold(slug: string) {
  const obstacle = findObstacle()
  if (obstacle && obstacle !== 'blocked') return
  const look = () => {
    const language = toLanguage(i18next.language)
    // without a network, it is told as it was
    if (language) keepToldHere(slug, language).catch(() => null)
  }
  look()
  i18next.on('languageChanged', look)
  onForget('guest', look)
}
