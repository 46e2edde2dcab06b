import type { Surface } from '../screen.ts'

export const publicSurface = {
  look: 'guest',
  address: '/',
  texts: ['common', 'guest'],
  screens: [
    {
      path: '/',
      file: 'surfaces/public/platform-landing-screen.tsx',
      texts: ['front-door'],
      isPainted: true,
    },
    { path: 'test-supabase', file: 'surfaces/public/connection-test-screen.tsx' },
    { path: '404', file: 'surfaces/public/not-found-screen.tsx', isMissing: true },
    {
      path: 'hotel-not-found',
      file: 'surfaces/public/hotel-not-found-screen.tsx',
      isMissing: true,
      readSearch: (search): { slug?: string; failed?: boolean; closed?: boolean } => ({
        ...(typeof search.slug === 'string' ? { slug: search.slug } : {}),
        ...(search.failed === true ? { failed: true } : {}),
        ...(search.closed === true ? { closed: true } : {}),
      }),
    },
  ],
} as const satisfies Surface
