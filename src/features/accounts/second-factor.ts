import { randomCode } from '#kit/shared/random-code.ts'
import { withWesternDigits } from '#kit/shared/western-digits.ts'

/**
 * What somebody proves beside the password: the secret of their app (base32), the step of its newest code that was used,
 * the hashes of the recovery codes that are left, and since when it is asked for.
 */
export type SecondFactor = { secret: string; step: number; recovery: string[]; since: string }

/** How long a code of an app is shown, in seconds (RFC 6238). */
export const CODE_SECONDS = 30
export const CODE_DIGITS = 6

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret for an app: 160 random bits, in base32. */
export const newSecret = () => randomCode(BASE32, 32)

/** What an app reads from a QR code. */
export function keyAddress(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  const named = encodeURIComponent(issuer)
  return `otpauth://totp/${named}:${encodeURIComponent(email)}?secret=${secret}&issuer=${named}`
}

export const RECOVERY_CODES = 10
const LENGTH = 16
/** Without 0, 1, I, L and O, which are easily confused. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A code (79 random bits) that stands once for one of the app. */
export const newRecoveryCode = () => randomCode(SIGNS, LENGTH)

/** The code as it is shown and kept: in groups of four. */
export const spacedRecoveryCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

/** What was typed as a second factor, in whatever case and with whatever between the signs; null if it can be none. */
export function readSecondFactor(typed: string): { code: string } | { recovery: string } | null {
  const text = withWesternDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{P}\p{Cf}]/gu, '')
  if (new RegExp(`^\\d{${CODE_DIGITS}}$`).test(text)) return { code: text }
  return new RegExp(`^[${SIGNS}]{${LENGTH}}$`).test(text) ? { recovery: text } : null
}
