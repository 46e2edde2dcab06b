import { expect, test } from 'vitest'
import type { Hotel } from '#features/hotels/contract.ts'
import { createLog } from '#kit/server/log.ts'
import type { PageData } from '#kit/shared/page-data.ts'
import { firstPaintOf } from './hotel-page.ts'

const hotel = { slug: 'a-hotel', timeZone: 'Europe/Sarajevo' } as Hotel
const dataIn = (language: PageData['language']) => ({ language }) as PageData

test('a first screen is painted once for each language', () => {
  const page = { hotel, painted: new Map<string, string>() }
  const painted: string[] = []
  const paint = (_screen: string, _hotel: Hotel | null, { language }: PageData) => {
    painted.push(language)
    return `in ${language}`
  }
  for (const language of ['en', 'ar', 'en', 'ar'] as const)
    expect(firstPaintOf(page, 'services', dataIn(language), { paint }, createLog('silent'))).toBe(
      `in ${language}`,
    )
  expect(painted).toEqual(['en', 'ar'])
})

test('one that cannot be painted is left out, and tried once', () => {
  const page = { hotel, painted: new Map<string, string>() }
  let tries = 0
  const paint = () => {
    tries++
    throw new Error('nothing to paint with')
  }
  for (const language of ['en', 'en'] as const)
    expect(firstPaintOf(page, 'services', dataIn(language), { paint }, createLog('silent'))).toBe('')
  expect(tries).toBe(1)
})
