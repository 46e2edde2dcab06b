const shownWidth = (text: string) => Array.from(text.replace(/\p{M}/gu, '')).length

/** Formats rows as aligned columns; the first row is the header. */
export function tableOf(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => shownWidth(row[column] ?? ''))),
  )
  const lineOf = (row: string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - shownWidth(cell)))
      .join('  ')
      .trimEnd()
  return rows.map(lineOf).join('\n')
}

/** `1 dish`, `2 dishes`. */
export const countWords = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`
