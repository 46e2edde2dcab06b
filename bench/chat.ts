import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newSessionId } from '#features/chat/rules.ts'
import { DEMO_SLUG } from '#kit/shared/ids.ts'
import { frameOf, lastFrame, startOutsideServer } from '#tests/outside-server.ts'
import { startProduct } from '#tests/running-product.ts'
import { openBrowser } from './browsers.ts'
import { type Figure, percentile, perSecond, rounds } from './figures.ts'

const GUESTS = rounds(200, 40)
const AT_ONCE = 8
/** The pause between the first sentence and the rest; one that is forwarded only with the rest arrives late. */
const REST_AFTER_MS = 300
const LIMIT_MS = 50

let asked = 0
/** An address of its own for each guest, because visitors at one address share a limit. */
const nextAddress = () => `10.0.${asked >> 8}.${asked++ & 255}`

/** Returns when the first piece of the answer arrived, and the number of pieces. */
async function ask(address: string, message: string): Promise<{ firstAt: number; pieces: number }> {
  const sessionId = newSessionId()
  const cookie = await openBrowser(address)
  const input = { slug: DEMO_SLUG, sessionId, language: 'en', key: randomUUID(), message }
  const answer = await fetch(`${address}/rpc/chat/send`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify({ json: input, meta: [] }),
  })
  if (!answer.ok || !answer.body) throw new Error(`The chat answered ${answer.status}`)
  let firstAt = Number.POSITIVE_INFINITY
  let text = ''
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.includes('"kind":"piece"')) firstAt = Math.min(firstAt, performance.now())
  }
  return { firstAt, pieces: text.split('"kind":"piece"').length - 1 }
}

/** What the rules are not sure of, so that the model is asked. */
const UNSURE = 'Would you kindly enlighten us about quindles and the terrace,'

/** Measures how long the first sentence of a streamed answer, which is checked, takes from the model's server to the guest. */
export async function benchChat(): Promise<Figure> {
  const model = await startOutsideServer()
  const sentAt = new Map<string, number>()
  model.answerWith(async (response, body) => {
    const [question] = /question \d+ end/.exec(body) ?? []
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    await pause(20)
    if (question) sentAt.set(question, performance.now())
    response.write(frameOf('Breakfast is a buffet on the terrace. It'))
    await pause(REST_AFTER_MS)
    response.end(frameOf(' is every day from seven.') + lastFrame)
  })
  const product = await startProduct({
    CHAT_MODEL_URL: model.url,
    CHAT_MODEL: 'measured',
    HOTELLY_TRUST_PROXY: '1',
  })
  const waits: number[] = []
  let inPieces = 0
  try {
    for (let round = 0; round < AT_ONCE; round++) await ask(product.address, `${UNSURE} ${round}`)
    await perSecond(GUESTS, AT_ONCE, async (at) => {
      const question = `question ${at} end`
      const message = `${UNSURE} ${question}`
      const { firstAt, pieces } = await ask(product.address, message)
      waits.push(firstAt - (sentAt.get(question) ?? Number.NEGATIVE_INFINITY))
      if (pieces > 1) inPieces++
    })
  } finally {
    await product.stop()
    model.stop()
  }
  const p50 = percentile(waits, 0.5)
  const p99 = percentile(waits, 0.99)
  return {
    name: `first sentence of a streamed answer, from the model's server to the guest, ${AT_ONCE} guests at once`,
    measured: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms over ${waits.length} answers`,
    against: `${inPieces} of ${waits.length} came in pieces, the rest ${REST_AFTER_MS} ms after the first`,
    limit: `p99 under ${LIMIT_MS} ms, all in pieces`,
    isMet: p99 < LIMIT_MS && inPieces === waits.length,
    values: { p99, p50, answers: waits.length, inPieces },
  }
}
