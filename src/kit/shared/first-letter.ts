const letters = new Intl.Segmenter()

/** The letter that stands for a name where there is room for only one. */
export const firstLetter = (name: string) =>
  letters.segment(name.trim())[Symbol.iterator]().next().value?.segment.toLocaleUpperCase() ?? ''
