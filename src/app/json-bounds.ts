/** Deeper than any call is nested, and few enough for whatever goes through its input by calling itself. */
const DEPTH_MAX = 32
/** The longest call, which puts 500 dishes back with all that can be said of each, has some 27,000 members. */
const MEMBERS_MAX = 30_000

/** Far beyond the longest name of a field; a refusal repeats the names that it does not know. */
const NAME_BYTES_MAX = 1000

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Looks at JSON in UTF-8 as it arrives, before it is parsed: what has many members or is deeply nested costs many times
 * more to parse and to check than as many bytes of text. The returned function takes the next bytes; it answers false
 * as soon as a member is one too many, nested too deep or named too long.
 */
export function createJsonBounds(): (bytes: Uint8Array) => boolean {
  const state = { isText: false, isEscaped: false, textBytes: 0, depth: 0, members: 0 }

  return (bytes) => {
    // in variables of its own, as this runs for every byte of long files
    let { isText, isEscaped, textBytes, depth, members } = state
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]
      if (isText) {
        textBytes++
        if (isEscaped) isEscaped = false
        else if (byte === BACKSLASH) isEscaped = true
        else if (byte === QUOTE) isText = false
      } else if (byte === QUOTE) {
        isText = true
        textBytes = 0
      } else if (byte === COLON) {
        if (textBytes > NAME_BYTES_MAX) return false
      } else if (byte === COMMA) {
        if (++members > MEMBERS_MAX) return false
      } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        if (++depth > DEPTH_MAX || ++members > MEMBERS_MAX) return false
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--
    }
    Object.assign(state, { isText, isEscaped, textBytes, depth, members })
    return true
  }
}

/** What a text of JSON says. Throws where it is none, or has more members, deeper ones or longer names than any call. */
export function readJson(text: string): unknown {
  if (!createJsonBounds()(Buffer.from(text)))
    throw new RangeError('Too many members, too deep or with too long names')
  return JSON.parse(text)
}
