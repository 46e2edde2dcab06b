export type ChatTurn = { role: 'user' | 'assistant'; content: string }

export type ChatQuestion = {
  /** What the model is told about its work, ahead of everything said. */
  instructions: string
  turns: ChatTurn[]
  /** Ends the request. */
  signal: AbortSignal
  /** For the first word, and for each that follows; three times as long in all. */
  timeLimitMs: number
}

/** A model that words answers. */
export type ChatModel = {
  /** The answer piece by piece, as it comes; ends early when `signal` aborts. Throws `ModelFailure`. */
  stream(question: ChatQuestion): AsyncIterable<string>
}

/** No answer came, or only a part of one; `cause` is for the log. */
export class ModelFailure extends Error {
  readonly reason: 'timeout' | 'failed'
  constructor(reason: 'timeout' | 'failed', cause?: unknown) {
    super(`The chat model did not answer: ${reason}`, { cause })
    this.reason = reason
  }
}
