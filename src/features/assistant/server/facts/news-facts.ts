import type { Announcement } from '#features/announcements/contract.ts'
import { ASKING } from '#features/language/server/asked-words.ts'
import { isGreeting } from '#features/language/server/order-words.ts'
import { sentencesOf } from '#features/language/server/sentences.ts'
import { any, pattern } from '#features/language/server/service-words.ts'
import { isAlike, isOneOf, wordsOf } from '#features/language/words.ts'
import { textIn } from '#kit/server/texts.ts'
import { type Language, localized } from '#kit/shared/languages.ts'
import { leftOf, lineOf, takeAll } from '../intents/line.ts'
import { bulleted } from '../../lists.ts'
import { namedOf } from '../../talk.ts'
import type { Fact } from './hotel-facts.ts'
import { newsSheet } from './sheets.ts'

const NEWS = pattern(any(({ news }) => news))
const namedNews = (told: readonly Announcement[]) =>
  namedOf(
    'news',
    told.map(({ title: name }) => ({ name })),
  )
const TOLD_MAX = 4
/** So many words of a title have to be said, or all of a shorter one. */
const TITLE_WORDS = 2

/** Whether a message asks what is on at the hotel. */
export function asksForNews(text: string): boolean {
  const line = lineOf(text)
  return NEWS.test(line.said) && leftOf(takeAll(line, NEWS)).every(({ word }) => isGreeting(word))
}

/** The announcements whose title a message names, in any language. */
const namedIn = (text: string, news: readonly Announcement[]) => {
  const words = wordsOf(text)
  return news.filter(({ title }) =>
    Object.values(title).some((each) => {
      const own = each ? wordsOf(each).filter((word) => !isOneOf(word, ASKING)) : []
      const said = own.filter((word) => words.some((other) => isAlike(word, other)))
      return own.length > 0 && said.length >= Math.min(TITLE_WORDS, own.length)
    }),
  )
}

/** What the hotel has announced: all of it to whoever asks what is on, or what a message names by its title. */
export function newsFactOf(question: string, news: readonly Announcement[], language: Language): Fact | null {
  if (news.length === 0) return null
  const isAll = asksForNews(question)
  const told = isAll ? news.slice(0, TOLD_MAX) : namedIn(question, news).slice(0, 1)
  const [only] = told
  if (!only) return null
  if (!isAll) return { text: newsSheet(only, language), isWeak: true, named: namedNews(told) }
  const lines = told.map(({ title, description }) =>
    [localized(title, language), sentencesOf(localized(description, language))[0]].join(': '),
  )
  return {
    text: `${textIn(language, 'assistant', 'news')}\n${bulleted(lines)}`,
    isWeak: false,
    named: namedNews(told),
  }
}
