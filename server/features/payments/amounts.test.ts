import { expect, test } from 'vitest'
import { reportPayment } from '#server/testing/payment-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()

test.each(['99999', '100001', '200000', '1'])(
  'a genuine payment of %s for a deposit of 100000 credits nothing and waits for an admin',
  async (amount) => {
    const { client, user } = await server.customer()
    const { body } = await client.post('/api/wallet/deposit', { amount: '100000', paymentMethod: 'momo' })
    const transactionId: string = body.transaction.id
    expect((await reportPayment(server, { transactionId, amount })).status).toBe(204)

    expect((await client.get(`/api/wallet/balance/${user.id}`)).body.balance).toBe('0')
    const [line] = (await client.get(`/api/wallet/transactions/${user.id}`)).body
    expect(line).toMatchObject({ id: transactionId, status: 'pending' })
    const parked = await server.database.queries('parked_payments').where({ transaction_id: transactionId })
    expect(parked.map((row) => [row.reason, String(row.amount)])).toEqual([['wrong_amount', amount]])
  },
)
