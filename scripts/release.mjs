import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseChangelog } from './changelog.mjs'
import { root } from './runtime.mjs'
import { Failure, runMain } from './step.mjs'

const git = (...command) => execFileSync('git', command, { cwd: root, encoding: 'utf8' }).trim()

/** Sets the version in a file of npm's, and leaves everything else of it as it is. */
function setVersion(name, version) {
  const file = join(root, name)
  const content = JSON.parse(readFileSync(file, 'utf8'))
  content.version = version
  if (content.packages) content.packages[''].version = version
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}

/** Makes the commit and the tag of a release, as docs/releasing.md says; nothing is sent anywhere. */
runMain(async () => {
  const [version = ''] = process.argv.slice(2)
  if (git('status', '--porcelain')) throw new Failure('Commit or remove what has changed first')
  const file = join(root, 'CHANGELOG.md')
  writeFileSync(
    file,
    releaseChangelog(readFileSync(file, 'utf8'), version, new Date().toISOString().slice(0, 10)),
  )
  for (const name of ['package.json', 'package-lock.json']) setVersion(name, version)
  git('commit', '--all', '--message', `Release ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Hotelly ${version}`)
  console.log(`Release ${version} is committed and tagged as v${version}.
Next: npm test -- verified, then git push --follow-tags; docs/releasing.md says what comes then.`)
})
