import { existsSync } from 'node:fs'
import path from 'node:path'

function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findRoot(path.dirname(folder))
}

/** The project folder, where `locales`, `db`, `dist` and pictures lie: the sources and the built server are elsewhere in it. */
export const ROOT = findRoot(import.meta.dirname)
