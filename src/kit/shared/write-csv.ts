/** A cell that a spreadsheet would take for a formula gets an apostrophe, which spreadsheets hide. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** Takes the apostrophe off that `writeCsv` put before something like a formula. */
export const withoutGuard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

const quoted = (cell: string) => (/[",;\n\r\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as CSV for spreadsheets: UTF-8 with BOM, commas, no formulas. */
export const writeCsv = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(',')).join('\r\n')}\r\n`
