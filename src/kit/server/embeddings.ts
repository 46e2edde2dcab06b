import { z } from 'zod'

const DIMENSION_MAX = 4096
const ANSWER_BYTES_MAX = 1024 * 1024

/** The provider could not be reached, or its answer is not a valid embedding. */
export class EmbeddingFailure extends Error {
  readonly reason: 'invalid' | 'unreachable'
  constructor(reason: 'invalid' | 'unreachable', cause?: unknown) {
    super(`No embedding: ${reason}`, { cause })
    this.reason = reason
  }
}

const Answer = z.object({
  data: z.tuple([z.object({ embedding: z.array(z.number()).min(1).max(DIMENSION_MAX) })], z.unknown()),
})

export type Embeddings = {
  model: string
  /** The cosine similarity from which an answer counts as sure; null unless the operator set it, as models differ. */
  confidentFrom: number | null
  /** The length of this provider's vectors; null before the first one. */
  dimension(): number | null
  /** Throws `EmbeddingFailure`. */
  embed(text: string, timeoutMs?: number): Promise<number[]>
}

async function readBody(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > ANSWER_BYTES_MAX) throw new EmbeddingFailure('invalid')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch (error) {
    throw new EmbeddingFailure('invalid', error)
  }
}

/** A client for `POST {url}/embeddings` of any OpenAI-compatible provider. */
export function openEmbeddings(provider: {
  url: string
  model: string
  apiKey: string | null
  confidentFrom: number | null
}): Embeddings {
  const { url, model, apiKey, confidentFrom } = provider
  const address = `${url.replace(/\/+$/, '')}/embeddings`
  let dimension: number | null = null
  let unusual: number | null = null

  /** One vector of a different length is an error; a second of that same length means the provider has changed. */
  const checkLength = (length: number) => {
    if (dimension !== null && length !== dimension && length !== unusual) {
      unusual = length
      throw new EmbeddingFailure('invalid')
    }
    dimension = length
    unusual = null
  }

  const ask = async (text: string, timeoutMs: number): Promise<unknown> => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        body: JSON.stringify({ model, input: text, encoding_format: 'float' }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new EmbeddingFailure('unreachable', response.status)
      }
      return await readBody(response)
    } catch (error) {
      throw error instanceof EmbeddingFailure ? error : new EmbeddingFailure('unreachable', error)
    }
  }

  return {
    model,
    confidentFrom,
    dimension: () => dimension,
    embed: async (text, timeoutMs = 10_000) => {
      const answer = Answer.safeParse(await ask(text, timeoutMs))
      if (!answer.success) throw new EmbeddingFailure('invalid', answer.error)
      const [{ embedding }] = answer.data.data
      if (
        embedding.every((each) => each === 0) ||
        !embedding.every((each) => Number.isFinite(Math.fround(each)))
      ) {
        throw new EmbeddingFailure('invalid')
      }
      checkLength(embedding.length)
      return embedding
    },
  }
}
