import * as v from 'valibot'
import { accountOverviewSchema, overviewQuery } from '#contracts/account-overview.ts'
import { idSchema } from '#contracts/values.ts'
import { type Route, type RouteResponse, route } from '#server/platform/http/route.ts'

const withCursor = ({ body, headers }: RouteResponse) => ({
  rows: body,
  nextCursor: headers?.['x-next-cursor'] ?? null,
})

/** One call for what a customer sees first: its parts are the responses of `routes`, so that there is one answer to each question. */
export function overviewRoutes(routes: readonly Route[]) {
  const find = (path: string) => {
    const found = routes.find((candidate) => candidate.method === 'GET' && candidate.path === path)
    if (!found) throw new Error(`The overview has no route ${path}`)
    return found
  }
  const me = find('/api/auth/me')
  const balance = find('/api/wallet/balance/:userId')
  const summary = find('/api/account/summary/:userId')
  const forecast = find('/api/wallet/forecast')
  const instances = find('/api/vps/user/:userId')
  const transactions = find('/api/wallet/transactions/:userId')

  return [
    route({
      method: 'GET',
      path: '/api/account/overview/:userId',
      summary: 'Returns what the customer sees first: the account, the wallet, the VPS and the latest transactions',
      policy: 'owner',
      language: 'vi',
      callsPerMinute: 3000,
      params: v.object({ userId: idSchema }),
      responses: { 200: accountOverviewSchema },
      async handle(call) {
        const options = { ...call, query: overviewQuery }
        // They are read one after the other: in parallel, one caller would take all connections.
        const read = async ({ handle }: Route) => handle(options)
        return {
          status: 200,
          body: {
            me: (await read(me)).body,
            balance: (await read(balance)).body,
            summary: (await read(summary)).body,
            forecast: (await read(forecast)).body,
            instances: withCursor(await read(instances)),
            transactions: withCursor(await read(transactions)),
          },
        }
      },
    }),
  ]
}
