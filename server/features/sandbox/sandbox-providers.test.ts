import { beforeEach, describe, expect, test } from 'vitest'
import { gatewayMethods } from '#contracts/rules/fees.ts'
import { readVietQr } from '#contracts/rules/viet-qr.ts'
import { STATEMENT_INTERVAL } from '#server/features/payments/bank-polling.ts'
import { type SendRequest, sendOverHttp } from '#server/platform/http/post.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { SANDBOX_DELAY, startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

/** How the network treats requests by their addresses; by default all arrive. */
let network: (url: string) => 'arrives' | 'is down' | 'hangs' | 'is refused' = () => 'arrives'
beforeEach(() => {
  network = () => 'arrives'
})
const send: SendRequest = (request, timeout) => {
  const networkState = network(request.url)
  if (networkState === 'is down') return Promise.reject(new Error('connect ECONNREFUSED'))
  if (networkState === 'hangs') return new Promise(() => {})
  if (networkState === 'is refused') return Promise.resolve({ status: 400, body: Buffer.from('{"resultCode":13}') })
  return sendOverHttp(request, timeout)
}
const server = await startTestServer({
  paymentMethods: ['bank_transfer', ...gatewayMethods],
  send,
  bank: { SEPAY_API_TOKEN: 'a-token-of-the-sandbox' },
  // A customer waits for a gateway as long as the test does.
  timers: { ...testTimers, within: (_ms, _timeout, work) => Promise.race([work, testTimers.sleep(0).then(settled)]) },
})
/** Resolves when what does not hang has had its time. */
async function settled(): Promise<never> {
  while (network('create') !== 'hangs') await new Promise((resolve) => setImmediate(resolve))
  throw new Error('It is slow')
}
const { queries } = server.database

const FIRST_POLL = 35_000

async function deposit(paymentMethod: string, amount = 100_000) {
  const person = await server.customer()
  const { status, body } = await person.client.post('/api/wallet/deposit', { amount: String(amount), paymentMethod })
  expect(status).toBe(201)
  return { person, id: body.transaction.id as string, payment: body.payment, amount }
}
const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const linesOf = async ({ client, user }: TestUser): Promise<{ status: string; paymentMethod: string }[]> =>
  (await client.get(`/api/wallet/transactions/${user.id}`)).body
const parkedOf = async (id: string) =>
  (await queries('parked_payments').where({ transaction_id: id })).map(({ reason }) => reason)
const poll = async () => {
  server.clock.advance(FIRST_POLL)
  await server.runJobs()
}

/** Opens a page. */
async function open(url: string) {
  const response = await fetch(url)
  return { status: response.status, html: await response.text(), headers: response.headers }
}
/** Sends a form of the sandbox. */
async function submit(path: string, fields: Record<string, string>) {
  const response = await fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  })
  return { status: response.status, html: await response.text(), location: response.headers.get('location') }
}
/** The fields of the form on a payment page. */
function formOf(html: string): Record<string, string> {
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}
/** Pays on the page to which a payment leads. */
async function payOn(url: string, action: string, more: Record<string, string> = {}) {
  const { html } = await open(url)
  return submit('/sandbox/pay', { ...formOf(html), action, ...more })
}

describe.each(gatewayMethods)('a deposit by %s', (method) => {
  test('leads to a page, is paid there, and is credited once', async () => {
    const { person, payment } = await deposit(method)
    expect(payment).toMatchObject({ kind: method === 'payos' ? 'qr' : 'redirect', amount: '100000' })
    const page = await open(payment.url)
    expect(page.status).toBe(200)
    expect(page.html).toContain('Môi trường thử nghiệm')
    const { location } = await payOn(payment.url, 'success')
    expect(location).toMatch(new RegExp(`^${server.origin}/dashboard/topup/${payment.id}\\?`))
    await server.runJobs()
    expect(await balanceOf(person)).toBe('100000')
    await poll()
    server.clock.advance(SANDBOX_DELAY)
    await server.runJobs()
    expect(await balanceOf(person)).toBe('100000')
    expect(await linesOf(person)).toMatchObject([{ status: 'completed', paymentMethod: method }])
    const { body } = await person.client.get(`/api/wallet/payments/${payment.id}`)
    expect(body).toMatchObject({ state: 'received', received: '100000', missing: '0', remainder: null })
    expect(body.payment.url).toBe(payment.url)
  })

  test('is a page without script that says how to pay it', async () => {
    const { person, payment } = await deposit(method)
    const page = async () => {
      const address = `${server.origin}/api/wallet/payments/${payment.id}/page?language=vi`
      return (await fetch(address, { headers: { cookie: person.client.cookie } })).text()
    }
    const fact = method === 'payos' ? payment.bank.account : `href="${payment.url.replaceAll('&', '&amp;')}"`
    expect(await page()).toContain(fact)
    expect((await page()).includes('Đang chờ tiền về')).toBe(method === 'payos')
    await payOn(payment.url, 'success')
    await server.runJobs()
    expect(await page()).not.toContain(fact)
  })

  test.each(['double', 'send'])('is credited once when the report is sent in the mode %s', async (mode) => {
    const { person, payment } = await deposit(method)
    await payOn(payment.url, 'success', { mode })
    await server.runJobs()
    await poll()
    expect(await balanceOf(person)).toBe('100000')
  })

  test('is credited once each when the reports of two change their order', async () => {
    const first = await deposit(method)
    const second = await deposit(method)
    await payOn(first.payment.url, 'success', { mode: 'reorder' })
    await server.runJobs()
    expect(await balanceOf(first.person)).toBe('0')
    await payOn(second.payment.url, 'success')
    await server.runJobs()
    expect([await balanceOf(first.person), await balanceOf(second.person)]).toEqual(['100000', '100000'])
  })

  test('whose report is forged is not credited by it, but by a query', async () => {
    const { person, payment } = await deposit(method)
    const { html } = await payOn(payment.url, 'success', { mode: 'forge' })
    expect(html).toContain(method === 'vnpay' ? 'RspCode&quot;:&quot;97' : '401')
    await server.runJobs()
    expect(await balanceOf(person)).toBe('0')
    await poll()
    expect(await balanceOf(person)).toBe('100000')
  })

  test('whose report never comes is credited by a query, once', async () => {
    const { person, payment } = await deposit(method)
    await payOn(payment.url, 'success', { mode: 'drop' })
    await server.runJobs()
    expect(await balanceOf(person)).toBe('0')
    server.clock.advance(FIRST_POLL)
    await Promise.all([server.runJobs(), server.runJobs()])
    expect(await balanceOf(person)).toBe('100000')
  })

  test('that fails ends as failed, and costs nothing', async () => {
    const { person, payment } = await deposit(method)
    await payOn(payment.url, 'failure')
    await server.runJobs()
    await poll()
    expect([await balanceOf(person), (await linesOf(person)).map(({ status }) => status)]).toEqual(['0', ['failed']])
  })

  test('that its customer leaves stays pending', async () => {
    const { person, payment } = await deposit(method)
    const { location } = await payOn(payment.url, 'leave')
    expect(location).toContain(`/dashboard/topup/${payment.id}`)
    await poll()
    expect([await balanceOf(person), (await linesOf(person))[0]?.status]).toEqual(['0', 'pending'])
  })

  test('that is paid after it was cancelled is credited as one of its own', async () => {
    const { person, payment, id } = await deposit(method)
    await open(payment.url)
    await person.client.post(`/api/wallet/transactions/${id}/cancel`)
    await payOn(payment.url, 'success')
    await server.runJobs()
    expect(await balanceOf(person)).toBe('100000')
    expect((await linesOf(person)).map((line) => [line.status, line.paymentMethod])).toEqual([
      ['completed', method],
      ['failed', method],
    ])
  })

  test('is found in the deliveries as it was reported', async () => {
    const { payment } = await deposit(method)
    await payOn(payment.url, 'success')
    const [last] = await queries('webhook_deliveries').orderBy('id', 'desc').limit(1)
    expect(last.provider).toBe(method)
  })
})

describe.each(['momo', 'zalopay', 'vnpay'] as const)('%s', (method) => {
  test('that reports another amount credits nothing, and an admin is told', async () => {
    const { person, id, payment } = await deposit(method)
    const { html } = await payOn(payment.url, 'success', { mode: 'double', wrong: '1' })
    if (method === 'vnpay') expect(html).toContain('RspCode&quot;:&quot;04')
    await server.runJobs()
    await poll()
    expect([await balanceOf(person), await parkedOf(id)]).toEqual(['0', ['wrong_amount']])
  })

  test('that reports another amount is not paid again on the page without script', async () => {
    const { person, payment } = await deposit(method)
    await payOn(payment.url, 'success', { wrong: '1' })
    await server.runJobs()
    const address = `${server.origin}/api/wallet/payments/${payment.id}/page?language=vi`
    const page = await (await fetch(address, { headers: { cookie: person.client.cookie } })).text()
    expect(page).toContain('bạn không cần thanh toán lại')
    expect(page).toContain('href="/dashboard?tab=support"')
    expect(page).not.toContain('Đang chờ')
    expect(page).not.toContain('rel="noreferrer"')
  })
})

describe.each(['momo', 'zalopay'] as const)('a customer of %s who does nothing', (method) => {
  test('pays by itself after a while', async () => {
    const { person } = await deposit(method)
    server.clock.advance(SANDBOX_DELAY - 1)
    await server.runJobs()
    expect(await balanceOf(person)).toBe('0')
    server.clock.advance(1)
    await server.runJobs()
    expect(await balanceOf(person)).toBe('100000')
  })

  test('does not once the page was left', async () => {
    const { person, payment } = await deposit(method)
    await payOn(payment.url, 'leave')
    server.clock.advance(SANDBOX_DELAY)
    await server.runJobs()
    expect(await balanceOf(person)).toBe('0')
  })
})

describe.each(['momo', 'zalopay', 'payos'] as const)('when %s', (method) => {
  test('is down, the deposit waits, and its page is there when it is up again', async () => {
    network = (url) => (url.includes(`/sandbox/${method}/`) ? 'is down' : 'arrives')
    const { person, payment } = await deposit(method)
    expect(payment.url).toBe(null)
    network = () => 'arrives'
    await poll()
    const { body } = await person.client.get(`/api/wallet/payments/${payment.id}`)
    expect(body).toMatchObject({ state: 'waiting', payment: { url: expect.stringContaining('/sandbox/pay?') } })
    await payOn(body.payment.url, 'success')
    await server.runJobs()
    expect(await balanceOf(person)).toBe('100000')
    const state = await queries('payment_providers').where({ name: method }).first()
    expect(state).toMatchObject({ failure: 'connect ECONNREFUSED' })
  })

  test('is slow, the customer has a response all the same', async () => {
    network = (url) => (url.includes('/api/') ? 'arrives' : 'hangs')
    const { payment } = await deposit(method)
    expect(payment).toMatchObject({ url: null, amount: '100000' })
  })
})

test('a gateway that refuses our request fails the deposit', async () => {
  network = (url) => (url.includes('/sandbox/momo/') ? 'is refused' : 'arrives')
  const { person, payment } = await deposit('momo')
  expect(payment.url).toBe(null)
  expect((await linesOf(person))[0]?.status).toBe('failed')
})

test('an amount that a gateway does not take is refused before the gateway is called', async () => {
  const { client } = await server.customer()
  const { status, body } = await client.post('/api/wallet/deposit', { amount: '50000001', paymentMethod: 'momo' })
  expect([status, body.errors[0].path]).toEqual([422, 'amount'])
})

test('a repeated request has the same payment, and calls the gateway once', async () => {
  const { client } = await server.customer()
  const key = { 'Idempotency-Key': 'a-key-that-is-sent-twice' }
  const request = { amount: '100000', paymentMethod: 'momo' }
  const first = await client.post('/api/wallet/deposit', request, key)
  const again = await client.post('/api/wallet/deposit', request, key)
  expect(again.body).toEqual(first.body)
  expect(await queries('sandbox_bills').where({ reference: first.body.payment.memo })).toHaveLength(1)
})

describe("VNPay's webhook", () => {
  const call = async (query: string) =>
    (await fetch(`${server.origin}/api/payments/webhooks/vnpay?${query}`)).json() as Promise<{ RspCode: string }>

  test('is responded to with its codes', async () => {
    const { payment } = await deposit('vnpay')
    await payOn(payment.url, 'success')
    await server.runJobs()
    const [{ body }] = await queries('webhook_deliveries').where({ provider: 'vnpay' }).orderBy('id', 'desc').limit(1)
    expect((await call(body)).RspCode).toBe('02')
    expect((await call(body.replace('vnp_Amount=1', 'vnp_Amount=2'))).RspCode).toBe('97')
    expect((await call('')).RspCode).toBe('97')
  })
})

describe('the bank app', () => {
  const fields = (qr: string, more: Record<string, string> = {}) => {
    const read = readVietQr(qr)
    if ('fault' in read) throw new Error(read.fault)
    return {
      qr,
      amount: String(read.code.amount),
      memo: read.code.memo ?? '',
      mode: 'send',
      reporter: 'sepay',
      ...more,
    }
  }
  const transfer = async (qr: string, more: Record<string, string> = {}) => {
    const result = await submit('/sandbox/bank', fields(qr, more))
    await server.runJobs()
    return result
  }
  const qrOf = (payment: { qr: string }) => payment.qr

  test.each(['sepay', 'casso'])('transfers what a code says, reported by %s', async (reporter) => {
    const { person, payment } = await deposit('bank_transfer')
    const { html } = await transfer(qrOf(payment), { reporter })
    expect(html).toContain('Thông báo đã gửi')
    expect(await balanceOf(person)).toBe('100000')
  })

  test.each([
    ['double', '100000'],
    ['forge', '0'],
    ['drop', '0'],
    ['delay', '100000'],
  ])('reports a transfer in the mode %s', async (mode, balance) => {
    const { person, payment } = await deposit('bank_transfer')
    await transfer(qrOf(payment), { mode })
    await expect
      .poll(async () => {
        await server.runJobs()
        return balanceOf(person)
      })
      .toBe(balance)
  })

  test('lists a transfer whose report was dropped, so that the statement credits it', async () => {
    const { person, payment } = await deposit('bank_transfer')
    await transfer(qrOf(payment), { mode: 'drop' })
    expect(await balanceOf(person)).toBe('0')
    server.clock.advance(STATEMENT_INTERVAL)
    await server.runJobs()
    expect(await balanceOf(person)).toBe('100000')
  })

  test('changes amount and memo as a person would', async () => {
    const { person, payment } = await deposit('bank_transfer')
    await transfer(qrOf(payment), { amount: '40000', memo: `nap tien ${payment.memo.toLowerCase()}` })
    expect(await balanceOf(person)).toBe('40000')
    await transfer(qrOf(payment), { memo: 'nap tien' })
    expect(await balanceOf(person)).toBe('40000')
    const unnamed = queries('bank_transfers').where({ amount: 100_000 }).where('content', 'like', '%-nap tien-%')
    expect(await unnamed.whereIn('state', ['unmatched', 'suggested'])).toHaveLength(1)
  })

  test("pays payOS's codes, in parts and too much", async () => {
    const { person, payment } = await deposit('payos')
    expect(payment).toMatchObject({ kind: 'qr', bank: { bin: '970422', account: expect.stringMatching(/^CAS\d+$/) } })
    await transfer(payment.qr, { amount: '60000' })
    expect(await balanceOf(person)).toBe('60000')
    const { body } = await person.client.get(`/api/wallet/payments/${payment.id}`)
    expect(body).toMatchObject({ state: 'under', missing: '40000' })
    const { bank, memo } = payment
    expect(readVietQr(body.remainder)).toMatchObject({ code: { account: bank.account, amount: 40_000, memo } })
    await transfer(payment.qr, { amount: '70000' })
    expect(await balanceOf(person)).toBe('130000')
    await poll()
    expect(await balanceOf(person)).toBe('130000')
  })

  test("pays a part of payOS's codes whose report is lost, which a query finds after the first part", async () => {
    const { person, payment } = await deposit('payos')
    await transfer(payment.qr, { amount: '60000' })
    await transfer(payment.qr, { amount: '40000', mode: 'drop' })
    expect(await balanceOf(person)).toBe('60000')
    await poll()
    expect(await balanceOf(person)).toBe('100000')
  })

  test('says what is wrong with a code', async () => {
    const { payment } = await deposit('bank_transfer')
    const damaged = payment.qr.replace('5406100000', '5406900000')
    const { html } = await open(`${server.origin}/sandbox/bank?${new URLSearchParams({ qr: damaged })}`)
    expect(html).toContain('sai mã kiểm tra (CRC)')
    const invalid = await submit('/sandbox/bank', fields(payment.qr, { amount: '1,5' }))
    expect(invalid.html).toContain('Số tiền là số nguyên')
  })

  test.each([
    ['vi', 'Ứng dụng ngân hàng'],
    ['en', 'Bank app'],
    ['zh', '银行应用'],
  ])('speaks %s, and runs no script but the one that scans', async (lang, heading) => {
    const { html, headers } = await open(`${server.origin}/sandbox/bank?lang=${lang}`)
    expect(html).toContain(heading)
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/sandbox/scan.js" defer>'])
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
  })

  test('has a script that reads the code in a picture', async () => {
    const { status, html, headers } = await open(`${server.origin}/sandbox/scan.js`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(html).toContain('jsQR')
  })

  test('shows what was typed as text', async () => {
    const { payment } = await deposit('bank_transfer')
    const { html } = await submit(
      '/sandbox/bank',
      fields(payment.qr, { amount: 'x', memo: '"><script>alert(1)</script>' }),
    )
    expect(html).not.toContain('<script>')
  })
})

test('an address that the sandbox does not have is a 404, and a body that is too large a 413', async () => {
  expect((await open(`${server.origin}/sandbox/nothing`)).status).toBe(404)
  expect((await open(`${server.origin}/sandbox/pay?gateway=momo&reference=unknown`)).status).toBe(404)
  const response = await fetch(`${server.origin}/sandbox/bank`, { method: 'POST', body: 'x'.repeat(70_000) })
  expect(response.status).toBe(413)
})

test('a call to a stand-in without its signature is refused', async () => {
  const call = async (path: string, body: object) =>
    (await fetch(`${server.origin}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) })).json()
  expect(await call('momo/v2/gateway/api/create', { partnerCode: 'x' })).toMatchObject({ resultCode: 11 })
  expect(await call('zalopay/v2/create', { app_id: 1 })).toMatchObject({ return_code: 2, sub_return_code: -402 })
  expect(await call('vnpay/merchant_webapi/api/transaction', {})).toMatchObject({ vnp_ResponseCode: '97' })
  expect(await call('payos/v2/payment-requests', {})).toMatchObject({ code: '401' })
})
