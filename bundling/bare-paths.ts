import type { Plugin } from 'vite'
import { AREAS } from '../src/features/categories/all.ts'

/** Leaves of the declared categories the paths alone where guests load these first (`features/categories/paths.ts`). */
export const barePaths = (): Plugin => ({
  name: 'bare-paths',
  transform: {
    filter: { id: /features\/categories\/paths\.ts$/ },
    handler: () => ({
      code: `export const AREA_PATHS = ${JSON.stringify(AREAS.map(({ path }) => path))}`,
      map: null,
    }),
  },
})
