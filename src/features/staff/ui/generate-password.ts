/** Without the letters and digits that are taken for one another. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 16
/** Bytes from here on would make the first signs more frequent. */
const EVEN = 256 - (256 % SIGNS.length)

/** A password of 16 signs (93 random bits), made in this browser. */
export function generatePassword(): string {
  let password = ''
  while (password.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < EVEN && password.length < LENGTH) password += SIGNS[byte % SIGNS.length]
    }
  }
  return password
}
