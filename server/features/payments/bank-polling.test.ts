import { beforeEach, describe, expect, test } from 'vitest'
import { sendOverHttp } from '#server/platform/http/post.ts'
import { deliverTransfer } from '#server/testing/bank-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { STATEMENT_INTERVAL } from './bank-polling.ts'
import { bankTime } from './providers/vietnam-time.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What SePay and Casso list, newest first, and what they were requested. */
let sepay: object[] = []
let casso: object[] = []
let requested: string[] = []
let outage: number | null = null
let isEndless = false

const json = (status: number, body: object) => ({ status, body: Buffer.from(JSON.stringify(body)) })
const server = await startTestServer({
  bank: {
    SEPAY_API_TOKEN: 'a-token-of-sepay',
    SEPAY_URL: 'https://sepay.test/v2',
    CASSO_API_KEY: 'a-key-of-casso',
    CASSO_URL: 'https://casso.test/v2/',
  },
  async send(request, timeout) {
    const url = new URL(request.url)
    if (!url.hostname.endsWith('.test')) return sendOverHttp(request, timeout)
    requested.push(request.url)
    if (outage !== null) return json(outage, { message: 'down' })
    const page = Number(url.searchParams.get('page'))
    if (url.hostname === 'casso.test') {
      expect([url.pathname, request.headers.authorization]).toEqual(['/v2/transactions', 'Apikey a-key-of-casso'])
      const records = casso.slice((page - 1) * 100, page * 100)
      return json(200, { error: 0, data: { nextPage: casso.length > page * 100 ? page + 1 : null, records } })
    }
    expect([url.pathname, request.headers.authorization]).toEqual(['/v2/transactions', 'Bearer a-token-of-sepay'])
    const data = sepay.slice((page - 1) * 100, page * 100)
    const pagination = { has_more: isEndless || sepay.length > page * 100 }
    return json(200, { status: 'success', data: isEndless ? sepay : data, meta: { pagination } })
  },
})

beforeEach(async () => {
  sepay = []
  casso = []
  outage = null
  isEndless = false
  // This reads the statements of the previous tests.
  await poll()
  requested = []
})

/** Lets the time of the next statement come. */
async function poll(): Promise<void> {
  server.clock.advance(STATEMENT_INTERVAL)
  await server.runJobs()
}

let last = 900_000
/** A transfer as both lists and the webhook have it. */
function transferred(memo: string, amount: number, { reference = `FT${++last}`, at = server.clock.now() } = {}) {
  const content = `MBVCB.3278907687 ${memo} CT tu 0349`
  const date = bankTime(at)
  return {
    listed: {
      id: `07ad3dc9-0000-4000-8000-${String(++last).padStart(12, '0')}`,
      transaction_date: date,
      account_number: '0123456789',
      transfer_type: 'in',
      amount_in: amount,
      amount_out: 0,
      accumulated: 19_077_000,
      transaction_content: content,
      reference_number: reference,
      code: null,
    },
    atCasso: {
      id: ++last,
      tid: reference,
      description: content,
      amount,
      cusum_balance: 19_077_000,
      when: date.replace(' ', 'T'),
      bankSubAccId: '0123456789',
    },
    deliver: () =>
      deliverTransfer(server, {
        id: ++last,
        content,
        transferAmount: amount,
        referenceCode: reference,
        transactionDate: date,
      }),
  }
}

async function asking(amount = 200_000) {
  const person = await server.customer()
  const { body } = await person.client.post('/api/wallet/deposit', {
    amount: String(amount),
    paymentMethod: 'bank_transfer',
  })
  return { person, memo: body.payment.memo as string }
}
const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance

describe('the statement', () => {
  test('credits a transfer whose webhook never came, once', async () => {
    const { person, memo } = await asking()
    sepay = [transferred(memo, 200_000).listed]
    await poll()
    await poll()
    expect(await balanceOf(person)).toBe('200000')
  })

  test('does the same at Casso, and leaves what went out alone', async () => {
    const { person, memo } = await asking()
    const { atCasso } = transferred(memo, 200_000)
    casso = [atCasso, { ...transferred(memo, 50_000).atCasso, amount: -50_000 }]
    await poll()
    expect(await balanceOf(person)).toBe('200000')
  })

  test('changes nothing about a transfer that was reported, under whatever id, also when both services list it', async () => {
    const { person, memo } = await asking()
    const { listed, atCasso, deliver } = transferred(memo, 200_000)
    await deliver()
    await server.runJobs()
    sepay = [listed]
    casso = [atCasso]
    await poll()
    expect(await balanceOf(person)).toBe('200000')
  })

  test('and the webhook that comes after it credit a transfer once', async () => {
    const { person, memo } = await asking()
    const { listed, deliver } = transferred(memo, 200_000)
    sepay = [listed]
    await poll()
    await deliver()
    await server.runJobs()
    expect(await balanceOf(person)).toBe('200000')
  })

  test('waits an hour with a transfer that has no number of the bank, and knows it by what it says', async () => {
    const [one, other] = [await asking(), await asking()]
    const reported = transferred(one.memo, 200_000, { reference: '' })
    await reported.deliver()
    await server.runJobs()
    server.clock.advance(1000)
    const lost = transferred(other.memo, 200_000, { reference: '' })
    sepay = [lost.listed, reported.listed]
    await poll()
    expect([await balanceOf(one.person), await balanceOf(other.person)]).toEqual(['200000', '0'])
    server.clock.advance(HOUR)
    await poll()
    await poll()
    expect([await balanceOf(one.person), await balanceOf(other.person)]).toEqual(['200000', '200000'])
  })

  test('tells transfers without a number of the bank, of one amount at one time, by their memos', async () => {
    const [one, other] = [await asking(), await asking()]
    const reported = transferred(one.memo, 200_000, { reference: '' })
    const lost = transferred(other.memo, 200_000, { reference: '' })
    await reported.deliver()
    await server.runJobs()
    // The list shortens what the webhook had in full.
    const shortened = { ...reported.listed, transaction_content: `MBVCB.3278907687 ${one.memo.slice(0, 9)}` }
    sepay = [lost.listed, shortened]
    server.clock.advance(HOUR)
    await poll()
    await poll()
    expect([await balanceOf(one.person), await balanceOf(other.person)]).toEqual(['200000', '200000'])
  })

  test('is read back to a day before the last time, page after page, and no further', async () => {
    const before = server.clock.now() - 3 * DAY
    sepay = [
      ...Array.from({ length: 150 }, () => transferred('', 10_000).listed),
      ...Array.from({ length: 250 }, () => transferred('', 10_000, { at: before }).listed),
    ]
    await poll()
    expect(
      requested.filter((url) => url.includes('sepay')).map((url) => new URL(url).searchParams.get('page')),
    ).toEqual(['1', '2', '3'])
    const { total } = await server.database
      .queries('bank_transfers')
      .where({ amount: 10_000 })
      .count({ total: '*' })
      .first()
    expect(Number(total)).toBe(150)
  })

  test('is read again with as many statements for many transfers as for none', async () => {
    const statements = async () => {
      let count = 0
      const engine = server.database.queries.client
      const listen = ({ sql }: { sql: string }) => {
        if (sql.includes('bank_transfers')) count += 1
      }
      engine.on('query', listen)
      await poll()
      engine.removeListener('query', listen)
      return count
    }
    sepay = [transferred('', 20_000).listed]
    await poll()
    const ofOne = await statements()
    sepay = [...sepay, ...Array.from({ length: 20 }, () => transferred('', 20_000).listed)]
    await poll()
    expect(await statements()).toBe(ofOne)
  })

  test('that cannot be read is noted, and read again next time', async () => {
    const { person, memo } = await asking()
    sepay = [transferred(memo, 200_000).listed]
    outage = 503
    const providers = async () => {
      const { body } = await (await server.admin()).client.get('/api/admin/payment-providers')
      return body.providers.find(({ name }: { name: string }) => name === 'sepay')
    }
    const before = (await providers()).lastPollAt
    await poll()
    expect((await providers()).lastPollAt).toBe(before)
    expect((await providers()).lastFailure).toEqual({
      at: new Date(server.clock.now()).toISOString(),
      message: 'SePay responded with 503',
    })
    outage = null
    await poll()
    expect(await balanceOf(person)).toBe('200000')
    expect((await providers()).lastPollAt).toBe(new Date(server.clock.now()).toISOString())
  })

  test('that is too long to be read credits what was read, and counts as not read', async () => {
    const { person, memo } = await asking()
    sepay = [transferred(memo, 200_000).listed]
    isEndless = true
    await poll()
    expect(await balanceOf(person)).toBe('200000')
    const { body } = await (await server.admin()).client.get('/api/admin/payment-providers')
    const { lastFailure } = body.providers.find(({ name }: { name: string }) => name === 'sepay')
    expect(lastFailure).toMatchObject({ at: new Date(server.clock.now()).toISOString() })
    expect(lastFailure.message).toContain('too long')
  })

  test('with entries that cannot be understood credits all others', async () => {
    const [atSepay, atCasso] = [await asking(), await asking()]
    const odd = transferred('interest', 1)
    sepay = [{ ...odd.listed, amount_in: '1234.56' }, transferred(atSepay.memo, 200_000).listed, null as never]
    casso = [{ ...odd.atCasso, amount: 0 }, transferred(atCasso.memo, 200_000).atCasso]
    await poll()
    expect([await balanceOf(atSepay.person), await balanceOf(atCasso.person)]).toEqual(['200000', '200000'])
    const providerOf = async (provider: string) => {
      const { body } = await (await server.admin()).client.get('/api/admin/payment-providers')
      return body.providers.find(({ name }: { name: string }) => name === provider)
    }
    expect((await providerOf('sepay')).lastFailure.message).toBe('2 of the listed transfers cannot be read')
    const { lastPollAt, lastFailure } = await providerOf('casso')
    expect(lastFailure.message).toBe('1 of the listed transfers cannot be read')
    expect(lastPollAt).toBe(new Date(server.clock.now()).toISOString())
    casso = casso.slice(0, 1)
    await poll()
    expect(await providerOf('casso')).toMatchObject({
      lastPollAt,
      lastFailure: { at: new Date(server.clock.now()).toISOString() },
    })
  })
})
