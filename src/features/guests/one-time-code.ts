import { randomCode } from '#kit/shared/random-code.ts'
import { cleanText } from '#kit/shared/text.ts'

/** Without 0, 1, I, L and O, which are easily confused. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8
const HALF = LENGTH / 2

/** A code (39 random bits) that lets a guest in once although others have locked the name or the room. */
export const newCode = () => randomCode(SIGNS, LENGTH)

/** The code as it is read out and printed: in two halves. */
export const spacedCode = (code: string) => `${code.slice(0, HALF)} ${code.slice(HALF)}`

/** The code that was meant, in whatever case and script and with whatever between the signs; null if it is none. */
export function readCode(typed: string): string | null {
  const code = cleanText(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{P}\p{Cf}]/gu, '')
  return new RegExp(`^[${SIGNS}]{${LENGTH}}$`).test(code) ? code : null
}
