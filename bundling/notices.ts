import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { isForBrowsers } from './for-browsers.ts'

/** The styles begin with its own, which are no module of the bundle. */
const IN_STYLES = ['node_modules/tailwindcss/index.css']

/** The folder of the package that a file belongs to; none for our own. */
const packageOf = (file: string) => /node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []

/** What stands for a package in the notices: its name, version and the text of its licence. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
    string,
    string
  >
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim())
  if (texts.length === 0) throw new Error(`${folder} has no text of its licence to ship`)
  return [`${name} ${version} (${license})`, ...texts].join('\n\n')
}

/** Writes the licences of all packages and fonts that browsers are sent parts of: most ask that their text goes along. */
export const notices = (): Plugin => ({
  name: 'notices',
  applyToEnvironment: isForBrowsers,
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? output.moduleIds : output.originalFileNames,
    )
    const folders = new Set([...files, ...IN_STYLES].flatMap(packageOf))
    const source = [...folders]
      .sort()
      .map(noticeOf)
      .join(`\n\n${'-'.repeat(80)}\n\n`)
    this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: `${source}\n` })
  },
})
