const letters = new Intl.Segmenter()

/** What stands for a name where there is room for one letter. */
export const firstLetter = (name: string) =>
  letters.segment(name.trim())[Symbol.iterator]().next().value?.segment.toLocaleUpperCase() ?? ''
