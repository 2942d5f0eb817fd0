import { beforeEach, describe, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { type NewMail, SEND_MAIL } from './mail.ts'

const SECRET = 'a-secret-of-bounces-that-is-long-enough'
const server = await startTestServer({ mailBounceSecret: SECRET })
const { database, mail, clock } = server
const { queries } = database

const to: NewMail['to'] = {
  userId: null,
  address: 'minh@sen.test',
  language: 'vi',
  name: { firstName: 'Minh', lastName: 'Nguyễn' },
}
const testMail = (period: string): NewMail<'test'> => ({
  kind: 'test',
  to,
  subject: 'test',
  period,
  facts: { at: clock.now() },
})
const resetMail: NewMail<'reset-password'> = {
  kind: 'reset-password',
  to,
  subject: 'user-1',
  period: 'token-1',
  facts: { link: '/reset-password?token=very-secret' },
}
const enqueue = (one: NewMail) => database.transaction((tx) => mail.enqueue(tx, one))
const mailbox = async () => (await fetch(`${server.origin}/dev/mailbox.json`)).json()

beforeEach(async () => {
  await queries('mails').delete()
  await queries('mailbox').delete()
  await queries('undeliverable_addresses').delete()
  await queries('jobs').where({ kind: SEND_MAIL }).delete()
})

describe('the mailbox', () => {
  test('shows mails newest first, with links on lines of their own', async () => {
    await enqueue(testMail('1'))
    await server.runJobs()
    clock.advance(1000)
    await enqueue(resetMail)
    await server.runJobs()
    const mails = await mailbox()
    expect(mails.map((one: { subject: string }) => one.subject)).toEqual([
      'Đặt lại mật khẩu Sen Cloud',
      'Thư thử của Sen Cloud',
    ])
    expect(Object.keys(mails[0])).toEqual(['to', 'subject', 'text', 'html', 'at'])
    expect(mails[0]).toMatchObject({ to: 'minh@sen.test', at: new Date(clock.now()).toISOString() })
    expect(mails[0].text.split('\n')).toContain(`${server.origin}/reset-password?token=very-secret`)
  })

  test('is a page that runs no script, whatever mails contain', async () => {
    await enqueue({
      kind: 'ticket-reply',
      to,
      subject: 'reply-1',
      period: '',
      facts: { number: 'YC-1', title: '<script>alert(1)</script>', excerpt: '<img src=x onerror=alert(1)>' },
    })
    await server.runJobs()
    const page = await fetch(`${server.origin}/dev/mailbox`)
    const html = await page.text()
    expect(html).not.toMatch(/<script|<img/)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    const [, path] = /href="(\/dev\/mailbox\/[^"]+)"/.exec(html) ?? []
    const shown = await fetch(server.origin + path)
    expect(await shown.text()).not.toMatch(/<script|<img/)
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test.each(['/dev/', '/dev/other', '/dev/mailbox/0198f000-0000-7000-8000-000000000000'])('has no %s', async (path) => {
    expect((await fetch(server.origin + path)).status).toBe(404)
  })
})

test('without a server for mail, mails wait for it for a day', async () => {
  const without = await startTestServer({ mailTransport: null })
  expect((await fetch(`${without.origin}/dev/mailbox.json`)).status).toBe(404)
  await without.database.transaction((tx) => without.mail.enqueue(tx, resetMail))
  await without.runJobs()
  expect(await without.database.queries('mails').first()).toMatchObject({ state: 'pending' })
  without.clock.advance(25 * 3_600_000)
  await without.runJobs()
  const row = await without.database.queries('mails').first()
  expect(row).toMatchObject({ state: 'failed', failure: 'expired', sealed_facts: null })
})

describe('the log for admins', () => {
  test('filters by state, kind and address, and never shows a link', async () => {
    const { client } = await server.admin()
    // The mail of the admin's own sign-in.
    await server.database.queries('mails').delete()
    await enqueue(testMail('1'))
    await enqueue({ ...testMail('2'), to: { ...to, address: 'lan@sen.test' } })
    await server.runJobs()
    await enqueue(resetMail)
    const list = async (query: string) => (await client.get(`/api/admin/mails?${query}`)).body
    const { mails } = await list('')
    expect(mails.map((one: { kind: string; state: string }) => [one.kind, one.state])).toEqual([
      ['reset-password', 'pending'],
      ['test', 'sent'],
      ['test', 'sent'],
    ])
    expect(JSON.stringify(mails)).not.toMatch(/token|very-secret|sealed/)
    expect((await list('state=sent')).mails).toHaveLength(2)
    expect((await list('kind=reset-password')).mails).toHaveLength(1)
    expect((await list('address=lan@sen.test&kind=test')).mails).toHaveLength(1)
    const first = await list('limit=2')
    const second = await list(`limit=2&cursor=${first.nextCursor}`)
    expect([...first.mails, ...second.mails]).toEqual(mails)
    expect((await client.get('/api/admin/mails?state=lost')).status).toBe(422)
  })

  test('sends a mail once more, once for each key, and notes who did', async () => {
    await enqueue(testMail('1'))
    await server.runJobs()
    const { client, user } = await server.admin()
    const { id } = (await client.get('/api/admin/mails')).body.mails[0]
    const resend = () => client.post(`/api/admin/mails/${id}/resend`, undefined, { 'idempotency-key': 'key-1' })
    expect((await resend()).body.mail).toMatchObject({ id, state: 'pending', attempts: 0 })
    expect((await resend()).status).toBe(200)
    await server.runJobs()
    expect((await resend()).body.mail.state).toBe('pending')
    await server.runJobs()
    expect(await mailbox()).toHaveLength(2)
    const entries = await queries('audit_log').where({ action: 'mail.resend' })
    expect(entries).toMatchObject([{ actor_id: user.id, target_id: id }])
  })

  test('sends a test mail to the admin who asks for it, once for each key', async () => {
    const { client, user } = await server.admin()
    const send = () => client.post('/api/admin/mails/test', undefined, { 'idempotency-key': 'key-1' })
    const { body } = await send()
    expect(body.mail).toMatchObject({ kind: 'test', state: 'pending', address: user.email, canResend: true })
    expect((await send()).body.mail.id).toBe(body.mail.id)
    await server.runJobs()
    const received: { to: string }[] = await mailbox()
    expect(received.filter((one) => one.to === user.email)).toHaveLength(1)
    const entries = await queries('audit_log').where({ action: 'mail.test' })
    expect(entries).toMatchObject([{ actor_id: user.id, target_id: body.mail.id }])
  })

  test('does not send a link once more that it has not kept', async () => {
    await enqueue(resetMail)
    await server.runJobs()
    const { client } = await server.admin()
    const [listed] = (await client.get('/api/admin/mails')).body.mails
    expect(listed.canResend).toBe(false)
    const response = await client.post(`/api/admin/mails/${listed.id}/resend`)
    expect([response.status, response.body.code]).toEqual([409, 'mail_had_link'])
    const unknown = '0198f000-0000-7000-8000-000000000000'
    expect((await client.post(`/api/admin/mails/${unknown}/resend`)).status).toBe(404)
  })

  test('reads what a mail says, never with what opens something, while it is pending and later', async () => {
    const { client } = await server.admin()
    await enqueue(resetMail)
    const [{ id }] = (await client.get('/api/admin/mails')).body.mails
    const read = async () => (await client.get(`/api/admin/mails/${id}/text`)).body
    const pending = await read()
    expect(pending.subject).toBe('Đặt lại mật khẩu Sen Cloud')
    expect(pending.text.split('\n')).toContain(`${server.origin}/…`)
    expect(JSON.stringify(pending)).not.toContain('secret')
    await server.runJobs()
    expect(await read()).toEqual(pending)
    await enqueue(testMail('text'))
    const [newest] = (await client.get('/api/admin/mails')).body.mails
    expect((await client.get(`/api/admin/mails/${newest.id}/text`)).body.text).not.toContain('unsubscribe')
    expect((await client.get('/api/admin/mails/0198f000-0000-7000-8000-000000000000/text')).status).toBe(404)
  })
})

describe('a report of bounces', () => {
  const report = (body: unknown, secret = SECRET) =>
    server.visitor().post('/api/mail/bounces', body as object, { authorization: `Bearer ${secret}` })
  const bounces = (type: string) => ({ bounces: [{ address: 'MINH@sen.test', type }] })

  test('stops mails to the address until an admin sends one', async () => {
    expect((await report(bounces('permanent'))).body).toEqual({ marked: 1 })
    expect((await report(bounces('complaint'))).body).toEqual({ marked: 0 })
    await enqueue(testMail('1'))
    await server.runJobs()
    expect(await mailbox()).toEqual([])
    const { client } = await server.admin()
    const [held] = (await client.get('/api/admin/mails?state=held')).body.mails
    expect(held.failure).toBe('undeliverable')
    await client.post(`/api/admin/mails/${held.id}/resend`)
    await server.runJobs()
    expect(await mailbox()).toHaveLength(1)
  })

  test('of a temporary failure changes nothing', async () => {
    expect((await report(bounces('temporary'))).body).toEqual({ marked: 0 })
  })

  test('is refused without the secret, and when it is malformed', async () => {
    expect((await report(bounces('permanent'), 'another')).status).toBe(401)
    expect((await report({ bounces: [{ address: 'a', type: 'other' }] })).status).toBe(422)
    expect((await report({})).status).toBe(422)
  })
})
