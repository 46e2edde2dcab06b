import { AREAS } from './all.ts'

type PathsOf<Areas extends readonly { path: string }[]> = { [Index in keyof Areas]: Areas[Index]['path'] }

/**
 * The places of the areas below a hotel's. Every guest's first script has them; so that nothing else that is declared comes
 * along, the build puts the bare list here (`bundling/bare-paths.ts`).
 */
export const AREA_PATHS = AREAS.map(({ path }) => path) as unknown as PathsOf<typeof AREAS>
