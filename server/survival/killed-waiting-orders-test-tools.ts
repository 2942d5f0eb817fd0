import { describe, expect, test } from 'vitest'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { sepayBody, sepayHeaders } from '#server/testing/bank-test-tools.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import type { Crash } from './crashing-server-test-tools.ts'
import { type Engine, failpointsOf, namedFailpoints } from './engines-test-tools.ts'
import { type KillableServer, sepaySecret } from './server-process-test-tools.ts'

/** Above the ids of other tests' transfers. */
const FIRST_TRANSFER = 1000

const crediting = { what: '^COMMIT', following: '^insert into .bank_transfers', count: 1 } as const
const completing = { what: '^COMMIT', following: '^update .waiting_orders', count: 1 } as const

/** Failpoints from the credit of the money to the end of the order that waits for it. */
const failpoints: Record<string, Crash> = {
  'before the credit is kept': { when: 'before', ...crediting },
  'after the credit was kept, before the order is completed': { when: 'after', ...crediting },
  'after the order was marked as done': { when: 'after', what: '^update .waiting_orders', count: 1 },
  'after its instance was created': { when: 'after', what: '^insert into .instances', count: 1 },
  'before its money is taken': { when: 'before', what: '^update .accounts. set .balance', count: 2 },
  'after its money was taken': { when: 'after', what: '^update .accounts. set .balance', count: 2 },
  'before it is kept': { when: 'before', ...completing },
  'after it was kept, before its job is done': { when: 'after', ...completing },
}

/** The points in the same transaction. */
const likeMoneyTaken = [
  'after the order was marked as done',
  'after its instance was created',
  'before its money is taken',
]

/** Declares the tests: a server is killed while a payment completes an order, and the next one completes it exactly once. */
export function describeKilledWaitingOrders(engine: Engine, { database, server }: KillableServer): void {
  describe(`${engine}: an order whose server is killed`, () => {
    const { queries } = database
    let customers = 0

    test.each(failpointsOf(engine, namedFailpoints(failpoints, likeMoneyTaken)))(
      '%s is completed once',
      async (_, crash) => {
        const first = await server()
        const customer = createTestClient(first.origin)
        customers += 1
        const email = `waits-${customers}@sen.test`
        const { body: registered } = await customer.post('/api/auth/register', {
          email,
          password: 'mat-khau-thu-nghiem',
          firstName: 'Lan',
          lastName: 'Phạm',
        })
        const userId: string = registered.user.id
        const plan = { planId: 2, locationId: 1, billingPeriod: 'monthly' }
        const { body: quote } = await customer.post('/api/vps/quote', plan)
        const { body: placed } = await customer.post('/api/vps/orders/waiting', {
          ...plan,
          name: 'x',
          operatingSystem: 'ubuntu',
          quoteId: quote.quoteId,
          paymentMethod: 'bank_transfer',
        })
        const { memo, amount } = placed.payment
        const body = sepayBody({ id: FIRST_TRANSFER + customers, content: memo, transferAmount: Number(amount) })
        const report = (origin: string) =>
          createTestClient(origin).post(
            '/api/payments/webhooks/sepay',
            body,
            sepayHeaders(body, Date.now(), sepaySecret),
          )

        first.crashAt(crash)
        const response = await report(first.origin).catch(() => null)
        await first.ended
        const next = await server()
        // SePay repeats what got no response.
        if (response?.status !== 200) expect((await report(next.origin)).status).toBe(200)
        const stateOf = async () => (await queries('waiting_orders').where({ user_id: userId }).first('state'))?.state
        await expect.poll(stateOf, { interval: 30 }).toBe('done')

        const payments = await queries('transactions').where({ user_id: userId, type: 'payment' }).pluck('amount')
        expect(payments.map(Number)).toEqual([-Number(placed.order.total)])
        expect(await queries('instances').where({ user_id: userId }).pluck('id')).toEqual([placed.order.id])
        const { balance } = await queries('accounts').where({ id: userId }).first('balance')
        expect(Number(balance)).toBe(Number(amount) - Number(placed.order.total))
        expect(await database.snapshot(checkLedger)).toEqual([])
      },
    )
  })
}
