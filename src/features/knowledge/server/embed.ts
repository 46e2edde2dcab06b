import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { EmbeddingFailure, type Embeddings } from '#kit/server/embeddings.ts'
import type { EmbeddingProblem } from '../contract.ts'
import { type EmbeddingKind, keepEmbedding, type Reworded } from './queries.ts'
import { embeddedText } from '../rules.ts'

export const kindOf = (embeddings: Embeddings | null): EmbeddingKind | null =>
  embeddings && { model: embeddings.model, dimension: embeddings.dimension() }

/**
 * Creates and stores the embedding of a saved entry; on failure returns the reason and leaves the entry unchanged
 * (KNW-08).
 */
export async function embedEntry(
  database: Database,
  embeddings: Embeddings,
  entry: Reworded,
): Promise<EmbeddingProblem | null> {
  try {
    const embedding = await embeddings.embed(embeddedText(entry))
    await database.withActor(SYSTEM, (tx) => keepEmbedding(tx, entry, { model: embeddings.model, embedding }))
    return null
  } catch (error) {
    if (error instanceof EmbeddingFailure) return error.reason
    throw error
  }
}
