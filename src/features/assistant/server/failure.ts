/** There is no answer: it took too long (CHAT-10), or failed (CHAT-11). */
export class AnswerFailure extends Error {
  readonly reason: 'timeout' | 'failed'
  constructor(reason: 'timeout' | 'failed', cause?: unknown) {
    super(`There is no answer: ${reason}`, { cause })
    this.reason = reason
  }
}
