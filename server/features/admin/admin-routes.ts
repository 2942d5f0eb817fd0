import * as v from 'valibot'
import {
  adminAuthRequestSchema,
  adminAuthResponseSchema,
  adminStatsSchema,
  adminTrendsSchema,
  adminUserResponseSchema,
  phoneReleaseSchema,
  secondFactorResetSchema,
  transactionStatusRequestSchema,
  transactionStatusResponseSchema,
  userBalanceRequestSchema,
  userStatusRequestSchema,
  vpsStatusRequestSchema,
  vpsStatusResponseSchema,
} from '#contracts/admin.ts'
import { idSchema } from '#contracts/values.ts'
import type { PhoneReleasing } from '#server/features/account/phone-release.ts'
import { refusals as accountRefusals } from '#server/features/account/refusals.ts'
import type { AuthService } from '#server/features/auth/auth-service.ts'
import { deviceOf } from '#server/features/auth/device.ts'
import { resetRefusals, signInRefusals } from '#server/features/auth/refusals.ts'
import type { SecondFactorResetting } from '#server/features/auth/second-factor-reset.ts'
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
import type { Trends } from './trends.ts'
import type { WaitingWorkCount } from './waiting-work.ts'

interface AdminRoutesDeps {
  auth: AuthService
  sessions: Sessions
  stats: StatsService
  waiting: WaitingWorkCount
  trends: Trends
  users: UsersService
  vps: VpsLifecycle
  deposits: DepositSettlement
  adjustBalance: BalanceAdjustment
  resetSecondFactor: SecondFactorResetting
  releasePhones: PhoneReleasing
}

export const adminRoutes = (deps: AdminRoutesDeps) => [...sessionRoutes(deps), ...changeRoutes(deps)]

const sessionRoutes = ({ auth, sessions, stats, waiting, trends }: AdminRoutesDeps) => [
  route({
    method: 'POST',
    path: '/api/admin/auth',
    summary: 'Logs an admin in; a valid token sent with the request is replaced by the new one and ends',
    policy: 'public',
    language: 'vi',
    callsPerMinute: 300,
    body: adminAuthRequestSchema,
    responses: { 200: adminAuthResponseSchema },
    refusals: signInRefusals,
    async handle({ body, address, requestId, header, signal }) {
      const device = deviceOf(header('user-agent'))
      const caller = { address, requestId, signal, device, token: bearer(header('authorization')) }
      const { user, token, mustEnrol } = await auth.signIn(body, 'admin', caller)
      const { firstName, lastName, email } = user
      const admin = { firstName, lastName, email }
      return { status: 200, body: { token, admin, ...(mustEnrol && { mustEnrol }) } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/logout',
    summary: "Ends the admin's token",
    policy: 'admin',
    isForEnrolment: true,
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
    summary: 'Counts users, instances, money, and what waits for an admin',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    responses: { 200: adminStatsSchema },
    async handle() {
      const [counted, waitingWork] = await Promise.all([stats.read(), waiting.count()])
      return { status: 200, body: { ...counted, waiting: waitingWork } }
    },
  }),
  route({
    method: 'GET',
    path: '/api/admin/trends',
    summary: 'Sums money, new instances and times to the first reply of each of the last 60 days',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    responses: { 200: adminTrendsSchema },
    handle: async () => ({ status: 200, body: { days: await trends.read() } }),
  }),
]

/** Changes made by admins. Each call is passed on as the actor of its change. */
const changeRoutes = ({ users, vps, deposits, adjustBalance, resetSecondFactor, releasePhones }: AdminRoutesDeps) => [
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
    refusals: ['not_found', usersRefusals.own_account, usersRefusals.account_closed],
    async handle(call) {
      const user = await users.setActive(call, call.params.userId, call.body.isActive, call.body.reason)
      return { status: 200, body: { user } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/users/:userId/second-factor/reset',
    summary: "Removes a user's authenticator app and recovery codes, and ends the user's sessions",
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 60,
    params: v.object({ userId: idSchema }),
    body: secondFactorResetSchema,
    responses: { 200: adminUserResponseSchema },
    refusals: ['not_found', resetRefusals.no_second_factor, resetRefusals.own_second_factor],
    async handle(call) {
      return { status: 200, body: { user: await resetSecondFactor(call, call.params.userId, call.body.reason) } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/users/:userId/phones/release',
    summary: 'Releases the phone numbers that a user has verified, so that other accounts can verify them',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 60,
    params: v.object({ userId: idSchema }),
    body: phoneReleaseSchema,
    responses: { 200: adminUserResponseSchema },
    refusals: ['not_found', accountRefusals.no_verified_phone],
    async handle(call) {
      return { status: 200, body: { user: await releasePhones(call, call.params.userId, call.body.reason) } }
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
    refusals: ['not_found', walletRefusals.balance_moved, walletRefusals.wallet_closed, 'idempotency_mismatch'],
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
    refusals: [
      'not_found',
      vpsRefusals.vps_terminated,
      vpsRefusals.vps_not_ready,
      vpsRefusals.trial_ended,
      vpsRefusals.not_paid,
    ],
    async handle(call) {
      const { result } = await vps.setStatus(call, call.params.vpsId, call.body.status)
      return { status: 200, body: { vps: result } }
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
