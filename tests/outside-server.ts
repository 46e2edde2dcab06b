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
