import { Resolver } from 'node:dns/promises'
import type { Env } from '#kit/server/env.ts'
import { messageOf } from '#kit/server/log.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

const name = 'mail'
const PATIENCE_MS = 5000
const NO_RECORD = ['ENODATA', 'ENOTFOUND']

type Dns = Pick<Resolver, 'resolveTxt'>
type Record = { called: string; at: string; is: RegExp; advice: string }

/** What receivers look for in the DNS before they believe that an e-mail comes from its sender. */
const recordsOf = (domain: string, dkimSelector: string | null): Record[] => [
  {
    called: 'SPF',
    at: domain,
    is: /^v=spf1\b/i,
    advice: 'Add a TXT record there that begins with v=spf1 and names the mail server.',
  },
  {
    called: 'DMARC',
    at: `_dmarc.${domain}`,
    is: /^v=DMARC1\b/i,
    advice: 'Add a TXT record there, such as v=DMARC1; p=quarantine.',
  },
  ...(dkimSelector
    ? [
        {
          called: 'DKIM',
          at: `${dkimSelector}._domainkey.${domain}`,
          is: /(^|;)\s*p=[^;\s]/,
          advice: 'Add the TXT record there that whoever runs the mail server gives you.',
        },
      ]
    : []),
]

async function findRecord(dns: Dns, { called, at, is, advice }: Record): Promise<Finding> {
  try {
    const records = (await dns.resolveTxt(at)).map((parts) => parts.join(''))
    if (records.some((record) => is.test(record))) return ok(name, `${called} stands at ${at}`)
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (!NO_RECORD.includes(code))
      return warn(name, `${called} of ${at} could not be looked up (${code})`, 'Try again later.')
  }
  return warn(name, `no ${called} at ${at}: e-mails may be taken for spam`, advice)
}

async function checkServer(mail: NonNullable<Env['mail']>): Promise<Finding> {
  const { host } = new URL(mail.url)
  const { createMail } = await import('#kit/server/mail/send.ts')
  try {
    await createMail({ ...mail, secret: Buffer.alloc(0), patienceMs: PATIENCE_MS }).verify()
    return ok(name, `the mail server at ${host} lets us in`)
  } catch (error) {
    const says = `the mail server at ${host} cannot be used: ${messageOf(error)}`
    return fail(name, says, 'Check SMTP_URL. Until then e-mails wait, and are given up after some hours.')
  }
}

/**
 * Checks that e-mails can be sent and are believed; sends none. Nothing where no mail server is set.
 * @param dns where records are looked up; by default as the machine does
 */
export async function checkMail(
  mail: Env['mail'],
  dns: Dns = new Resolver({ timeout: PATIENCE_MS, tries: 1 }),
): Promise<Finding[]> {
  if (!mail) return []
  const domain = mail.from.slice(mail.from.lastIndexOf('@') + 1)
  const dkim = warn(
    name,
    `DKIM of ${domain} was not looked at`,
    'Set MAIL_DKIM_SELECTOR to the name under which its key stands.',
  )
  return [
    await checkServer(mail),
    ...(await Promise.all(recordsOf(domain, mail.dkimSelector).map((record) => findRecord(dns, record)))),
    ...(mail.dkimSelector ? [] : [dkim]),
  ]
}
