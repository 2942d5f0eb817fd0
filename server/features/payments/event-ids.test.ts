import { expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { SIGNATURE_HEADER, sign } from './webhook-signature.ts'

const server = await startTestServer()

test('event ids are per provider: two providers may report with the same one', async () => {
  const { client, user } = await server.customer()
  for (const provider of ['momo', 'zalopay'] as const) {
    const { body } = await client.post('/api/wallet/deposit', { amount: '100000', paymentMethod: provider })
    const transactionId: string = body.transaction.id
    const event = JSON.stringify({ eventId: 'event-1', transactionId, status: 'completed', amount: '100000' })
    const signature = sign(server.webhookSecret(provider), server.clock.now(), Buffer.from(event))
    await server.visitor().post(`/api/payments/webhooks/${provider}`, event, { [SIGNATURE_HEADER]: signature })
  }
  expect((await client.get(`/api/wallet/balance/${user.id}`)).body.balance).toBe('200000')
})
