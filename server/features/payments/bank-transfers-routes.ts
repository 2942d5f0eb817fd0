import * as v from 'valibot'
import {
  bankTransferResponseSchema,
  bankTransfersSchema,
  matchRequestSchema,
  splitRequestSchema,
  splitResponseSchema,
  transferReasonSchema,
} from '#contracts/bank-transfers.ts'
import { inEachLanguage } from '#contracts/fields/messages.ts'
import { openTransferStates, type TransferState, transferStates } from '#contracts/rules/transfer-state.ts'
import { idSchema } from '#contracts/values.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import type { Actor } from '#server/platform/audit-store.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import type { BankTransfersAdmin, Decided } from './bank-transfers-admin.ts'
import { refusals } from './refusals.ts'

const stateMessage = inEachLanguage({
  vi: `state phải là một trong ${transferStates.join(', ')}, hoặc open`,
  en: `state must be one of ${transferStates.join(', ')}, or open`,
  zh: `state 必须为 ${transferStates.join('、')} 或 open`,
})

/** `state=open` lists what waits for an admin. */
const transfersQuerySchema = v.object({
  ...pageQuerySchema.entries,
  state: v.optional(v.picklist([...transferStates, 'open'], stateMessage)),
})

const statesOf = (state: TransferState | 'open' | undefined) => {
  if (state === undefined) return []
  return state === 'open' ? openTransferStates : [state]
}
const shared = { policy: 'admin', language: 'vi', callsPerMinute: 600 } as const
const params = v.object({ transferId: idSchema })

/** 202 while a second admin has to agree. */
const responses = { 200: bankTransferResponseSchema, 202: bankTransferResponseSchema }
const responseOf = ({ transfer, pending, repeated }: Decided) => ({
  status: pending ? 202 : 200,
  body: { transfer },
  headers: replayedHeader(repeated),
})

/** The admin of a call, with its key. */
const deciderOf = ({
  session,
  address,
  requestId,
  header,
}: Actor & { header: (name: string) => string | undefined }) => ({
  session,
  address,
  requestId,
  key: header('idempotency-key'),
})

/** A call that closes a transfer with a reason. */
const closeRoute = <const Action extends 'ignore' | 'refund'>(
  transfers: BankTransfersAdmin,
  action: Action,
  summary: string,
) =>
  route({
    ...shared,
    method: 'POST',
    path: `/api/admin/bank-transfers/:transferId/${action}` as const,
    summary,
    params,
    body: transferReasonSchema,
    responses,
    requestHeaders: idempotencyKey,
    refusals: ['not_found', refusals.transfer_decided, 'idempotency_mismatch'],
    async handle(call) {
      return responseOf(await transfers[action](deciderOf(call), call.params.transferId, call.body.reason))
    },
  })

/** Transfers that arrived at our accounts, and those about which an admin has to decide. */
export const bankTransfersRoutes = ({ transfers }: { transfers: BankTransfersAdmin }) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/admin/bank-transfers',
    summary: 'Lists the bank transfers that arrived, newest first',
    query: transfersQuerySchema,
    responses: { 200: bankTransfersSchema },
    async handle({ query }) {
      const { rows, nextCursor, counts } = await transfers.list(statesOf(query.state), pageRequest(query))
      const open = counts.unmatched + counts.suggested
      return { status: 200, body: { transfers: rows, open, counts, nextCursor } }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/bank-transfers/:transferId/match',
    summary: "Credits a bank transfer to a customer's wallet; a large one when a second admin agrees",
    params,
    body: matchRequestSchema,
    responses,
    requestHeaders: idempotencyKey,
    refusals: [
      'not_found',
      refusals.transfer_decided,
      refusals.payment_settled_otherwise,
      walletRefusals.wallet_closed,
      'idempotency_mismatch',
    ],
    async handle(call) {
      return responseOf(await transfers.match(deciderOf(call), call.params.transferId, call.body))
    },
  }),
  closeRoute(transfers, 'ignore', "Records that a bank transfer is not a customer's money, and why"),
  closeRoute(transfers, 'refund', 'Records that a bank transfer was sent back to its sender, and how'),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/bank-transfers/:transferId/split',
    summary: 'Replaces a bank transfer by parts that are decided one by one',
    params,
    body: splitRequestSchema,
    responses: { 200: splitResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['not_found', refusals.transfer_decided, 'idempotency_mismatch'],
    async handle(call) {
      const { repeated, ...body } = await transfers.split(deciderOf(call), call.params.transferId, call.body.amounts)
      return { status: 200, body, headers: replayedHeader(repeated) }
    },
  }),
]
