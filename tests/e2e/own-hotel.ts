import type { BrowserContext } from '@playwright/test'
import { STAFF_PASSWORD } from '#tests/factories.ts'
import { signInSuperAdmin } from './super-admin.ts'

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

type People = { guest: { guestName: string; roomNumber: string }; email: string }

/** How the people of a hotel that a journey has made sign in, as `visit` wants it. */
export function signInsAt(slug: string, { guest, email }: People) {
  const signIn = (context: BrowserContext, kind: 'guest' | 'staff', data: Record<string, string>) =>
    context.request.post(`/api/hotels/${slug}/${kind}-session`, { data, headers: SAME_ORIGIN })
  return {
    guest: (context: BrowserContext) =>
      signIn(context, 'guest', { lastName: guest.guestName, roomNumber: guest.roomNumber }),
    staff: (context: BrowserContext) => signIn(context, 'staff', { email, password: STAFF_PASSWORD }),
    superAdmin: signInSuperAdmin,
  }
}
