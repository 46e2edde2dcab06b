import { hash } from '@node-rs/argon2'
import { ARGON2ID } from '#kit/server/passwords.ts'
import { perSecond } from './figures.ts'

/** How many hashes to make, and how many at a time. */
export type Hashing = { count: number; width: number }

/** Makes hashes as passwords.ts does and nothing else, and answers each time with how many it made per second. */
process.on('message', ({ count, width }: Hashing) => {
  void perSecond(count, width, (at) => hash(`GUEST${at}`, ARGON2ID)).then((rate) => process.send?.(rate))
})
process.once('disconnect', () => process.exit())
