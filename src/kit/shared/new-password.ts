/** Leaves out letters and digits that are easily confused. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const NEW_PASSWORD_LENGTH = 16
/** Bytes from this value up are rejected: they would make the first characters more likely. */
const EVEN = 256 - (256 % SIGNS.length)

/** A password (93 random bits) to hand to somebody; works on the server and in browsers. */
export function newPassword(): string {
  let password = ''
  while (password.length < NEW_PASSWORD_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(NEW_PASSWORD_LENGTH))) {
      if (byte < EVEN && password.length < NEW_PASSWORD_LENGTH) password += SIGNS[byte % SIGNS.length]
    }
  }
  return password
}
