import { accountClosingSchema, closingObstaclesSchema } from '#contracts/account.ts'
import { proofRefusals } from '#server/features/auth/refusals.ts'
import type { SessionCookie } from '#server/platform/http/cookies.ts'
import { route } from '#server/platform/http/route.ts'
import type { AccountClosingService } from './closing-service.ts'
import { refusals } from './refusals.ts'

const shared = { path: '/api/account/close', policy: 'customer', language: 'vi' } as const

interface ClosingRoutesDeps {
  closing: AccountClosingService
  sessionCookie: SessionCookie
}

/** How a customer leaves. */
export const closingRoutes = ({ closing, sessionCookie }: ClosingRoutesDeps) => [
  route({
    ...shared,
    method: 'GET',
    summary: 'Counts what the customer has to end before the account can be closed',
    callsPerMinute: 600,
    responses: { 200: closingObstaclesSchema },
    handle: async ({ session }) => ({ status: 200, body: await closing.obstacles(session.userId) }),
  }),
  route({
    ...shared,
    method: 'POST',
    summary:
      'Permanently closes the account, by its password and email; accounting records are kept as long as the law requires',
    callsPerMinute: 60,
    body: accountClosingSchema,
    responses: { 204: null },
    refusals: [
      ...[proofRefusals.wrong_password, proofRefusals.second_factor_required, refusals.admin_account],
      ...[refusals.machines_left, refusals.orders_waiting, refusals.deposits_pending, refusals.withdrawals_open],
      refusals.wallet_not_empty,
    ],
    async handle(call) {
      await closing.close(call, call.body)
      return { status: 204, cookie: sessionCookie.write('', 0) }
    },
  }),
]
