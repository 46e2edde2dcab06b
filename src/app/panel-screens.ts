import type { ScreenFiles } from './screen-files.ts'

/** Where the screens and shells of those who work are loaded from, which guests need not know. */
export const panelScreens = import.meta.glob([
  '/src/areas/{staff,platform}/*-{screen,shell}.tsx',
  '/src/features/*/ui/**/*-screen.tsx',
  '!/src/features/room-service/ui/order-screen.tsx',
  '!/src/features/sessions/ui/guest-login-screen.tsx',
]) as ScreenFiles
