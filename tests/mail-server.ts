import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { createMail } from '#kit/server/mail/send.ts'

export type Mailed = { from: string; to: string; source: string }

/** A body as a mail program shows it, from quoted-printable or base64. */
function decoded(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return body.replaceAll('\r\n', '\n')
  const joined = body.replace(/=\r\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n')
}

/** The parts of a message of which a mail program shows one. */
export function partsOf({ source }: Mailed) {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? ''
  const [, ...parts] = source.split(`--${boundary}`)
  const of = (type: string) =>
    decoded(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '').trim()
  return { text: of('text/plain'), html: of('text/html') }
}

/** A header as it was sent, on one line. */
export const headerOf = ({ source }: Mailed, name: string) =>
  new RegExp(`^${name}:((?:.*\\r\\n[ \\t])*.*)`, 'im')
    .exec(source.slice(0, source.indexOf('\r\n\r\n')))?.[1]
    ?.replace(/\r\n[ \t]/g, ' ')
    .trim() ?? null

/** A subject as a mail program shows it. */
export const subjectOf = (mailed: Mailed) =>
  (headerOf(mailed, 'Subject') ?? '')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_match, how: string, text: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/g, (_hex, hex: string) =>
                String.fromCharCode(Number.parseInt(hex, 16)),
              ),
            'latin1',
          ).toString(),
    )

/** A real mail server on loopback, which keeps what it takes; each test says what it refuses. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const taken: Mailed[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address).join(', ')
        taken.push({ from, to, source: Buffer.concat(chunks).toString('latin1') })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return { url, taken, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** @param patienceMs how long the server is waited for */
export const mailBy = (url: string, patienceMs = 5000) =>
  createMail({
    url,
    from: 'stay@hotelly.example',
    publicUrl: 'https://stay.example',
    secret: Buffer.alloc(32, 9),
    patienceMs,
  })

/** A mail server at which nobody answers. */
export const NO_MAIL = mailBy('smtp://127.0.0.1:9')
