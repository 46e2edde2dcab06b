import type { Surface } from '../screen.ts'
import { screensOfServices } from '../screens-of-services.ts'

const HOME = 'surfaces/guest/guest-home-screen.tsx'
const SERVICE = 'surfaces/guest/service-screen.tsx'

export const guestSurface = {
  look: 'guest',
  address: '/hotelly/$slug',
  texts: ['common', 'guest'],
  screens: [
    { path: '/', file: 'surfaces/guest/hotel-landing-screen.tsx', isPainted: true, isOffline: true },
    {
      path: 'guest-login',
      file: 'features/sessions/ui/guest-login-screen.tsx',
      title: 'guest:login.submit',
      readSearch: ({ to }): { to?: 'chat' } => (to === 'chat' ? { to } : {}),
      isPainted: true,
      isOffline: true,
    },
    { path: 'services', file: HOME, also: ['home'], isPainted: true, isOffline: true },
    { path: 'chat', file: HOME, texts: ['chat', 'times'] },
    { path: 'announcements', file: HOME, isOffline: true },
    {
      path: 'room-service',
      file: 'surfaces/guest/room-service-screen.tsx',
      texts: ['traits'],
      isPainted: true,
      isOffline: true,
      needsMenu: true,
    },
    ...screensOfServices('', SERVICE),
    { path: 'order', file: 'features/room-service/ui/order-screen.tsx', texts: ['told'], isOffline: true },
  ],
} as const satisfies Surface

type PaintedPath<One> = One extends { isPainted: true; path: infer Path } ? Path : never

/** The screens that the server paints before the application is there: a guest's by their path, and the front door. */
export type PaintedScreen = PaintedPath<(typeof guestSurface.screens)[number]> | 'front-door'
