/** Markup that is safe to send: made by `html`, or escaped. */
export type Html = { readonly markup: string }

/** Text as it stands in markup. */
export const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const toMarkup = (part: Html | string | number | null | readonly Html[]): string => {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return 'markup' in part ? part.markup : part.map((each) => each.markup).join('')
}

/** A template in which everything that is put in is escaped, except for markup made the same way. */
export const html = (
  text: TemplateStringsArray,
  ...parts: (Html | string | number | null | readonly Html[])[]
): Html => ({ markup: String.raw({ raw: text }, ...parts.map(toMarkup)) })
