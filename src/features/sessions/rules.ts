import { foldText } from '#kit/shared/text.ts'

/** How long an unused session lasts, in seconds. A guest's session also ends at the guest's expiry. */
export const SESSION_SECONDS = { guest: 30 * 24 * 3600, staff: 7 * 24 * 3600 } as const

/** A session used again after this many seconds is extended to its full length. */
export const PROLONG_AFTER_SECONDS = 3600

export const PASSWORD_LENGTH_MIN = 6

/** Those of the most common passwords that have at least six characters. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 password password1 password12 password123 passw0rd p@ssw0rd
  qwerty qwerty1 qwerty12 qwerty123 qwertz qwertz123 qwertyuiop azerty abc123 abcdef abcd1234 letmein welcome welcome1
  welcome123 admin1 admin12 admin123 administrator iloveyou monkey dragon football baseball master sunshine princess
  shadow superman trustno1 secret changeme login123 guest123 hotel1 hotel12 hotel123 hotel1234 reception reception1
  1q2w3e 1q2w3e4r 1q2w3e4r5t zaq12wsx asdfgh asdfghjkl zxcvbn zxcvbnm sarajevo bosna1 lozinka lozinka1 lozinka123
  sifra123 123123 123321 654321 987654321 11223344 123qwe qwe123 1qaz2wsx test123 user123 hello123 summer winter`.split(
    /\s+/,
  ),
)

const PRODUCT = 'hotelly'

/** The letters of a name, however it is written and whatever numbers and signs are put to it. */
const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}]/gu, '')

/**
 * Why a password is not allowed, or null.
 * @param slug of the hotel whose staff will sign in with it; null where there is none
 */
export function passwordProblem(
  password: string,
  email: string,
  slug: string | null = null,
): 'short' | 'common' | null {
  const plain = password.trim().toLowerCase()
  if ([...password].length < PASSWORD_LENGTH_MIN) return 'short'
  const isOneSign = new Set(plain).size <= 1
  const names = [PRODUCT, ...(slug === null ? [] : [lettersOf(slug)])]
  const letters = lettersOf(password)
  const isName =
    plain === email || plain === email.split('@')[0] || (letters !== '' && names.includes(letters))
  return isOneSign || isName || COMMON_PASSWORDS.has(plain) ? 'common' : null
}
