import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { streamText } from 'ai'
import { type ChatModel, type ChatQuestion, ModelFailure } from './chat-model.ts'

const ANSWER_BYTES_MAX = 1024 * 1024

/** A fetch that follows no redirect and fails on an answer over the size limit. */
const fetchBounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  let size = 0
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      size += chunk.byteLength
      if (size > ANSWER_BYTES_MAX) controller.error(new Error('The answer is too large'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body?.pipeThrough(bound) ?? null, { status, statusText, headers })
}

/** Aborts after `ms` of silence, or after three times `ms` in total. */
function deadlineOf(ms: number) {
  const late = new AbortController()
  const abort = () => late.abort()
  const whole = setTimeout(abort, ms * 3)
  let silence = setTimeout(abort, ms)
  return {
    signal: late.signal,
    heard: () => {
      clearTimeout(silence)
      silence = setTimeout(abort, ms)
    },
    end: () => {
      clearTimeout(silence)
      clearTimeout(whole)
      abort()
    },
  }
}

/** The chat model behind an OpenAI-compatible address. */
export function openChatModel(options: { url: string; model: string; apiKey: string | null }): ChatModel {
  const provider = createOpenAICompatible({
    name: 'chat',
    baseURL: options.url.replace(/\/+$/, ''),
    fetch: fetchBounded,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
  })
  const model = provider.chatModel(options.model)

  async function* stream({ instructions, turns, signal, timeLimitMs }: ChatQuestion) {
    const deadline = deadlineOf(timeLimitMs)
    const explain = (cause: unknown) =>
      new ModelFailure(deadline.signal.aborted ? 'timeout' : 'failed', cause)
    try {
      const result = streamText({
        model,
        instructions,
        messages: turns,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, deadline.signal]),
        onError: () => {},
      })
      for await (const part of result.stream) {
        deadline.heard()
        if (part.type === 'text-delta') yield part.text
        else if (part.type === 'error') throw explain(part.error)
        else if (part.type === 'abort') break
      }
      if (deadline.signal.aborted) throw explain('too late')
    } catch (error) {
      if (signal.aborted) return
      throw error instanceof ModelFailure ? error : explain(error)
    } finally {
      deadline.end()
    }
  }
  return { stream }
}
