import type { Area } from '../screen.ts'

const HOME = 'areas/guest/guest-home-screen.tsx'

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
      isPainted: true,
      isOffline: true,
    },
    { path: 'services', file: HOME, also: ['home'], isPainted: true, isOffline: true },
    { path: 'chat', file: HOME, texts: ['chat'] },
    { path: 'announcements', file: HOME, isOffline: true },
    {
      path: 'room-service',
      file: 'areas/guest/room-service-screen.tsx',
      isPainted: true,
      isOffline: true,
      needsMenu: true,
    },
  ],
} as const satisfies Area
