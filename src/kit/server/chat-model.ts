import type { z } from 'zod'

export type ChatTurn = { role: 'user' | 'assistant'; content: string }

/** What a model may have done while it answers; its input is checked before. */
export type ChatTool = { description: string; input: z.ZodType; run(input: unknown): Promise<string> }

export type ChatQuestion = {
  /** The system prompt. */
  instructions: string
  turns: ChatTurn[]
  /** By name; a model that takes none is asked without them. */
  tools?: Readonly<Record<string, ChatTool>>
  /** Cancels the request. */
  signal: AbortSignal
  /** Applies to the first word and to each one after it; the whole answer may take three times as long. */
  timeLimitMs: number
}

/** A language model that writes the assistant's answers. */
export type ChatModel = {
  /**
   * Yields the answer in pieces as they arrive, what it says after it has used a tool on a new line; ends early when
   * `signal` aborts. Throws `ModelFailure`.
   */
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
