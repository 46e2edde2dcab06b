/** Without the letters and digits that are taken for one another. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const NEW_PASSWORD_LENGTH = 16
/** Bytes from here on would make the first signs more frequent. */
const EVEN = 256 - (256 % SIGNS.length)

/** A password (93 random bits) to hand to somebody, made on the server or in a browser. */
export function newPassword(): string {
  let password = ''
  while (password.length < NEW_PASSWORD_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(NEW_PASSWORD_LENGTH))) {
      if (byte < EVEN && password.length < NEW_PASSWORD_LENGTH) password += SIGNS[byte % SIGNS.length]
    }
  }
  return password
}
