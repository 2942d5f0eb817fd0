// @module-tag mariadb
import { expect, test } from 'vitest'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

// MariaDB ignores spaces at the end of a text that it compares, and SQLite does not: both have to come to the same result.
const server = await startTestServer()
const visitor = () => createTestClient(server.origin)
const password = 'hoa-sen-2026'

test('an email belongs to one account, however it is written', async () => {
  const taken = [
    'lan+vps@sen.test',
    ' Lan+VPS@Sen.Test ',
    '\u2068lan+vps@sen.test\u2069',
    'ｌａｎ+vps＠sen.test',
    'lan+vps@sen.test ',
  ]
  const statuses: number[] = []
  for (const email of taken) statuses.push((await visitor().post('/api/auth/register', { email, password })).status)
  expect(statuses).toEqual([201, 409, 409, 409, 409])
  for (const email of taken) expect((await visitor().post('/api/auth/login', { email, password })).status).toBe(200)
  expect((await visitor().post('/api/auth/register', { email: 'lan@sen.test', password })).status).toBe(201)
})

test('an address in other letters is the same as its form in ASCII', async () => {
  const first = await visitor().post('/api/auth/register', { email: "o'brien@công-ty.vn", password })
  expect([first.status, first.body.user.email]).toEqual([201, "o'brien@xn--cng-ty-ixa.vn"])
  expect((await visitor().post('/api/auth/login', { email: "o'brien@xn--cng-ty-ixa.vn", password })).status).toBe(200)
})

test('a space after an id is refused', async () => {
  const { user } = await server.customer()
  const { client: admin } = await server.admin()
  const change = (id: string) => admin.patch(`/api/admin/users/${id}/status`, { isActive: true })
  expect((await change(user.id)).status).toBe(200)
  expect((await change(`${user.id}%20`)).status).toBe(422)
})

test('a code of a promotion is one, however it is written', async () => {
  const { client: admin } = await server.admin()
  const text = { vi: 'Chào hè', en: 'Hello summer', zh: '夏日' }
  const promotion = { kind: 'percent', percent: 10, title: text, description: text, maxPerUser: 1, isActive: true }
  const create = (code: string) => admin.post('/api/admin/catalog/promotions', { ...promotion, code })
  expect((await create('SUMMER26')).status).toBe(201)
  expect((await create('summer-26 ')).body.errors).toMatchObject([{ path: 'code' }])
  const { client } = await server.customer({ balance: 10_000_000 })
  const order = { planId: 1, locationId: 1, billingPeriod: 'monthly' }
  for (const code of ['summer26', ' SUMMER-26\u200b', 'ＳＵＭＭＥＲ２６'])
    expect((await client.post('/api/vps/quote', { ...order, code })).status).toBe(200)
})
