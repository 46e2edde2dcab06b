import type { Area } from '../screen.ts'

const HOME = 'areas/guest/guest-home-screen.tsx'
const SERVICE = 'areas/guest/service-screen.tsx'

export const guestArea = {
  look: 'guest',
  address: '/hotelly/$slug',
  texts: ['common', 'guest'],
  screens: [
    { path: '/', file: 'areas/guest/hotel-landing-screen.tsx', isPainted: true, isOffline: true },
    {
      path: 'guest-login',
      file: 'features/sessions/ui/guest-login-screen.tsx',
      title: 'guest:login.submit',
      readSearch: ({ to }): { to?: 'chat' } => (to === 'chat' ? { to } : {}),
      isPainted: true,
      isOffline: true,
    },
    { path: 'services', file: HOME, also: ['home'], isPainted: true, isOffline: true },
    { path: 'chat', file: HOME, texts: ['chat'] },
    { path: 'announcements', file: HOME, isOffline: true },
    {
      path: 'room-service',
      file: 'areas/guest/room-service-screen.tsx',
      texts: ['traits'],
      isPainted: true,
      isOffline: true,
      needsMenu: true,
    },
    { path: 'housekeeping', file: SERVICE, texts: ['work'] },
    { path: 'spa-wellness', file: SERVICE, texts: ['work'] },
    { path: 'gym-pool', file: SERVICE, texts: ['work'] },
    { path: 'transportation', file: SERVICE, texts: ['work'] },
    { path: 'tours-activities', file: SERVICE, texts: ['work'] },
    { path: 'order', file: 'features/room-service/ui/order-screen.tsx', isOffline: true },
  ],
} as const satisfies Area

type PaintedPath<One> = One extends { isPainted: true; path: infer Path } ? Path : never

/** The screens that the server paints before the application is there: a guest's by their path, and the front door. */
export type PaintedScreen = PaintedPath<(typeof guestArea.screens)[number]> | 'front-door'
