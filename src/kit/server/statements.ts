/** What can hold a semicolon that ends no statement: comments, strings, names and the bodies of functions. */
const WHOLE = /--[^\n]*|\/\*[^]*?\*\/|\be'(?:\\[^]|[^'\\])*'|'[^']*'|"[^"]*"|\$(\w*)\$[^]*?\$\1\$|(?<end>;)/gi

/** The statements of a file of SQL, each with the comments before it. Citus takes only one at a time. */
export function statementsOf(text: string): string[] {
  const ends = [...text.matchAll(WHOLE)].flatMap(({ groups, index }) => (groups?.['end'] ? [index] : []))
  return [...ends, text.length]
    .map((end, at) => text.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end).trim())
    .filter((statement) => statement.replaceAll(/--[^\n]*|\/\*[^]*?\*\//g, '').trim() !== '')
}
