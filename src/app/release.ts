import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '#kit/server/root.ts'

/** The version of this release. */
export async function releaseName(): Promise<string> {
  const file = path.join(ROOT, 'package.json')
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}
