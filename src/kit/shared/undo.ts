/** How long a message offers to undo what it tells. */
export const UNDO_MS = 10_000
