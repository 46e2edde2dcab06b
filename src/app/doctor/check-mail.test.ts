import { expect, onTestFinished, test } from 'vitest'
import { startDnsServer } from '#tests/dns-server.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { checkMail } from './check-mail.ts'

async function check(records: Record<string, string | null>, dkimSelector: string | null, url?: string) {
  const dns = await startDnsServer(records)
  onTestFinished(dns.stop)
  const server = url === undefined ? await startMailServer() : null
  if (server) onTestFinished(() => server.stop())
  const publicUrl = 'https://stay.example'
  const settings = { url: url ?? server?.url ?? '', from: 'stay@hotelly.example', publicUrl, dkimSelector }
  const findings = await checkMail(settings, dns.resolver)
  return findings.map(({ state, says }) => `${state}: ${says}`)
}

test('a mail server that lets us in, and a domain with all that receivers look for, is well', async () => {
  const found = await check(
    {
      'hotelly.example': 'v=spf1 mx -all',
      '_dmarc.hotelly.example': 'v=DMARC1; p=reject',
      'main._domainkey.hotelly.example': 'v=DKIM1; k=rsa; p=MIIBIjAN',
    },
    'main',
  )
  expect(found).toEqual([
    expect.stringMatching(/^ok: the mail server at 127\.0\.0\.1:\d+ lets us in$/),
    'ok: SPF stands at hotelly.example',
    'ok: DMARC stands at _dmarc.hotelly.example',
    'ok: DKIM stands at main._domainkey.hotelly.example',
  ])
})

test('what is missing is named, and what could not be asked is told from it', async () => {
  const found = await check(
    { 'hotelly.example': 'some other record', '_dmarc.hotelly.example': null },
    null,
    'smtp://127.0.0.1:1',
  )
  expect(found).toEqual([
    expect.stringMatching(/^fail: the mail server at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/),
    'warn: no SPF at hotelly.example: e-mails may be taken for spam',
    'warn: DMARC of _dmarc.hotelly.example could not be looked up (ESERVFAIL)',
    'warn: DKIM of hotelly.example was not looked at',
  ])
  expect(await check({ 'main._domainkey.hotelly.example': 'v=DKIM1; p=' }, 'main')).toContain(
    'warn: no DKIM at main._domainkey.hotelly.example: e-mails may be taken for spam',
  )
})

test('where no e-mails are sent, there is nothing to find', async () => {
  expect(await checkMail(null)).toEqual([])
})
