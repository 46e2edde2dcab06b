const ARABIC_ZERO = 0x660
const PERSIAN_ZERO = 0x6f0

/** A text with Arabic and Persian digits as 0 to 9. */
export const withWesternDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
