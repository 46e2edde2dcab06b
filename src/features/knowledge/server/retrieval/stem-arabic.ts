const ARTICLE = /^(?:وال|بال|كال|فال|ولل|لل|ال)/
const ENDING = /(?:هما|كما|ات|ون|ين|ان|وا|ها|هم|كم|نا|يه|ه|ي)$/
const SHORTEST = 3

const cut = (word: string, part: RegExp, shortest: number) => {
  const rest = word.replace(part, '')
  return rest.length >= shortest ? rest : word
}

/** A folded Arabic word without article, joined "and", and common endings. */
export const stemArabic = (word: string): string =>
  cut(cut(cut(word, ARTICLE, SHORTEST - 1), /^و/, SHORTEST), ENDING, SHORTEST)
