import * as v from 'valibot'
import { inEachLanguage } from '#contracts/fields/messages.ts'
import type { Language } from '#contracts/languages.ts'
import { withdrawalStates } from '#contracts/rules/withdrawal-state.ts'
import { idSchema } from '#contracts/values.ts'
import {
  adminWithdrawalResponseSchema,
  adminWithdrawalsSchema,
  type WithdrawalMoved,
  withdrawalMovedSchema,
  withdrawalPaidRequestSchema,
  withdrawalRejectRequestSchema,
  withdrawalRequestSchema,
  withdrawalResponseSchema,
  withdrawalsSchema,
} from '#contracts/withdrawals.ts'
import { proofRefusals } from '#server/features/auth/refusals.ts'
import { inLanguage } from '#server/features/wallet/transactions-store.ts'
import { route, type Session } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import { refusals } from './refusals.ts'
import type { WithdrawalsAdmin } from './withdrawals-admin.ts'
import type { WithdrawalsService } from './withdrawals-service.ts'

const shared = { policy: 'customer', language: 'vi' } as const
const forAdmins = { policy: 'admin', language: 'vi', callsPerMinute: 600 } as const
const params = v.object({ withdrawalId: idSchema })

const stateMessage = inEachLanguage({
  vi: `state phải là một trong ${withdrawalStates.join(', ')}`,
  en: `state must be one of ${withdrawalStates.join(', ')}`,
  zh: `state 必须为 ${withdrawalStates.join('、')} 之一`,
})
const adminQuerySchema = v.object({
  ...pageQuerySchema.entries,
  state: v.optional(v.picklist(withdrawalStates, stateMessage)),
})

const described = ({ withdrawal, transaction }: WithdrawalMoved, language: Language) => ({
  withdrawal,
  transaction: inLanguage(transaction, language),
})

interface WithdrawalsRoutesDeps {
  withdrawals: WithdrawalsService
  admin: WithdrawalsAdmin
  /** Throws for a session that has to check its second factor again. */
  requireRecentFactor: (session: Session) => Promise<void>
}

/** Money out of the wallet to a bank account: what customers request, and what admins decide. */
export const withdrawalsRoutes = ({ withdrawals, admin, requireRecentFactor }: WithdrawalsRoutesDeps) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/wallet/withdrawals',
    summary: "Lists the customer's withdrawals, newest first, with what may be withdrawn now",
    callsPerMinute: 3000,
    query: pageQuerySchema,
    responses: { 200: withdrawalsSchema },
    async handle({ session, query }) {
      return { status: 200, body: await withdrawals.list(session.userId, pageRequest(query)) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/wallet/withdrawals',
    summary: 'Takes money out of the wallet and asks for it to be sent to a bank account',
    callsPerMinute: 60,
    body: withdrawalRequestSchema,
    responses: { 201: withdrawalMovedSchema },
    requestHeaders: idempotencyKey,
    refusals: ['idempotency_mismatch', refusals.too_many_withdrawals, proofRefusals.second_factor_required],
    async handle({ session, body, header, language }) {
      await requireRecentFactor(session)
      const { result, repeated } = await withdrawals.request(session, body, header('idempotency-key'))
      return { status: 201, body: described(result, language), headers: replayedHeader(repeated) }
    },
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/api/wallet/withdrawals/:withdrawalId',
    summary: "Returns one of the customer's withdrawals",
    callsPerMinute: 3000,
    params,
    responses: { 200: withdrawalResponseSchema },
    refusals: ['not_found'],
    async handle({ session, params }) {
      return { status: 200, body: { withdrawal: await withdrawals.byId(session.userId, params.withdrawalId) } }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/wallet/withdrawals/:withdrawalId/cancel',
    summary: 'Cancels a withdrawal about which nothing was decided; its money returns to the wallet',
    callsPerMinute: 600,
    params,
    responses: { 200: withdrawalMovedSchema },
    refusals: ['not_found', refusals.withdrawal_not_cancellable],
    async handle({ session, params, language }) {
      return { status: 200, body: described(await withdrawals.cancel(session, params.withdrawalId), language) }
    },
  }),
  route({
    ...forAdmins,
    method: 'GET',
    path: '/api/admin/withdrawals',
    summary: 'Lists the withdrawals of all customers, newest first',
    query: adminQuerySchema,
    responses: { 200: adminWithdrawalsSchema },
    async handle({ query }) {
      const { rows, nextCursor, counts } = await admin.list(query.state, pageRequest(query))
      return { status: 200, body: { withdrawals: rows, counts, nextCursor } }
    },
  }),
  route({
    ...forAdmins,
    method: 'POST',
    path: '/api/admin/withdrawals/:withdrawalId/approve',
    summary: 'Lets a withdrawal be paid; a large one when a second admin agrees',
    params,
    // The status is 202 while a second admin has to agree.
    responses: { 200: adminWithdrawalResponseSchema, 202: adminWithdrawalResponseSchema },
    refusals: ['not_found', refusals.withdrawal_decided],
    async handle(call) {
      const { withdrawal, pending } = await admin.approve(call, call.params.withdrawalId)
      return { status: pending ? 202 : 200, body: { withdrawal } }
    },
  }),
  route({
    ...forAdmins,
    method: 'POST',
    path: '/api/admin/withdrawals/:withdrawalId/begin',
    summary: 'Says that this admin begins to send the money of a withdrawal at the bank, so that nobody else does',
    params,
    responses: { 200: adminWithdrawalResponseSchema },
    refusals: ['not_found', refusals.withdrawal_decided, refusals.withdrawal_being_paid],
    async handle(call) {
      return { status: 200, body: { withdrawal: await admin.begin(call, call.params.withdrawalId) } }
    },
  }),
  route({
    ...forAdmins,
    method: 'POST',
    path: '/api/admin/withdrawals/:withdrawalId/take-over',
    summary: 'Takes over the transfer of a withdrawal that another admin began half an hour ago or earlier',
    params,
    responses: { 200: adminWithdrawalResponseSchema },
    refusals: ['not_found', refusals.withdrawal_decided, refusals.withdrawal_being_paid],
    async handle(call) {
      return { status: 200, body: { withdrawal: await admin.takeOver(call, call.params.withdrawalId) } }
    },
  }),
  route({
    ...forAdmins,
    method: 'POST',
    path: '/api/admin/withdrawals/:withdrawalId/stop',
    summary: 'Says that this admin has not sent the money of a withdrawal and will not',
    params,
    responses: { 200: adminWithdrawalResponseSchema },
    refusals: ['not_found', refusals.withdrawal_decided, refusals.withdrawal_being_paid],
    async handle(call) {
      return { status: 200, body: { withdrawal: await admin.stopPaying(call, call.params.withdrawalId) } }
    },
  }),
  route({
    ...forAdmins,
    method: 'POST',
    path: '/api/admin/withdrawals/:withdrawalId/paid',
    summary: "Records that a withdrawal was paid, with the bank's reference for the transfer",
    params,
    body: withdrawalPaidRequestSchema,
    responses: { 200: adminWithdrawalResponseSchema },
    refusals: ['not_found', refusals.withdrawal_decided, refusals.withdrawal_being_paid, refusals.reference_used],
    async handle(call) {
      const withdrawal = await admin.pay(call, call.params.withdrawalId, call.body.reference)
      return { status: 200, body: { withdrawal } }
    },
  }),
  route({
    ...forAdmins,
    method: 'POST',
    path: '/api/admin/withdrawals/:withdrawalId/reject',
    summary: 'Rejects a withdrawal, and why; its money returns to the wallet',
    params,
    body: withdrawalRejectRequestSchema,
    responses: { 200: adminWithdrawalResponseSchema },
    refusals: ['not_found', refusals.withdrawal_decided, refusals.withdrawal_being_paid],
    async handle(call) {
      const withdrawal = await admin.reject(call, call.params.withdrawalId, call.body.reason)
      return { status: 200, body: { withdrawal } }
    },
  }),
]
