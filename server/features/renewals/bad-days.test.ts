// @module-tag mariadb
import { expect, test } from 'vitest'
import { MailNotSent, type MailTransport } from '#server/features/mail/mail-transport.ts'
import { DAY, planTools } from '#server/testing/plan-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const HOUR = DAY / 24

/** A server for mail that can be down. */
const mail = { isDown: false, subjects: [] as string[] }
const mailTransport: MailTransport = {
  domain: 'sen.test',
  async send({ subject }) {
    if (mail.isDown) throw new MailNotSent('unreachable', null)
    mail.subjects.push(subject)
    return '250 OK'
  },
  close() {},
}
const server = await startTestServer({ mailTransport })
const { queries } = server.database
const { order, renewals, dueDate, statusOf, balanceOf, mailsOf } = planTools(server)

test('while payments do not arrive nobody is suspended, and once they do again who was warned is', async () => {
  const person = await server.customer({ balance: 49_000 })
  const id = await order(person)
  const suspendedAt = (await dueDate(id)) + 3 * DAY
  await server.advanceTo(suspendedAt - HOUR)
  const provider = {
    name: 'a-bank',
    on_since: 0,
    polled_at: null,
    failed_at: server.clock.now() + HOUR,
    failure: 'down',
  }
  await queries('payment_providers').insert(provider)
  try {
    await server.advanceTo(suspendedAt + HOUR - 1)
    expect(await statusOf(id)).toBe('active')
    // An hour after the last failure it counts as working.
    await server.advanceTo(suspendedAt + 2 * HOUR)
    expect(await statusOf(id)).toBe('suspended')
  } finally {
    await queries('payment_providers').where({ name: provider.name }).delete()
  }
})

test('who was not warned, because no mail could be sent, is suspended a day after a warning was', async () => {
  const person = await server.customer({ balance: 49_000 })
  const id = await order(person)
  const due = await dueDate(id)
  await server.advanceTo(due + DAY - HOUR)
  mail.isDown = true
  await server.advanceTo(due + 3 * DAY + 12 * HOUR)
  expect(await statusOf(id)).toBe('active')
  mail.isDown = false
  await server.advanceTo(due + 4 * DAY)
  expect(await statusOf(id)).toBe('active')
  await server.advanceTo(due + 6 * DAY)
  expect(await statusOf(id)).toBe('suspended')
  const { suspended_at: at } = await queries('instances').where({ id }).first('suspended_at')
  const warned = await queries('mails').where({ subject_id: id, kind: 'renewal-reminder', state: 'sent' })
  const firstWarning = Math.min(
    ...warned.filter(({ period }) => /:1$|warning/.test(period)).map(({ attempted_at }) => Number(attempted_at)),
  )
  expect(Number(at) - firstWarning).toBeGreaterThanOrEqual(DAY)
})

test('mails that could not be sent for a day arrive then, each once', async () => {
  const person = await server.customer({ balance: 49_000 * 2 })
  const id = await order(person, { name: 'one-mail' })
  const due = await dueDate(id)
  await server.advanceTo(due - 1)
  mail.isDown = true
  await server.advanceTo(due + 2 * HOUR)
  mail.isDown = false
  await server.advanceTo(due + 12 * HOUR)
  expect(await mailsOf(id, 'renewal-receipt')).toEqual([String(due)])
  expect(mail.subjects.filter((subject) => /^Đã gia hạn máy chủ one-mail/.test(subject))).toHaveLength(1)
})

test('a clock that is set back after a charge charges nothing again', async () => {
  const person = await server.customer({ balance: 49_000 * 5 })
  const id = await order(person)
  const due = await dueDate(id)
  await server.advanceTo(due)
  expect(await renewals(person)).toHaveLength(1)
  server.clock.set(new Date(due - 2 * DAY).toISOString())
  await queries('jobs')
    .where({ kind: 'vps.renewal', subject_id: id })
    .update({ state: 'ready', run_at: due - 3 * DAY })
  await server.runJobs()
  server.clock.set(new Date(due + DAY).toISOString())
  await server.runJobs()
  expect(await renewals(person)).toHaveLength(1)
  expect(await balanceOf(person)).toBe(49_000 * 3)
})
