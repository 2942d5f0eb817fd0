import { describe, expect, test } from 'vitest'
import { PROCESS_WEBHOOK } from '#server/features/payments/bank-webhooks.ts'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { sepayBody, sepayHeaders } from '#server/testing/bank-test-tools.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import type { Crash } from './crashing-server-test-tools.ts'
import { type Engine, failpointsOf } from './engines-test-tools.ts'
import { type KillableServer, sepaySecret } from './server-process-test-tools.ts'

const storing = { what: '^COMMIT', following: '^insert into .webhook_deliveries', count: 1 } as const
const crediting = { what: '^COMMIT', following: '^insert into .bank_transfers', count: 1 } as const

/** Failpoints from the arrival of a webhook about a transfer to its credit. */
const failpoints: Record<string, Crash> = {
  'before its webhook is stored': { when: 'before', ...storing },
  'after its webhook was stored, before the response': { when: 'after', ...storing },
  'before its credit is kept': { when: 'before', ...crediting },
  'after its credit was kept, before its job is done': { when: 'after', ...crediting },
}

/** Declares the tests: a server is killed while it takes a bank transfer, and the next one credits it exactly once. */
export function describeKilledTransfers(engine: Engine, { database, server }: KillableServer): void {
  describe(`${engine}: a transfer whose server is killed`, () => {
    const { queries } = database

    test.each(failpointsOf(engine, Object.entries(failpoints)))('%s is credited once', async (_, crash) => {
      const first = await server()
      const known: string[] = await queries('bank_transfers').pluck('id')
      const knownPayments: string[] = await queries('payments').pluck('id')
      const customer = createTestClient(first.origin)
      const { body: signedIn } = await customer.post('/api/auth/login', demoAccounts.customer)
      const balanceAt = async (origin: string) => {
        const client = Object.assign(createTestClient(origin), { cookie: customer.cookie })
        return Number((await client.get(`/api/wallet/balance/${signedIn.user.id}`)).body.balance)
      }
      const before = await balanceAt(first.origin)
      const deposit = { amount: '50000', paymentMethod: 'bank_transfer' }
      const { body: requested } = await customer.post('/api/wallet/deposit', deposit)
      const body = sepayBody({
        id: known.length + 1,
        content: requested.payment.memo,
        transferAmount: 50_000,
      })
      const report = (origin: string) =>
        createTestClient(origin).post('/api/payments/webhooks/sepay', body, sepayHeaders(body, Date.now(), sepaySecret))

      first.crashAt(crash)
      const response = await report(first.origin).catch(() => null)
      await first.ended
      const next = await server()
      // SePay repeats what got no response.
      if (response?.status !== 200) expect((await report(next.origin)).status).toBe(200)
      const waiting = () => queries('jobs').where({ kind: PROCESS_WEBHOOK }).whereNot({ state: 'done' }).select('state')
      await expect.poll(waiting, { interval: 30 }).toEqual([])
      expect(await balanceAt(next.origin)).toBe(before + 50_000)
      expect((await report(next.origin)).status).toBe(200)
      await expect.poll(waiting, { interval: 30 }).toEqual([])

      expect(await balanceAt(next.origin)).toBe(before + 50_000)
      const transfers = await queries('bank_transfers').whereNotIn('id', known)
      expect(transfers).toMatchObject([{ state: 'matched', transaction_id: requested.transaction.id }])
      const payments = await queries('payments').whereNotIn('id', knownPayments)
      expect(payments).toMatchObject([{ received: 50_000 }])
      expect(await database.snapshot(checkLedger)).toEqual([])
    })
  })
}
