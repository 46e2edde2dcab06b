import { textIn } from '#kit/server/texts.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Place } from '../../intents.ts'

/**
 * What is said of where a guest wants something brought.
 * @param own the guest's room; null for visitors
 */
export function placeText({ said, room }: Place, language: Language, own: string | null): string {
  const say = (key: string, values: Record<string, string>) =>
    textIn(language, 'assistant', `wish.${key}`, values)
  if (room === null) return say('place', { said })
  return own === null ? say('loginRoom', { said }) : say('otherRoom', { said, room: own })
}
