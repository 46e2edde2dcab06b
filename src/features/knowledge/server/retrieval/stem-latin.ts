/** Longest first. What Bosnian nouns and adjectives end in, written without accents. */
const BOSNIAN_ENDING =
  /(?:ovima|evima|ijama|ijom|ovi|ova|ove|eve|ija|ije|iju|iji|ama|ima|oga|ega|omu|emu|ome|om|em|og|eg|oj|ih|im|a|e|i|o|u)$/
const VOWEL = /[aeiouy]/
const SHORTEST = 3

function withoutPlural(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function withoutBosnianEnding(word: string): string {
  const stem = word.replace(BOSNIAN_ENDING, '')
  if (stem.length >= SHORTEST) return stem
  const shorter = word.replace(/[aeiou]$/, '')
  return shorter.length >= SHORTEST ? shorter : word
}

function withoutVerbEnding(word: string): string {
  const stem = word.replace(/(?:ing|ed)$/, '')
  if (stem === word || stem.length < SHORTEST || !VOWEL.test(stem)) return word
  return stem.replace(/([bdgmnprt])\1$/, '$1')
}

/** Ijekavian and ekavian are one: mlijeko and mleko, gdje and gde. */
const ekavian = (stem: string) => stem.replace(/ije/g, 'e').replace(/(?<=[^aeiou\d])je/g, 'e')

/**
 * One light stem for English and Bosnian alike, as a question of three words does not say which it is in: plural,
 * Bosnian case, -ing and -ed, and the old yat.
 */
export const stemLatin = (word: string): string =>
  /\d/.test(word) ? word : ekavian(withoutVerbEnding(withoutBosnianEnding(withoutPlural(word))))
