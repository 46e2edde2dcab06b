import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { SMTPServerOptions } from 'smtp-server'
import { headerOf, mailBy, partsOf, startMailServer, subjectOf } from '#tests/mail-server.ts'
import type { Mail } from './send.ts'

const MESSAGE = {
  to: 'amra@hotelly.example',
  fromName: 'Hotel "Stari Grad", Sarajevo',
  subject: 'Narudžba za sobu 204',
  text: 'Niko to nije vidio već 5 minuta.',
  html: '<p>Niko to nije vidio već 5 minuta.</p>',
  id: 'one',
  unsubscribeUrl: null,
}

async function server(options?: SMTPServerOptions) {
  const started = await startMailServer(options)
  onTestFinished(() => started.stop())
  return started
}

/** A mail server that says and does what it likes. */
async function oddServer(answer: (line: string) => string | null, greeting: string | null = '220 hello') {
  const odd = createServer((socket) => {
    socket.on('error', () => {})
    if (greeting) socket.write(`${greeting}\r\n`)
    socket.on('data', (chunk) => {
      const said = answer(chunk.toString())
      if (said === null) socket.destroy()
      else if (said) socket.write(`${said}\r\n`)
    })
  })
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void odd.close())
  return `smtp://127.0.0.1:${(odd.address() as AddressInfo).port}`
}

/** An error as a mail server answers with it. */
const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

test('an e-mail is plain and HTML, from the hotel by name, and one of the same id is the same message', async () => {
  const { url, taken } = await server()
  const mail = mailBy(url)
  expect(await mail.send(MESSAGE)).toEqual({ outcome: 'sent' })
  expect(await mail.send({ ...MESSAGE, unsubscribeUrl: 'https://stay.example/unsubscribe/x' })).toEqual({
    outcome: 'sent',
  })
  expect(await mail.send({ ...MESSAGE, id: 'two' })).toEqual({ outcome: 'sent' })
  const [first, second, third] = taken
  if (!first || !second || !third) throw new Error('Three e-mails were sent')
  expect(first).toMatchObject({ from: 'stay@hotelly.example', to: 'amra@hotelly.example' })
  expect(subjectOf(first)).toBe(MESSAGE.subject)
  expect(partsOf(first)).toEqual({ text: MESSAGE.text, html: MESSAGE.html })
  expect(headerOf(first, 'From')).toBe('"Hotel \\"Stari Grad\\", Sarajevo" <stay@hotelly.example>')
  expect(headerOf(first, 'Auto-Submitted')).toBe('auto-generated')
  expect(headerOf(first, 'List-Unsubscribe')).toBeNull()
  expect(headerOf(second, 'List-Unsubscribe')).toBe('<https://stay.example/unsubscribe/x>')
  expect(headerOf(second, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(headerOf(second, 'Message-ID')).toBe(headerOf(first, 'Message-ID'))
  expect(headerOf(third, 'Message-ID')).not.toBe(headerOf(first, 'Message-ID'))
})

test('what a name or a subject holds adds no header', async () => {
  const { url, taken } = await server()
  const evil = 'Hotel\r\nBcc: all@hotelly.example'
  await mailBy(url).send({ ...MESSAGE, fromName: evil, subject: evil })
  expect(taken).toHaveLength(1)
  expect(taken[0]?.to).toBe(MESSAGE.to)
  expect(taken[0] && headerOf(taken[0], 'Bcc')).toBeNull()
})

test('an address that is refused is told from a server that fails', async () => {
  const send = async (options: SMTPServerOptions) => mailBy((await server(options)).url).send(MESSAGE)
  expect(await send({ onRcptTo: (_to, _session, done) => done(refusal(550, 'No such user here')) })).toEqual({
    outcome: 'refused',
    words: '550 No such user here',
  })
  expect(
    await send({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(refusal(554, 'This is spam')))
      },
    }),
  ).toEqual({ outcome: 'failed', words: '554 This is spam' })
  for (const [code, words, outcome] of [
    [550, '5.1.1 Unknown', 'refused'],
    [550, '5.2.1 Mailbox disabled', 'refused'],
    [553, '5.7.1 Sender address rejected: not owned by user', 'failed'],
    [554, '5.7.1 Relay access denied', 'failed'],
    [552, '5.2.2 Mailbox full', 'failed'],
  ] as const)
    expect(await send({ onRcptTo: (_to, _session, done) => done(refusal(code, words)) })).toEqual({
      outcome,
      words: `${code} ${words}`,
    })
  expect(await send({ onRcptTo: (_to, _session, done) => done(refusal(450, 'Greylisted')) })).toEqual({
    outcome: 'failed',
    words: '450 Greylisted',
  })
  expect(await send({ onMailFrom: (_from, _session, done) => done(refusal(550, 'Not from you')) })).toEqual({
    outcome: 'failed',
    words: '550 Not from you',
  })
})

test('a server that is away, hangs or hangs up fails within its time', async () => {
  const fails = async (mail: Mail) =>
    expect(await mail.send(MESSAGE)).toMatchObject({ outcome: 'failed', words: expect.stringMatching(/./) })
  const { url, stop } = await startMailServer()
  await stop()
  await fails(mailBy(url))
  await fails(mailBy(await oddServer(() => '', null), 300))
  await fails(mailBy(await oddServer((line) => (line.startsWith('EHLO') ? '' : '250 ok')), 300))
  await fails(
    mailBy(
      await oddServer((line) => {
        if (line.startsWith('DATA')) return '354 go on'
        return /^(EHLO|MAIL|RCPT)/.test(line) ? '250 ok' : null
      }),
    ),
  )
})

test('a password that is wrong is no fault of the reader, and none goes over a wire that is not encrypted', async () => {
  let heard = 0
  const guarded = await server({
    authOptional: false,
    onAuth: (_auth, _session, done) => {
      heard++
      done(refusal(535, 'Wrong password'))
    },
  })
  const login = guarded.url.replace('//', '//stay:secret@')
  expect(await mailBy(login).send(MESSAGE)).toEqual({ outcome: 'failed', words: '535 Wrong password' })
  await expect(mailBy(login).verify()).rejects.toThrow('Wrong password')
  expect(heard).toBe(2)
  // the same machine, called so that it could be any
  const elsewhere = login.replace('127.0.0.1', '127.1')
  expect(await mailBy(elsewhere).send(MESSAGE)).toMatchObject({ outcome: 'failed' })
  expect(heard).toBe(2)
})

test('an address to unsubscribe at is for whom it was made, and no other', () => {
  const mail = mailBy('smtp://127.0.0.1:1')
  const { pathname } = new URL(mail.unsubscribeUrl('hotel amra'))
  expect(mail.unsubscriberOf(pathname)).toBe('hotel amra')
  const [name, signature] = pathname.split('.')
  const other = Buffer.from('hotel lejla').toString('base64url')
  for (const forged of [`/unsubscribe/${other}.${signature}`, `${name}.`, name ?? '', '/unsubscribe/'])
    expect(mail.unsubscriberOf(forged)).toBeNull()
})
