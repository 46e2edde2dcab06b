import path from 'node:path'
import { readFileSync } from 'node:fs'
import { parseEnv } from '#kit/server/env.ts'
import type { WebBuild } from '../pages/web-build.ts'
import { serve } from '../serve.ts'
import { say } from '../until-stopped.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Builds pages from the sources, whose scripts and styles Vite serves. */
const sources: WebBuild = {
  folder: path.join(root, 'public'),
  template: readFileSync(path.join(root, 'index.html'), 'utf8').replace(
    '<!--head-->',
    '<!--head--><link rel="stylesheet" href="/src/kit/web/theme.css" />',
  ),
  // the screen comes with its sources
  paint: () => '',
  scriptsOf: () => ['/src/app/web.tsx'],
  fontsOf: () => [],
  stylesOf: () => [],
}

process.once('disconnect', () => process.exit())
const { address } = await serve(parseEnv(process.env), sources, say)
process.send?.(address)
