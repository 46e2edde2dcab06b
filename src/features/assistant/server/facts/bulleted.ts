/** Each line as an item of a list, in plain text. */
export const bulleted = (lines: readonly string[]) => lines.map((line) => `• ${line}`).join('\n')
