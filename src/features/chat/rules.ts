/** CHAT-02: letters and digits of a session id. */
export const SESSION_ID_LENGTH = 20

/** What a guest may write at once, in characters. */
export const MESSAGE_LENGTH_MAX = 1000

/** What an answer may have, in characters; the rest is left out. */
export const ANSWER_LENGTH_MAX = 8000

/** CHAT-08: away from the chat this long, a conversation starts anew. In milliseconds. */
export const AWAY_MS = 5 * 60_000

/** CHAT-05 */
export const DEFAULT_MAX_CONVERSATIONS = 10

/** How many messages of a conversation are shown, the newest. */
export const MESSAGES_SHOWN = 200

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A new session id (CHAT-02); bytes that would make some letters likelier are left out. */
export function newSessionId(): string {
  let id = ''
  while (id.length < SESSION_ID_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      if (byte < ALPHABET.length * 4) id += ALPHABET[byte % ALPHABET.length]
    }
  }
  return id.slice(0, SESSION_ID_LENGTH)
}
