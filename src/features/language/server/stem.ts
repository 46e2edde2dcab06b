import { SEARCH } from './lists.ts'
import { remembered } from './remembered.ts'
import { lettersOf, SCRIPTS } from './scripts.ts'

/** For each script, the first stemming step of all its languages, then the second. */
const STEPS = SCRIPTS.map((script) => {
  const own = script.languages.map((language) => SEARCH[language].stem)
  const most = Math.max(...own.map((steps) => steps.length))
  return {
    script,
    steps: Array.from({ length: most }, (_, at) => own.flatMap((steps) => steps[at] ?? [])).flat(),
  }
})

function make(word: string): string {
  if (/\d/.test(word)) return word
  const { steps = [] } = STEPS.find(({ script }) => lettersOf(word, script) > 0) ?? {}
  return steps.reduce((stem, step) => step(stem), word)
}

/** Removes the inflection from a folded word, whichever language of its script it is in. */
export const stem = remembered(make)
