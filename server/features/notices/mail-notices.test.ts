import { beforeEach, expect, test } from 'vitest'
import { deliverTransfer } from '#server/testing/bank-test-tools.ts'
import { finishActions, orderMachine } from '#server/testing/machine-test-tools.ts'
import { reportPayment } from '#server/testing/payment-test-tools.ts'
import { createPromotion, endPromotions, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database

beforeEach(async () => {
  await server.runJobs()
  await queries('mailbox').delete()
})

interface ReceivedMail {
  to: string
  subject: string
  text: string
}

/** What is in the mailbox, newest first, without the mails of registering and signing in. */
async function received(): Promise<ReceivedMail[]> {
  await server.runJobs()
  const mails: ReceivedMail[] = await (await fetch(`${server.origin}/dev/mailbox.json`)).json()
  return mails.filter(({ subject }) => !/^(Xác minh địa chỉ|Đăng nhập từ)/.test(subject))
}

test('a customer gets a mail when a deposit has arrived, once', async () => {
  const { client, user } = await server.customer({ firstName: 'Lan', lastName: 'Trần Thị' })
  const { body } = await client.post('/api/wallet/deposit', { amount: '200000', paymentMethod: 'momo' })
  const payment = { transactionId: body.transaction.id, amount: '200000' }
  await reportPayment(server, payment)
  await reportPayment(server, payment)
  const mails = await received()
  expect(mails).toMatchObject([{ to: user.email, subject: 'Đã nhận 200.000 ₫ vào ví' }])
  expect(mails[0]?.text).toContain('Chào Lan,')
})

test('the mail and the notice of a deposit have the bonus that it earned, so that they add up', async () => {
  await createPromotion(server, offersOfSpec.deposit)
  const { client } = await server.customer()
  const { body } = await client.post('/api/wallet/deposit', { amount: '500000', paymentMethod: 'momo' })
  await reportPayment(server, { transactionId: body.transaction.id, amount: '500000' })
  await endPromotions(server)
  expect((await received())[0]?.text.replaceAll('\u00a0', ' ')).toContain(
    'Số tiền: 500.000 ₫\nThưởng nạp tiền: 100.000 ₫\nSố dư mới: 600.000 ₫',
  )
  expect((await client.get('/api/account/notices')).body.notices).toMatchObject([
    { kind: 'deposit-received', facts: { amount: '500000', bonus: '100000', balance: '600000' } },
  ])
})

test('a customer gets a mail when an admin has found out whose transfer it is', async () => {
  const { user } = await server.customer()
  await deliverTransfer(server, { id: 71_001, content: 'Chuyen tien khong noi dung', transferAmount: 300_000 })
  await server.runJobs()
  const { client } = await server.admin()
  const { body } = await client.get('/api/admin/bank-transfers?state=open')
  const match = { userId: user.id }
  expect((await client.post(`/api/admin/bank-transfers/${body.transfers[0].id}/match`, match)).status).toBe(200)
  const mails = await received()
  expect(mails).toMatchObject([{ to: user.email, subject: 'Đã nhận 300.000 ₫ vào ví' }])
  expect(mails[0]?.text).toContain('Nay đã xác')
})

test('a customer gets a mail when money that was withdrawn is sent, or not sent and why, once', async () => {
  const { client, user } = await server.customer({ balance: 1_000_000 })
  const to = { bankBin: '970436', account: '0123456789', holder: 'Nguyễn Văn Đức' }
  const ask = async () =>
    (await client.post('/api/wallet/withdrawals', { ...to, amount: '200000' })).body.withdrawal.id as string
  const [sent, notSent] = [await ask(), await ask()]
  const admin = await server.admin()
  const decide = (id: string, action: string, body?: object) =>
    admin.client.post(`/api/admin/withdrawals/${id}/${action}`, body)
  await decide(sent, 'approve')
  for (const _ of ['first', 'again']) {
    expect((await decide(sent, 'paid', { reference: 'FT26001' })).status).toBe(200)
    expect((await decide(notSent, 'reject', { reason: 'Sai tên chủ tài khoản' })).status).toBe(200)
  }
  const mails = (await received()).toSorted((one, other) => one.subject.localeCompare(other.subject, 'vi'))
  expect(mails).toMatchObject([
    { to: user.email, subject: 'Chưa chuyển được 200.000 ₫ về tài khoản ngân hàng của bạn' },
    { to: user.email, subject: 'Đã chuyển 200.000 ₫ về tài khoản ngân hàng của bạn' },
  ])
  expect(mails[0]?.text).toContain('> Sai tên chủ tài khoản')
  expect(mails[0]?.text).toContain('Số dư mới: 800.000\u00a0₫')
  expect(mails[1]?.text).toContain('Tài khoản nhận: Vietcombank ••6789')
  expect(mails[1]?.text).toContain('Mã giao dịch của ngân hàng: FT26001')
  const { notices } = (await client.get('/api/account/notices')).body
  expect(notices.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['withdrawal-paid', 'withdrawal-rejected'])
})

test('an adjustment by an admin is not a deposit', async () => {
  await server.customer({ balance: 50_000 })
  expect(await received()).toEqual([])
})

test('a customer gets a mail when a machine is ready, without its password', async () => {
  const customer = await server.customer({ balance: 1_000_000 })
  const id = await orderMachine(server, customer, { name: 'web-1' })
  await finishActions(server)
  const [mail, ...others] = await received()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: customer.user.email, subject: 'Máy chủ web-1 đã sẵn sàng' })
  expect(mail?.text.split('\n')).toContain(`${server.origin}/dashboard/vps/${id}`)
  const { body } = await customer.client.post(`/api/vps/${id}/password`)
  if (body?.password) expect(mail?.text).not.toContain(body.password)
})

test('a customer gets a mail when a machine cannot be made, with what is paid back', async () => {
  const customer = await server.customer({ balance: 1_000_000 })
  await orderMachine(server, customer, { name: 'fail-1' })
  await finishActions(server)
  const mails = await received()
  expect(mails).toMatchObject([{ to: customer.user.email, subject: 'Chưa tạo được máy chủ fail-1' }])
  expect(mails[0]?.text).toContain('Số tiền hoàn: 49.000\u00a0₫')
})

test('a customer whose account is locked gets one mail for each lock', async () => {
  const { user } = await server.customer()
  const { client } = await server.admin()
  const setActive = (isActive: boolean) => client.patch(`/api/admin/users/${user.id}/status`, { isActive })
  await setActive(false)
  await setActive(false)
  expect(await received()).toMatchObject([{ to: user.email, subject: 'Tài khoản của bạn đã bị khóa' }])
  await setActive(true)
  server.clock.advance(1)
  await setActive(false)
  expect(await received()).toHaveLength(2)
})

test('a customer gets a mail with the beginning of a reply, in the language of the account', async () => {
  const { client, user } = await server.customer()
  await queries('users').where({ id: user.id }).update({ language: 'en' })
  const ticket = { subject: 'Hỏi <b>SSH</b>', category: 'technical', body: 'Tôi không vào được máy chủ.' }
  const { body } = await client.post('/api/support/tickets', ticket)
  const admin = await server.admin()
  const reply = () =>
    admin.client.post(
      `/api/admin/tickets/${body.ticket.id}/messages`,
      { body: `Mở cổng 22.\n${'x'.repeat(900)}` },
      { 'idempotency-key': 'reply-1' },
    )
  await reply()
  await reply()
  const mails = await received()
  const { number } = body.ticket
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `Reply to your ticket ${number}: Hỏi <b>SSH</b>`,
    `We received your ticket ${number}: Hỏi <b>SSH</b>`,
  ])
  const text = mails.find(({ subject }) => subject.startsWith('Reply'))?.text ?? ''
  expect(text).toContain('> Mở cổng 22.')
  expect(text).toContain(`/tickets/${body.ticket.id}`)
  expect(text.match(/x/g)?.length ?? 0).toBeLessThan(500)
})
