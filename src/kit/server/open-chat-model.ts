import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, dynamicTool, isStepCount, streamText } from 'ai'
import { type ChatModel, type ChatQuestion, type ChatTool, ModelFailure } from './chat-model.ts'

const ANSWER_BYTES_MAX = 1024 * 1024
/** How often a model may be asked for one answer; the last time it has to answer with what it knows by then. */
const STEPS_MAX = 5

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

  async function* stream({ instructions, turns, tools = {}, signal, timeLimitMs }: ChatQuestion) {
    const deadline = deadlineOf(timeLimitMs)
    const explain = (cause: unknown) =>
      new ModelFailure(deadline.signal.aborted ? 'timeout' : 'failed', cause)
    let hasSpoken = false
    async function* attempt(given: Readonly<Record<string, ChatTool>>) {
      const result = streamText({
        model,
        instructions,
        messages: turns,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, deadline.signal]),
        onError: () => {},
        tools: asTools(given),
        stopWhen: isStepCount(STEPS_MAX),
        prepareStep: ({ stepNumber }) => (stepNumber === STEPS_MAX - 1 ? { toolChoice: 'none' } : {}),
      })
      for await (const part of result.stream) {
        deadline.heard()
        if (part.type === 'text-delta') {
          hasSpoken = true
          yield part.text
        } else if (part.type === 'start-step' && hasSpoken) yield '\n'
        else if (part.type === 'error') throw part.error
        else if (part.type === 'abort') break
      }
      if (deadline.signal.aborted) throw explain('too late')
    }
    try {
      try {
        yield* attempt(tools)
      } catch (error) {
        if (hasSpoken || Object.keys(tools).length === 0 || !isRefusal(error)) throw error
        yield* attempt({})
      }
    } catch (error) {
      if (signal.aborted) return
      throw error instanceof ModelFailure ? error : explain(error)
    } finally {
      deadline.end()
    }
  }
  return { stream }
}

/** Whether a server refuses what it is asked, as those do whose model takes no tools. */
const isRefusal = (error: unknown) =>
  APICallError.isInstance(error) && [400, 422, 501].includes(error.statusCode ?? 0)

const asTools = (tools: Readonly<Record<string, ChatTool>>) =>
  Object.fromEntries(
    Object.entries(tools).map(([name, { description, input, run }]) => [
      name,
      dynamicTool({ description, inputSchema: input, execute: run }),
    ]),
  )
