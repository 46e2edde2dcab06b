import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What stands at the start or the end, by the direction of what it is said of. */
const SIDED = /[\s"'`:](?:ms|me|ps|pe|text-start|text-end|border-s|border-e)\b/

test('no isolated text is placed by its own direction, which in Arabic is the wrong side for a price', () => {
  const files = globSync('src/**/*.tsx')
  expect(files.length).toBeGreaterThan(500)
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<bdi\b[^>]*>/g)]
      .filter(([tag]) => SIDED.test(tag))
      .map(([tag]) => `${file}: ${tag}`),
  )
  expect(wrong).toEqual([])
})
