import { expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { SIGNATURE_HEADER, sign } from './webhook-signature.ts'

const server = await startTestServer()

test.each(['99999', '100001', '200000', '1'])(
  'a genuine payment of %s for a deposit of 100000 credits nothing and waits for an admin',
  async (amount) => {
    const { client, user } = await server.customer()
    const { body } = await client.post('/api/wallet/deposit', { amount: '100000', paymentMethod: 'momo' })
    const transactionId: string = body.transaction.id
    const event = JSON.stringify({ eventId: `event-${amount}`, transactionId, status: 'completed', amount })
    const signature = sign(server.webhookSecret('momo'), server.clock.now(), Buffer.from(event))
    const path = '/api/payments/webhooks/momo'
    expect((await server.visitor().post(path, event, { [SIGNATURE_HEADER]: signature })).status).toBe(200)

    expect((await client.get(`/api/wallet/balance/${user.id}`)).body.balance).toBe('0')
    const [line] = (await client.get(`/api/wallet/transactions/${user.id}`)).body
    expect(line).toMatchObject({ id: transactionId, status: 'pending' })
    const parked = await server.database.queries('parked_payments').where({ transaction_id: transactionId })
    expect(parked.map((row) => [row.reason, String(row.amount)])).toEqual([['wrong_amount', amount]])
  },
)
