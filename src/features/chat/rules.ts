/** CHAT-02: length of a session id, which has letters and digits. */
export const SESSION_ID_LENGTH = 20

/** Maximum length of a guest's message, in characters. */
export const MESSAGE_LENGTH_MAX = 1000

/** CHAT-08: after this long away from the chat, a new conversation starts. In milliseconds. */
export const AWAY_MS = 5 * 60_000

/** CHAT-05 */
export const DEFAULT_MAX_CONVERSATIONS = 10

/** How long a hotel's own text in an emergency may be, in characters. */
export const EMERGENCY_TEXT_MAX = 600

/** The number of messages shown in a conversation, the newest ones. */
export const MESSAGES_SHOWN = 200

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A new session id (CHAT-02); bytes that would make some letters more likely are skipped. */
export function newSessionId(): string {
  let id = ''
  while (id.length < SESSION_ID_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      if (byte < ALPHABET.length * 4) id += ALPHABET[byte % ALPHABET.length]
    }
  }
  return id.slice(0, SESSION_ID_LENGTH)
}
