import { AREA_PATHS } from '#features/categories/paths.ts'

type ScreensAt<Paths extends readonly string[], Folder extends string, File> = {
  [Index in keyof Paths]: { path: `${Folder}${Paths[Index]}`; file: File; texts: readonly ['work'] }
}

/** A screen of one file for each area of the services; `folder` stands before its path. */
export const screensOfServices = <Folder extends string, File extends `${string}-screen.tsx`>(
  folder: Folder,
  file: File,
) => {
  const screens: unknown = AREA_PATHS.map((path) => ({ path: folder + path, file, texts: ['work'] }))
  return screens as ScreensAt<typeof AREA_PATHS, Folder, File>
}
