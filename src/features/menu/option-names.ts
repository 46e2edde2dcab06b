/** English names of groups in one cell of a file: `Doneness|Side`, with `\|` for a line within a name. */
export const writeNames = (names: readonly string[]) =>
  names.map((name) => name.replace(/[\\|]/g, '\\$&')).join('|')

/** The names that stand in such a cell. */
export const readNames = (cell: string): string[] =>
  (cell.match(/(?:\\.|[^|])+/g) ?? []).map((name) => name.replace(/\\(.)/g, '$1').trim()).filter(Boolean)
