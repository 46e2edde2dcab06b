import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueueByNetwork } from './fair-queue-by-network.ts'

export const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes 19 MiB and a core for some 20 ms; one core is left for everything else. */
export const HASHES_AT_ONCE = Math.max(1, availableParallelism() - 1)

/** Whoever is the last of a full queue waits for about ten seconds. */
const inTurn = createFairQueueByNetwork({ atOnce: HASHES_AT_ONCE, mostWaiting: 500 })

/**
 * Never call these within a transaction: they take long, and wait in a queue in which client networks take turns.
 * @param ip the client's address; null for the operator and for the product itself
 */
export const hashPassword = (password: string, ip: string | null = null) =>
  inTurn(ip, () => hash(password, ARGON2ID))

export const isPassword = (passwordHash: string, password: string, ip: string | null = null) =>
  inTurn(ip, () => verify(passwordHash, password).catch(() => false))

const nobody = hashPassword('nobody has this password')

/** Does the work of a failed check, so that an unknown name takes as long as a known one. */
export const fakePasswordCheck = async (password: string, ip: string | null = null) => {
  await isPassword(await nobody, password, ip)
}
