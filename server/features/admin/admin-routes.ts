import * as v from 'valibot'
import {
  adminAuthRequestSchema,
  adminAuthResponseSchema,
  adminStatsSchema,
  adminUserResponseSchema,
  transactionStatusRequestSchema,
  transactionStatusResponseSchema,
  userBalanceRequestSchema,
  userStatusRequestSchema,
  vpsStatusRequestSchema,
  vpsStatusResponseSchema,
} from '#contracts/admin.ts'
import { idSchema } from '#contracts/values.ts'
import type { AuthService } from '#server/features/auth/auth-service.ts'
import { refusals as authRefusals } from '#server/features/auth/refusals.ts'
import type { Sessions } from '#server/features/auth/sessions.ts'
import type { StatsService } from '#server/features/stats/stats-service.ts'
import { refusals as usersRefusals } from '#server/features/users/refusals.ts'
import type { UsersService } from '#server/features/users/users-service.ts'
import { refusals as vpsRefusals } from '#server/features/vps/refusals.ts'
import type { VpsLifecycle } from '#server/features/vps/vps-lifecycle.ts'
import type { BalanceAdjustment } from '#server/features/wallet/balance-adjustment.ts'
import type { DepositSettlement } from '#server/features/wallet/deposit-settlement.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import { inLanguage } from '#server/features/wallet/transactions-store.ts'
import { bearer } from '#server/platform/http/bearer.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'

interface AdminRoutesDeps {
  auth: AuthService
  sessions: Sessions
  stats: StatsService
  users: UsersService
  vps: VpsLifecycle
  deposits: DepositSettlement
  adjustBalance: BalanceAdjustment
}

export const adminRoutes = (deps: AdminRoutesDeps) => [...sessionRoutes(deps), ...changeRoutes(deps)]

const sessionRoutes = ({ auth, sessions, stats }: AdminRoutesDeps) => [
  route({
    method: 'POST',
    path: '/api/admin/auth',
    summary: 'Signs an admin in; a valid token sent with the request is replaced by the new one and ends',
    policy: 'public',
    language: 'vi',
    callsPerMinute: 300,
    body: adminAuthRequestSchema,
    responses: { 200: adminAuthResponseSchema },
    refusals: [authRefusals.invalid_credentials, authRefusals.account_locked],
    async handle({ body, address, requestId, header, signal }) {
      const caller = { address, requestId, signal, token: bearer(header('authorization')) }
      const { user, token } = await auth.signIn(body, 'admin', caller)
      const { firstName, lastName, email } = user
      return { status: 200, body: { token, admin: { firstName, lastName, email } } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/logout',
    summary: "Ends the admin's token",
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 300,
    responses: { 204: null },
    async handle({ session }) {
      await sessions.end(session.id)
      return { status: 204 }
    },
  }),
  route({
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'Counts users, instances and money',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    responses: { 200: adminStatsSchema },
    handle: async () => ({ status: 200, body: await stats.read() }),
  }),
]

/** Changes made by admins. Each call is passed on as the actor of its change. */
const changeRoutes = ({ users, vps, deposits, adjustBalance }: AdminRoutesDeps) => [
  route({
    method: 'PATCH',
    path: '/api/admin/users/:userId/status',
    summary: 'Locks or unlocks a user',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    params: v.object({ userId: idSchema }),
    body: userStatusRequestSchema,
    responses: { 200: adminUserResponseSchema },
    refusals: ['not_found', usersRefusals.own_account],
    async handle(call) {
      const user = await users.setActive(call, call.params.userId, call.body.isActive)
      return { status: 200, body: { user } }
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/admin/users/:userId/balance',
    summary: "Sets a user's balance, or changes it by a difference; booked as an adjustment",
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    params: v.object({ userId: idSchema }),
    body: userBalanceRequestSchema,
    responses: { 200: adminUserResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['not_found', walletRefusals.balance_moved, 'idempotency_mismatch'],
    async handle(call) {
      const key = call.header('idempotency-key')
      const { result, repeated } = await adjustBalance(call, call.params.userId, call.body, key)
      return { status: 200, body: { user: result }, headers: replayedHeader(repeated) }
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/admin/vps/:vpsId/status',
    summary: 'Activates, suspends or terminates an instance',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    params: v.object({ vpsId: idSchema }),
    body: vpsStatusRequestSchema,
    responses: { 200: vpsStatusResponseSchema },
    refusals: ['not_found', vpsRefusals.vps_terminated, vpsRefusals.vps_not_ready],
    async handle(call) {
      const changed = await vps.setStatus(call, call.params.vpsId, call.body.status)
      return { status: 200, body: { vps: changed } }
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/admin/transactions/:transactionId/status',
    summary: 'Completes or fails a pending deposit',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    params: v.object({ transactionId: idSchema }),
    body: transactionStatusRequestSchema,
    responses: { 200: transactionStatusResponseSchema },
    refusals: ['not_found', walletRefusals.already_settled],
    async handle(call) {
      const transaction = await deposits.settle(call, call.params.transactionId, call.body.status)
      return { status: 200, body: { transaction: inLanguage(transaction, call.language) } }
    },
  }),
]
