import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Offer } from '#features/service-items/contract.ts'
import type { GuestServiceBooking } from '#features/service-bookings/contract.ts'
import { expect } from './browser.ts'
import { askDatabase } from './hotel-data.ts'

export const API = '/api/hotels/demo-hotel'
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

/** What the API answers; fails where it refuses. */
export async function answer<Answer>(response: Awaited<ReturnType<BrowserContext['request']['post']>>) {
  expect(await response.text()).not.toContain('"code"')
  return (await response.json()) as Answer
}

/** A guest of the demo hotel asks for what an offer is called in English, however often they have asked before. */
export async function ask(guest: BrowserContext, name: string, given: Record<string, unknown> = {}) {
  await askDatabase("DELETE FROM rate_limits WHERE action_type = 'service_booking'")
  const offers = await answer<Offer[]>(await guest.request.get(`${API}/offers`))
  const offer = offers.find((offer) => offer.name.en === name)
  const asked = { offerId: offer?.id, shownTotal: offer?.price, currency: 'USD', ...given }
  const data = { key: randomUUID(), asked }
  return answer<GuestServiceBooking>(
    await guest.request.post(`${API}/service-bookings`, { data, headers: SAME_ORIGIN }),
  )
}
