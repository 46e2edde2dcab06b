import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const BARREL = createRequire(import.meta.url)
  .resolve('lucide-react')
  .replace('/cjs/lucide-react.js', '/esm/lucide-react.mjs')
const EXPORTS = /export \{ ([^}]+) \} from '\.\/icons\/([^']+)\.mjs'/g
const NAMED = /import \{([^}]+)\} from 'lucide-react'/g

const files = () =>
  new Map(
    [...readFileSync(BARREL, 'utf8').matchAll(EXPORTS)].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name) => [name.replace('default as ', ''), file] as const),
    ),
  )

/** Imports each icon from its own file, so that it is known which modules need which; the whole set is one module. */
export function iconsByFile(): Plugin {
  const fileOf = files()
  return {
    name: 'icons-by-file',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/, code: /lucide-react/ },
      handler: (code) => ({
        code: code.replaceAll(NAMED, (_all, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith('type '))
            .map((name) => {
              const [icon = '', local = icon] = name.split(' as ')
              const file = fileOf.get(icon)
              if (!file) throw new Error(`lucide-react has no file of ${icon}`)
              return `import ${local} from 'lucide-react/icons/${file}'`
            })
            .join(';'),
        ),
        map: null,
      }),
    },
  }
}
