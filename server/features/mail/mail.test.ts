import { beforeEach, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { type NewMail, SEND_MAIL } from './mail.ts'

const server = await startTestServer()
const { database, mail } = server
const { queries } = database

const to: NewMail['to'] = {
  userId: null,
  address: 'minh@sen.test',
  language: 'vi',
  name: { firstName: 'Minh', lastName: 'Nguyễn Văn' },
}
const reset: NewMail<'reset-password'> = {
  kind: 'reset-password',
  to,
  subject: 'user-1',
  period: 'token-1',
  facts: { link: '/reset-password?token=very-secret' },
}

beforeEach(async () => {
  await queries('mails').delete()
  await queries('jobs').where({ kind: SEND_MAIL }).delete()
})

const enqueue = (...mails: NewMail[]) =>
  database.transaction(async (tx) => {
    for (const one of mails) await mail.enqueue(tx, one)
  })

test('a mail of a kind, subject and period is added once, with one job', async () => {
  await enqueue(reset, reset)
  await enqueue(reset)
  expect(await queries('mails').select('kind', 'subject_id', 'period', 'state', 'name')).toEqual([
    { kind: 'reset-password', subject_id: 'user-1', period: 'token-1', state: 'pending', name: 'Minh' },
  ])
  expect(await queries('jobs').where({ kind: SEND_MAIL })).toHaveLength(1)
  await enqueue({ ...reset, period: 'token-2' }, { ...reset, subject: 'user-2' })
  expect(await queries('mails')).toHaveLength(3)
})

test('a mail is not sent if what causes it is not committed', async () => {
  const failing = database.transaction(async (tx) => {
    await mail.enqueue(tx, reset)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await queries('mails')).toEqual([])
  expect(await queries('jobs').where({ kind: SEND_MAIL })).toEqual([])
})

test('two transactions that add the same mail at the same time add one', async () => {
  await Promise.all([enqueue(reset), enqueue(reset), enqueue(reset)])
  expect(await queries('mails')).toHaveLength(1)
  expect(await queries('jobs').where({ kind: SEND_MAIL })).toHaveLength(1)
})

test('a link is not readable in the database', async () => {
  await enqueue(reset)
  expect(JSON.stringify(await queries('mails'))).not.toContain('very-secret')
})
