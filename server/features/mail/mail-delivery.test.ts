// @module-tag mariadb
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Language, languages, languageTags } from '#contracts/languages.ts'
import { type MailKind, mailKinds } from '#contracts/rules/mail-kinds.ts'
import { renderMail } from '#server/mails/render-mail.ts'
import { sampleFacts } from '#server/mails/sample-mails.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { type NewMail, SEND_MAIL } from './mail.ts'
import { startSmtpSink } from './smtp-sink-test-tools.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const sink = await startSmtpSink()
const transport = createSmtpTransport({ url: sink.url, from: 'Sen Cloud <no-reply@sen.example>' })
const server = await startTestServer({ mailTransport: transport })
const { database, mail, clock } = server
const { queries } = database
afterAll(async () => {
  transport.close()
  await sink.close()
})

const HOUR = 3_600_000
let subjects = 0
const address = () => `minh-${subjects}@sen.test`

beforeEach(async () => {
  subjects += 1
  await queries('mails').delete()
  await queries('jobs').where({ kind: SEND_MAIL }).delete()
})

const name = { firstName: 'Minh', lastName: 'Nguyễn' }
const resetMail = (): NewMail<'reset-password'> => ({
  kind: 'reset-password',
  subject: `user-${subjects}`,
  period: 'token-1',
  to: { userId: null, address: address(), language: 'vi', name },
  facts: { link: '/reset-password?token=very-secret' },
})
const enqueue = (one: NewMail) => database.transaction((tx) => mail.enqueue(tx, one))
const stored = async () => {
  const row = await queries('mails').first()
  return { ...row, attempts: Number(row.attempts) }
}
const taken = () => sink.mails.filter(({ to }) => to.includes(address()))
/** The parts of a mail, decoded. */
function decoded(data: string): string {
  const unfolded = data.replace(/=\r\n/g, '')
  const bytes = unfolded.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The text of a mail, decoded. */
function textOf(data: string): string {
  const boundary = /boundary="(.+)"/.exec(data)?.[1]
  const part = data.split(`\r\n--${boundary}`).find((each) => /^Content-Type: text\/plain/im.test(each)) ?? ''
  const [headers = '', ...body] = part.split('\r\n\r\n')
  const encoded = body.join('\r\n\r\n')
  const isBase64 = /^Content-Transfer-Encoding: base64/im.test(headers)
  return (isBase64 ? Buffer.from(encoded, 'base64').toString('utf8') : decoded(encoded)).replaceAll('\r\n', '\n')
}

test.each(languages)('every kind of mail arrives once in %s, and can be read as text', async (language) => {
  const enqueueKind = <Kind extends MailKind>(kind: Kind) =>
    database.transaction((tx) =>
      mail.enqueue(tx, {
        kind,
        subject: `subject-${subjects}`,
        period: '',
        to: { userId: null, address: `${kind}-${address()}`, language, name },
        facts: sampleFacts[kind],
      }),
    )
  for (const kind of [...mailKinds, ...mailKinds]) await enqueueKind(kind)
  await server.runJobs()
  const expected = (kind: MailKind, to: Language) =>
    renderMail(kind, sampleFacts[kind], { language: to, name: 'Minh', origin: server.origin, unsubscribeUrl: null })
      .text
  for (const kind of mailKinds) {
    const received = sink.mails.filter(({ to }) => to.includes(`${kind}-${address()}`))
    expect([kind, received.length]).toEqual([kind, 1])
    const data = received[0]?.data ?? ''
    expect(data).toContain(`Content-Language: ${languageTags[language]}\r\n`)
    const lines = textOf(data).split('\n')
    expect([
      kind,
      expected(kind, language)
        .trim()
        .split('\n')
        .filter((line) => !lines.includes(line)),
    ]).toEqual([kind, []])
  }
})

test('a mail is sent as text and HTML, in the language of the recipient, with its link', async () => {
  await enqueue(resetMail())
  await server.runJobs()
  const [sent] = taken()
  expect(sent?.from).toBe('no-reply@sen.example')
  expect(sent?.data).toMatch(/^From: Sen Cloud <no-reply@sen\.example>\r$/m)
  expect(sent?.data).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(sent?.data).toMatch(/^Content-Language: vi\r$/m)
  expect(sent?.data).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(sent?.data).not.toMatch(/^List-Unsubscribe/m)
  const text = decoded(sent?.data ?? '')
  expect(text).toContain('Chào Minh,')
  expect(text).toContain(`\n${server.origin}/reset-password?token=very-secret`)
  expect(await stored()).toMatchObject({ state: 'sent', attempts: 1, failure: null, response: '250 2.0.0 Queued' })
})

test('a link is deleted when its mail is sent', async () => {
  await enqueue(resetMail())
  expect((await stored()).sealed_facts).not.toBeNull()
  await server.runJobs()
  expect(await stored()).toMatchObject({ state: 'sent', sealed_facts: null, facts: '{}' })
})

test('mails of one minute share a connection', async () => {
  await enqueue(resetMail())
  await server.runJobs()
  const before = sink.connections()
  for (const period of ['a', 'b', 'c']) {
    await enqueue({ ...resetMail(), period })
    await server.runJobs()
  }
  expect(taken()).toHaveLength(4)
  expect(sink.connections()).toBe(before)
})

describe('a server for mail', () => {
  test('that is busy gets the mail later, with the same message id', async () => {
    sink.onNext('.', '451 4.3.0 Try again later')
    await enqueue(resetMail())
    await server.runJobs()
    const first = await stored()
    expect(first).toMatchObject({ state: 'pending', failure: 'deferred', response: '451 4.3.0 Try again later' })
    clock.advance(29_999)
    await server.runJobs()
    expect(taken()).toEqual([])
    clock.advance(1)
    await server.runJobs()
    expect(taken()).toHaveLength(1)
    expect(taken()[0]?.data).toContain(`Message-ID: <${first.run_id}@sen.example>`)
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 2 })
  })

  test('that refuses a mail gets it once', async () => {
    sink.onNext('.', '554 5.7.1 Rejected')
    await enqueue(resetMail())
    await server.runJobs()
    expect(await stored()).toMatchObject({ state: 'failed', failure: 'refused', sealed_facts: null })
    clock.advance(24 * HOUR)
    await server.runJobs()
    expect(taken()).toEqual([])
  })

  test('that does not know an address gets no other mail for it', async () => {
    sink.onNext('RCPT', '550 5.1.1 No such user')
    await enqueue(resetMail())
    await server.runJobs()
    expect(await stored()).toMatchObject({ state: 'failed', failure: 'no_such_address' })
    await queries('mails').delete()
    await enqueue(resetMail())
    await server.runJobs()
    expect(await stored()).toMatchObject({ state: 'held', failure: 'undeliverable', sealed_facts: null })
    expect(taken()).toEqual([])
  })

  test.each(['EHLO', 'MAIL', 'RCPT', '.'])('that drops the connection at %s gets the mail later', async (verb) => {
    // A connection that is open has said EHLO already.
    const fresh = createSmtpTransport({ url: sink.url, from: 'no-reply@sen.example' })
    sink.onNext(verb, 'drop')
    const message = {
      to: address(),
      subject: 'a',
      text: 'b',
      html: 'c',
      messageId: '<a@sen.example>',
      languageTag: 'vi',
    }
    const sending = fresh.send({ ...message, replyTo: null, unsubscribeUrl: null })
    await expect(sending).rejects.toMatchObject({ failure: 'unreachable' })
    expect(await fresh.send({ ...message, replyTo: null, unsubscribeUrl: null })).toBe('250 2.0.0 Queued')
    expect(taken()).toHaveLength(1)
    fresh.close()
  })

  test('that cannot be reached for a day lets the mail fail', async () => {
    await enqueue(resetMail())
    const started = clock.now()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      sink.onNext('MAIL', '421 4.3.2 Closing')
      await server.runJobs()
      const { next_attempt_at: next } = await stored()
      if (next !== null) clock.advance(Number(next) - clock.now())
    }
    expect(await stored()).toMatchObject({ state: 'failed', failure: 'deferred', attempts: 10 })
    expect(clock.now() - started).toBe(24 * HOUR)
  })
})

test.each([
  'minh@sen.test\r\nBcc: other@sen.test',
  'minh@sen.test, other@sen.test',
  'minh@sen.test>\r\nRCPT TO:<other@sen.test',
])('an address cannot add recipients or headers: %j', async (injected) => {
  const before = sink.mails.length
  await enqueue({ ...resetMail(), to: { ...resetMail().to, address: injected } })
  await server.runJobs()
  expect(sink.mails.length).toBe(before)
  expect(await stored()).toMatchObject({ state: 'failed', failure: 'no_such_address' })
})

test('a name, a title or a text cannot add headers', async () => {
  const injected = 'a\r\nBcc: other@sen.test\r\n\r\n<script>'
  await enqueue({
    kind: 'ticket-reply',
    subject: `reply-${subjects}`,
    period: '',
    to: { userId: 'user-1', address: address(), language: 'en', name: { firstName: injected, lastName: injected } },
    facts: { number: injected, title: injected, excerpt: injected },
  })
  await server.runJobs()
  const [sent] = taken()
  const [headers = ''] = (sent?.data ?? '').split('\r\n\r\n')
  expect(sent?.to).toEqual([address()])
  expect(headers).not.toMatch(/^bcc:/im)
  expect(decoded(sent?.data ?? '').split('text/html')[1]).not.toContain('<script')
})

test('a mail that is not necessary says how to stop it with one click', async () => {
  const { user, client } = await server.customer()
  await queries('mails').delete()
  const ready: NewMail<'machine-ready'> = {
    kind: 'machine-ready',
    subject: `vps-${subjects}`,
    period: '',
    to: { userId: user.id, address: address(), language: 'en', name },
    facts: { vpsId: 'vps-1', name: 'web', ipAddress: null, user: 'root' },
  }
  await enqueue(ready)
  await server.runJobs()
  const headers = (taken()[0]?.data ?? '').replace(/\r\n\s/g, ' ')
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  const url = /^List-Unsubscribe: <(.+)>\r$/m.exec(headers)?.[1]?.replaceAll(' ', '') ?? ''
  const path = url.replace(server.origin, '')

  const page = await fetch(url)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<form method="post"')
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const click = await fetch(url, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' })
  expect(click.status).toBe(200)
  expect((await client.post(path)).status).toBe(200)

  await queries('mails').delete()
  await enqueue(ready)
  await server.runJobs()
  expect(await stored()).toMatchObject({ state: 'held', failure: 'unsubscribed' })
  await queries('mails').delete()
  await enqueue({ ...resetMail(), to: { ...ready.to } })
  await server.runJobs()
  expect(await stored()).toMatchObject({ state: 'sent' })
})

test('a token that was not made here stops nothing', async () => {
  const visitor = server.visitor()
  for (const token of ['x', 'a.money.AAAAAAAAAAAAAAAAAAAAAA', 'a.all.AAAA', 'a.b.c.d'])
    expect((await visitor.post(`/api/mail/unsubscribe?token=${token}`)).status).toBe(404)
})
