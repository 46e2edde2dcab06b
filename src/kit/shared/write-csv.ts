/**
 * The beginnings that a spreadsheet reads as a formula; some take the wide forms of East Asian keyboards as well. With
 * apostrophes before them they look as if they were guarded, and are guarded too, so that each cell comes back as it was.
 * Signs that nobody sees before them hide them from us and not from every spreadsheet.
 */
const FORMULA = /^'*\p{Cf}*[=+\-@＝＋－＠\t\r\n]/u

/** Prefixes a cell that a spreadsheet would read as a formula with an apostrophe, which spreadsheets hide. */
const harmless = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell)

/** Removes the apostrophe that `writeCsv` put before a cell that looks like a formula. */
export const withoutGuard = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

const quoted = (cell: string) => (/[",;\n\r\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Formats rows as CSV for spreadsheets: UTF-8 with a BOM, commas, formulas disabled. */
export const writeCsv = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(',')).join('\r\n')}\r\n`
