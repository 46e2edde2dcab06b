import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The number of concurrent hashes: each takes 19 MiB and a core; the rest wait in a queue. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
const waiting: (() => void)[] = []
let working = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working < AT_ONCE) working++
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working--
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, ARGON2ID))

export const isPassword = (passwordHash: string, password: string) =>
  inTurn(() => verify(passwordHash, password)).catch(() => false)

const nobody = hashPassword('nobody has this password')

/** Does the work of a failed check, so that an unknown name takes as long as a known one. */
export const fakePasswordCheck = async (password: string) => {
  await isPassword(await nobody, password)
}
