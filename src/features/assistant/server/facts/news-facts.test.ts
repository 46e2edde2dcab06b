import { describe, expect, test } from 'vitest'
import { demoAnnouncements } from '#demo/announcements.ts'
import type { Announcement } from '#features/announcements/contract.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { asksForNews, newsFactOf } from './news-facts.ts'

const NEWS = demoAnnouncements
  .filter(({ published }) => published)
  .map(({ title, description }): Announcement => ({
    id: crypto.randomUUID(),
    title: { ...inEnglish(''), ...title },
    description: { ...inEnglish(''), ...description },
    imageUrl: null,
    published: true,
    orderIndex: 0,
    createdAt: '2026-11-23T12:00:00.000Z',
  }))

const ASKING = [
  'what is on tonight?',
  "What's happening at the hotel today?",
  'any events this week?',
  'is there live music tonight',
  'hello, what is new?',
  'entertainment',
  'šta ima večeras u hotelu?',
  'ima li kakvih dešavanja večeras',
  'novosti',
  'ima li žive muzike danas?',
  'ماذا يوجد الليلة في الفندق؟',
  'هل هناك فعاليات اليوم؟',
  'شو في الليلة عندكم',
  'الجديد عندكم',
]
const OTHER = [
  'what is on the menu?',
  'what is on channel 5',
  'is there a fee for events with 50 people?',
  'what is the news channel on tv',
  'what is included today at breakfast',
  'šta ima za jelo?',
  'šta ima od supa',
  'ماذا يوجد على القائمة؟',
  'ماذا يوجد في الثلاجة الصغيرة',
  'what time is breakfast',
]

describe('what is on', () => {
  test.each(ASKING)('is asked: %s', (text) => expect(asksForNews(text)).toBe(true))
  test.each(OTHER)('is not asked: %s', (text) => expect(asksForNews(text)).toBe(false))

  test.each(LANGUAGES)('is told by what the hotel announced, in the language (%s)', (language) => {
    const text = newsFactOf(ASKING[0] ?? '', NEWS, language)?.text ?? ''
    expect(text).toContain(NEWS[0]?.title[language])
    expect(text).toContain('20:30')
    expect(text.split('\n').length).toBeLessThanOrEqual(5)
  })

  test('is not told where nothing was announced', () =>
    expect(newsFactOf('what is on tonight?', [], 'en')).toBeNull())
})

test('an announcement is told in full to whoever names it, unless an entry says more', () => {
  const fact = newsFactOf('when does the sevdah night begin?', NEWS, 'en')
  expect(fact).toMatchObject({ isWeak: true })
  expect(fact?.text).toContain('Admission is free')
  expect(newsFactOf('when is breakfast?', NEWS, 'en')).toBeNull()
})
