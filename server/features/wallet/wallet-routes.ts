import * as v from 'valibot'
import { type Language, languages } from '#contracts/languages.ts'
import type { Payment } from '#contracts/payments.ts'
import { transactionListSchema } from '#contracts/transactions.ts'
import { idSchema } from '#contracts/values.ts'
import {
  balanceResponseSchema,
  cancelResponseSchema,
  depositRequestSchema,
  depositResponseSchema,
  historyQuerySchema,
  walletHistorySchema,
} from '#contracts/wallet.ts'
import { route, type Session } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { nextCursorHeader, pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import { refusals } from './refusals.ts'
import type { StatementCsv } from './statement-csv.ts'
import { inLanguage } from './transactions-store.ts'
import type { WalletHistoryService } from './wallet-history.ts'
import type { WalletService } from './wallet-service.ts'

const ownerParams = v.object({ userId: idSchema })

/** What a customer has to do to pay a new deposit, once it is stored. `isNew`: it was not requested before. */
export type CompletePayment = (
  session: Session,
  payment: Payment,
  from: { isNew: boolean; address: string; language: Language; origin: string | undefined },
) => Promise<Payment>

interface WalletRoutesDeps {
  wallet: WalletService
  history: WalletHistoryService
  statement: StatementCsv
  completePayment: CompletePayment
}

export const walletRoutes = ({ wallet, history, statement, completePayment }: WalletRoutesDeps) => [
  route({
    method: 'GET',
    path: '/api/wallet/balance/:userId',
    summary: "Returns the balance of the customer's wallet",
    scope: 'wallet:read',
    policy: 'owner',
    language: 'vi',
    callsPerMinute: 3000,
    params: ownerParams,
    responses: { 200: balanceResponseSchema },
    async handle({ session }) {
      return { status: 200, body: { balance: String(await wallet.balance(session.userId)) } }
    },
  }),
  route({
    method: 'GET',
    path: '/api/wallet/transactions/:userId',
    summary: "Lists the wallet's history, newest first",
    scope: 'wallet:read',
    policy: 'owner',
    language: 'vi',
    callsPerMinute: 3000,
    params: ownerParams,
    query: pageQuerySchema,
    responses: { 200: transactionListSchema },
    async handle({ session, query, language }) {
      const { rows, nextCursor } = await wallet.history(session.userId, pageRequest(query))
      const body = rows.map((transaction) => inLanguage(transaction, language))
      return { status: 200, body, headers: nextCursorHeader(nextCursor) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/wallet/transactions.csv',
    summary: "Downloads the wallet's statement as a file, with the balance after each line",
    scope: 'wallet:read',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 60,
    query: v.object({ lang: v.optional(v.picklist(languages)) }),
    responses: { 200: 'text/csv' },
    async handle({ session, query, language }) {
      const headers = { 'content-disposition': 'attachment; filename="sen-cloud.csv"' }
      return { status: 200, body: await statement.of(session.userId, query.lang ?? language), headers }
    },
  }),
  route({
    method: 'GET',
    path: '/api/wallet/history',
    summary:
      "Returns what moved in the customer's wallet lately, with the balance after each movement, and the sums of months",
    scope: 'wallet:read',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 600,
    query: historyQuerySchema,
    responses: { 200: walletHistorySchema },
    async handle({ session, query: { days = '60', months = '12' }, language }) {
      const range = { days: Number(days), months: Number(months) }
      const { transactions, ...rest } = await history.history(session.userId, range)
      const described = transactions.map((transaction) => inLanguage(transaction, language))
      return { status: 200, body: { ...rest, transactions: described } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/wallet/deposit',
    summary: 'Requests a top-up, which is pending until it is confirmed',
    policy: 'owner',
    language: 'vi',
    callsPerMinute: 600,
    body: depositRequestSchema,
    responses: { 201: depositResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['idempotency_mismatch', refusals.too_many_pending_deposits],
    async handle({ session, body, header, language, address }) {
      const { result, repeated } = await wallet.deposit(session, body, header('idempotency-key'))
      const transaction = inLanguage(result.transaction, language)
      const from = { isNew: !repeated, address, language, origin: header('origin') }
      const payment = result.payment ? await completePayment(session, result.payment, from) : null
      return { status: 201, body: { transaction, payment }, headers: replayedHeader(repeated) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/wallet/transactions/:transactionId/cancel',
    summary: "Cancels the customer's pending top-up; money that arrives later is still credited, or checked first",
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 600,
    params: v.object({ transactionId: idSchema }),
    responses: { 200: cancelResponseSchema },
    refusals: ['not_found', refusals.not_cancellable],
    async handle({ session, params, language }) {
      const transaction = await wallet.cancelDeposit(session, params.transactionId)
      return { status: 200, body: { transaction: inLanguage(transaction, language) } }
    },
  }),
]
