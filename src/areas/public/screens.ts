import type { Area } from '../screen.ts'

export const publicArea = {
  look: 'guest',
  address: '/',
  texts: ['common', 'guest'],
  screens: [
    {
      path: '/',
      file: 'areas/public/platform-landing-screen.tsx',
      texts: ['front-door'],
      isPainted: true,
    },
    { path: 'test-supabase', file: 'areas/public/connection-test-screen.tsx' },
    { path: '404', file: 'areas/public/not-found-screen.tsx', isMissing: true },
    {
      path: 'hotel-not-found',
      file: 'areas/public/hotel-not-found-screen.tsx',
      isMissing: true,
      readSearch: (search): { slug?: string; failed?: boolean; closed?: boolean } => ({
        ...(typeof search.slug === 'string' ? { slug: search.slug } : {}),
        ...(search.failed === true ? { failed: true } : {}),
        ...(search.closed === true ? { closed: true } : {}),
      }),
    },
  ],
} as const satisfies Area
