import { randomUUID } from 'node:crypto'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { type Call, createClient } from './load.ts'
import { orderOf } from './raw-orders.ts'
import type { QueryResult } from './scale-queries.ts'

/** Measures the same queries over HTTP, and a customer's calls and orders, one after the other. Resolves with milliseconds by name. */
export async function measureOverHttp(
  origin: string,
  queries: readonly QueryResult[],
  rounds: number,
): Promise<Map<string, number[]>> {
  const client = createClient(origin, 1)
  const results = new Map<string, number[]>()
  async function measure(name: string, next: () => Call[]) {
    for (const call of next()) await client.call(call)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const calls = next()
      const began = performance.now()
      for (const call of calls) await client.call(call)
      times.push(performance.now() - began)
    }
    results.set(name, times)
  }
  try {
    const login = (path: string, body: unknown) => client.call({ method: 'POST', path, body })
    const { text, cookie = '' } = await login('/api/auth/login', demoAccounts.customer)
    const { id: userId } = JSON.parse(text).user
    const { token } = JSON.parse((await login('/api/admin/auth', demoAccounts.admin)).text)
    const headers = { authorization: `Bearer ${token}` }
    for (const { name, path } of queries) await measure(name, () => [{ path, headers }])

    const perUser = ['wallet/balance', 'account/summary', 'vps/user', 'wallet/transactions', 'support/tickets']
    const dashboard = ['/api/auth/me', ...perUser.map((path) => `/api/${path}/${userId}`)]
    await measure("a customer's dashboard, six calls", () => dashboard.map((path) => ({ path, headers: { cookie } })))

    const balance: Call = {
      method: 'PATCH',
      path: `/api/admin/users/${userId}/balance`,
      headers,
      body: { balance: '900000000' },
    }
    await client.call(balance)
    const body = orderOf({ userId })
    const key = () => ({ cookie, 'idempotency-key': randomUUID() })
    await measure('an order', () => [{ method: 'POST', path: '/api/vps/order', headers: key(), body }])
    return results
  } finally {
    client.close()
  }
}
