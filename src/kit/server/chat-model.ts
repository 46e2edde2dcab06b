export type ChatTurn = { role: 'user' | 'assistant'; content: string }

export type ChatQuestion = {
  /** The system prompt. */
  instructions: string
  turns: ChatTurn[]
  /** Cancels the request. */
  signal: AbortSignal
  /** Applies to the first word and to each one after it; the whole answer may take three times as long. */
  timeLimitMs: number
}

/** A language model that writes the assistant's answers. */
export type ChatModel = {
  /** Yields the answer in pieces as they arrive; ends early when `signal` aborts. Throws `ModelFailure`. */
  stream(question: ChatQuestion): AsyncIterable<string>
}

/** The model gave no answer, or only part of one; `cause` is for the log. */
export class ModelFailure extends Error {
  readonly reason: 'timeout' | 'failed'
  constructor(reason: 'timeout' | 'failed', cause?: unknown) {
    super(`The chat model did not answer: ${reason}`, { cause })
    this.reason = reason
  }
}
