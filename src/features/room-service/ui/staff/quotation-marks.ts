const BEGINS_ARABIC = /^\P{L}*\p{Script=Arabic}/u

/** The quotation marks of the writing in which a text begins. */
export const marksAround = (text: string) => (BEGINS_ARABIC.test(text) ? ['«', '»'] : ['“', '”'])
