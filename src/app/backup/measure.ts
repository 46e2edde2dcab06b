import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

export type Measured = { bytes: number; lines: number; sha256: string }

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const NEWLINE = 10

/** A stream that passes everything on, and can say afterwards how much it was. */
export function createMeasure() {
  const hash = createHash('sha256')
  let [bytes, lines] = [0, 0]
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) lines++
      done(null, chunk)
    },
  })
  return { through, measured: (): Measured => ({ bytes, lines, sha256: hash.digest('hex') }) }
}
