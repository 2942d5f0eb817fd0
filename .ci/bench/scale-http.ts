import { randomUUID } from 'node:crypto'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { type Call, createCaller } from './load.ts'
import { orderOf } from './raw-orders.ts'
import type { Asked } from './scale-questions.ts'

/** Asks a server for the same, and for a customer's calls and orders, one after the other. Responses milliseconds by name. */
export async function askOverHttp(
  origin: string,
  asked: readonly Asked[],
  rounds: number,
): Promise<Map<string, number[]>> {
  const caller = createCaller(origin, 1)
  const found = new Map<string, number[]>()
  async function ask(name: string, next: () => Call[]) {
    for (const call of next()) await caller.call(call)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const calls = next()
      const began = performance.now()
      for (const call of calls) await caller.call(call)
      times.push(performance.now() - began)
    }
    found.set(name, times)
  }
  try {
    const login = (path: string, body: unknown) => caller.call({ method: 'POST', path, body })
    const { text, cookie = '' } = await login('/api/auth/login', demoAccounts.customer)
    const { id: userId } = JSON.parse(text).user
    const { token } = JSON.parse((await login('/api/admin/auth', demoAccounts.admin)).text)
    const headers = { authorization: `Bearer ${token}` }
    for (const { name, path } of asked) await ask(name, () => [{ path, headers }])

    const mine = ['wallet/balance', 'account/summary', 'vps/user', 'wallet/transactions', 'support/tickets']
    const dashboard = ['/api/auth/me', ...mine.map((what) => `/api/${what}/${userId}`)]
    await ask("a customer's dashboard, six calls", () => dashboard.map((path) => ({ path, headers: { cookie } })))

    const balance: Call = {
      method: 'PATCH',
      path: `/api/admin/users/${userId}/balance`,
      headers,
      body: { balance: '900000000' },
    }
    await caller.call(balance)
    const body = orderOf({ userId, cookie })
    const key = () => ({ cookie, 'idempotency-key': randomUUID() })
    await ask('an order', () => [{ method: 'POST', path: '/api/vps/order', headers: key(), body }])
    return found
  } finally {
    caller.close()
  }
}
