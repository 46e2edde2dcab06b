import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One streamed frame in the format of an OpenAI-compatible model server. */
export const frameOf = (content: string) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] })}\n\n`

export const lastFrame = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

export type AnswersRequest = (
  response: ServerResponse,
  body: string,
  request: IncomingMessage,
) => Promise<void> | void

/** A real server on loopback that records its requests; each test defines how it answers. */
export async function startOutsideServer() {
  const bodies: string[] = []
  let aborted = 0
  let answer: AnswersRequest = (response) => void response.end()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      bodies.push(body)
      void Promise.resolve(answer(response, body, request)).catch(() => response.destroy())
    })
    response.on('close', () => {
      if (!response.writableFinished) aborted++
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}/v1`,
    bodies,
    abortedCount: () => aborted,
    answerWith: (next: AnswersRequest) => {
      answer = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Streams these pieces one after another. */
export const streaming =
  (...pieces: string[]): AnswersRequest =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const piece of pieces) response.write(frameOf(piece))
    response.end(lastFrame)
  }

/** What a model does next: it says something, or uses tools; `input` as it is written. */
export type ModelStep = string | readonly (readonly [tool: string, input: unknown])[]

const callFrame = (calls: readonly object[], finish: string | null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { role: 'assistant', tool_calls: calls }, finish_reason: finish }] })}\n\n`

type Sent = { messages: { role: string; content: string; tool_calls?: object[] }[]; tools?: object[] }
export const sentTo = (body: string) => JSON.parse(body) as Sent

/** What tools have answered until then, the last one last. */
export const toldIn = (body = '{"messages":[]}'): string[] =>
  sentTo(body).messages.flatMap(({ role, content }) => (role === 'tool' ? [content] : []))

/**
 * A model that uses tools: after each answer of theirs it takes the next step, which may depend on what they said; the last
 * one again and again.
 */
export const playing =
  (...steps: (ModelStep | ((told: string[]) => ModelStep))[]): AnswersRequest =>
  (response, body, request) => {
    const rounds = sentTo(body).messages.filter(({ tool_calls: calls }) => calls?.length).length
    const next = steps[Math.min(rounds, steps.length - 1)] ?? ''
    const step = typeof next === 'function' ? next(toldIn(body)) : next
    if (typeof step === 'string') return streaming(...step.split(/(?<= )/))(response, body, request)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const [index, [name, input]] of step.entries()) {
      const written = typeof input === 'string' ? input : JSON.stringify(input)
      const half = Math.floor(written.length / 2)
      const start = { name, arguments: written.slice(0, half) }
      response.write(
        callFrame([{ index, id: `call-${rounds}-${index}`, type: 'function', function: start }], null),
      )
      response.write(callFrame([{ index, function: { arguments: written.slice(half) } }], null))
    }
    response.write(callFrame([], 'tool_calls'))
    response.end('data: [DONE]\n\n')
  }

/** A model that takes no tools, as small ones do not: it refuses to be asked with any. */
export const withoutTools =
  (...pieces: string[]): AnswersRequest =>
  (response, body, request) =>
    sentTo(body).tools
      ? void response
          .writeHead(400, { 'content-type': 'application/json' })
          .end('{"error":{"message":"small:1b does not support tools"}}')
      : streaming(...pieces)(response, body, request)
