/** Formats of one kind, each made once: making one takes a hundred times as long as its use. */
function kept<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options)
    const known = made.get(key) ?? make(locale, options)
    made.set(key, known)
    return known
  }
}

export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

const listFormat = kept((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))

/** `a, b, and c` in words of this locale; narrow, where it saves words, `a, b, c`. */
export const sayList = (
  locale: string,
  words: readonly string[],
  style: Intl.ListFormatOptions['style'] = 'long',
): string => listFormat(locale, { style }).format(words)

/**
 * A moment, or the span to another one, in words of this locale. Bosnian months are those of the locale that it borrows
 * but for June, July and August.
 */
export function sayDate(locale: string, options: Intl.DateTimeFormatOptions, from: Date, to?: Date): string {
  const format = dateFormat(locale, options)
  const text = to ? format.formatRange(from, to) : format.format(from)
  return locale.startsWith('sr') ? text.replace(/\bju[nl]\b/g, '$&i').replace(/\bavg/g, 'aug') : text
}
