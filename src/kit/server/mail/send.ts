import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { messageOf } from '../log.ts'
import { isLoopback } from '../public-address.ts'
import { readUnsubscribe, unsubscribeUrlOf } from './unsubscribe.ts'

/** For the whole of one message, whatever the server does; less than a job's lease. */
const TIME_LIMIT_MS = 40_000
/** For each thing that the server is waited for. */
const PATIENCE_MS = 15_000
const WORDS_LENGTH = 300

export type MailMessage = {
  to: string
  /** Whose name stands before the sender's address. */
  fromName: string
  subject: string
  text: string
  html: string
  /** Names this message whenever it is repeated: who receives it twice can tell. */
  id: string
  /** Where the receiver ends messages of this sort, by one press. */
  unsubscribeUrl: string | null
}

export type Mailed =
  | { outcome: 'sent' }
  /** Nobody takes anything at this address: in the words of the server. */
  | { outcome: 'refused'; words: string }
  /** Anything else, such as a server that is away: it may succeed later. */
  | { outcome: 'failed'; words: string }

export type Mail = {
  /** The public address of the product, for what a message leads to. */
  publicUrl: string
  send(message: MailMessage): Promise<Mailed>
  /** Where somebody ends e-mails of a sort. */
  unsubscribeUrl(whom: string): string
  /** Whom the path of such an address is for, or null. */
  unsubscriberOf(path: string): string | null
  /** Signs in at the server without sending anything; throws where that fails. */
  verify(): Promise<void>
}

/** `secret` signs the addresses by which somebody ends e-mails. */
export type MailSettings = {
  url: string
  from: string
  publicUrl: string
  secret: Buffer
  patienceMs?: number
}

/** What an error of the mail library says about the server's answer. */
type Refusal = { code?: string; responseCode?: number; command?: string; response?: string }

/** Codes of RFC 3463 by which a server says that there is nobody at an address, or nobody who takes e-mails. */
const NOBODY = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/
const ANY_CODE = /\b5\.\d{1,3}\.\d{1,3}\b/
/** What servers without such codes say of an address. */
const UNKNOWN = [550, 551, 553]

/** Whether an address was refused for good. All else may be the fault of the sender or of the server. */
const isRefusal = ({ code, responseCode = 0, command = '', response = '' }: Refusal) =>
  code === 'EENVELOPE' &&
  command.startsWith('RCPT') &&
  (ANY_CODE.test(response) ? NOBODY.test(response) : UNKNOWN.includes(responseCode))

const wordsOf = (error: unknown) =>
  ((error as Refusal).response ?? messageOf(error)).replaceAll(/\s+/g, ' ').slice(0, WORDS_LENGTH)

/** A message of one id has one `Message-ID`. */
const messageIdOf = (id: string, from: string) =>
  `<${createHash('sha256').update(id).digest('base64url')}@${from.slice(from.lastIndexOf('@') + 1)}>`

/**
 * Sends by the operator's mail server, with a connection of its own for each message. A password goes there encrypted or
 * not at all, unless the server is this very machine.
 */
export function createMail({ url, from, publicUrl, secret, patienceMs = PATIENCE_MS }: MailSettings): Mail {
  const { hostname, password } = new URL(url)
  const transport = createTransport({
    url,
    requireTLS: password !== '' && !isLoopback(hostname),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    publicUrl,
    unsubscribeUrl: (whom) => unsubscribeUrlOf(secret, publicUrl, whom),
    unsubscriberOf: (path) => readUnsubscribe(secret, path),
    send: async ({ to, fromName, subject, text, html, id, unsubscribeUrl }) => {
      try {
        await transport.sendMail({
          from: { name: fromName, address: from },
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: messageIdOf(id, from),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl
              ? {
                  'List-Unsubscribe': `<${unsubscribeUrl}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
        })
        return { outcome: 'sent' }
      } catch (error) {
        return { outcome: isRefusal(error as Refusal) ? 'refused' : 'failed', words: wordsOf(error) }
      }
    },
    verify: async () => {
      await transport.verify()
    },
  }
}
