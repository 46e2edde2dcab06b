/** CHAT-02: letters and digits of a session id. */
export const SESSION_ID_LENGTH = 20

/** What a guest may write at once, in characters. */
export const MESSAGE_LENGTH_MAX = 1000

/** CHAT-08: away from the chat this long, a conversation starts anew. In milliseconds. */
export const AWAY_MS = 5 * 60_000

/** CHAT-05 */
export const DEFAULT_MAX_CONVERSATIONS = 10
