import path from 'node:path'
import type { BuildOptions, Plugin } from 'vite'
import { guestSurface } from '../src/surfaces/guest/screens.ts'
import { isForBrowsers } from './for-browsers.ts'

/**
 * Fetches the parts of a lazily loaded chunk as plain files. Fetched as modules, their failure would be remembered for as
 * long as the page is open, and nothing that needs them could be loaded when the network is back (`kit/web/later.tsx`).
 */
export const forgivingPreloads = (): Plugin => ({
  name: 'forgiving-preloads',
  applyToEnvironment: isForBrowsers,
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      const forgiving = code.replace(/(['"`])modulepreload\1\s*:/, '"preload" :')
      if (forgiving === code) this.error('Vite preloads in another way')
      return { code: forgiving, map: null }
    },
  },
})

const AHEAD = ['web', 'boot', ...guestSurface.screens.map(({ file }) => path.basename(file, '.tsx'))]
/** Only these chunks get preload lists, which add to every guest's first script; other chunks load theirs on demand. */
const isFetchedAhead = (file: string) => AHEAD.some((name) => path.basename(file).startsWith(`${name}-`))
export const isStyle = (file: string) => file.endsWith('.css')

type Resolve = NonNullable<Exclude<BuildOptions['modulePreload'], boolean | undefined>['resolveDependencies']>

export const preloadsOf: Resolve = (file, parts, { hostId }) =>
  isFetchedAhead(file) || (isFetchedAhead(hostId) && !path.basename(hostId).startsWith('web-'))
    ? parts
    : parts.filter(isStyle)
