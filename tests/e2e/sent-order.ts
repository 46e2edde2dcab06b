import type { Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { textsIn } from './browser.ts'

/** The order that was just sent, for whenever: what is said of both kinds begins alike. */
export const sentOrder = (page: Page, language: Language = 'en') => {
  const [news = ''] = textsIn(language)('guest', 'order.success').split('!')
  return page.getByRole('dialog', { name: news })
}
