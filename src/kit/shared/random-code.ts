/** As many random signs of an alphabet of up to 256; each is equally likely. Works on the server and in browsers. */
export function randomCode(alphabet: string, length: number): string {
  /** Bytes from this value up are rejected: they would make the first signs more likely. */
  const even = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < even && text.length < length) text += alphabet[byte % alphabet.length]
    }
  }
  return text
}
