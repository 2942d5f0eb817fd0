import * as v from 'valibot'
import { accountSummarySchema } from './account.ts'
import { transactionListSchema } from './transactions.ts'
import { userResponseSchema } from './user.ts'
import { vpsListSchema } from './vps.ts'
import { balanceResponseSchema, walletForecastSchema } from './wallet.ts'

/** The first page of a list, and the cursor of the next one; null if it is the only one. */
const firstPageOf = <List extends v.GenericSchema>(rows: List) =>
  v.strictObject({ rows, nextCursor: v.nullable(v.string()) })

/** What the overview asks each of its calls for: the most rows that a page has, and the longest time that a forecast looks ahead. */
export const overviewQuery = { limit: '200', days: '730' } as const

/**
 * `GET /api/account/overview/{userId}`: what a customer sees first, in one response instead of six. Each part is the body of the call
 * of its own: `GET /api/auth/me`, `/api/wallet/balance/{userId}`, `/api/account/summary/{userId}`, `/api/wallet/forecast`,
 * `/api/vps/user/{userId}` and `/api/wallet/transactions/{userId}`, with `overviewQuery`.
 */
export const accountOverviewSchema = v.strictObject({
  me: userResponseSchema,
  balance: balanceResponseSchema,
  summary: accountSummarySchema,
  forecast: walletForecastSchema,
  instances: firstPageOf(vpsListSchema),
  transactions: firstPageOf(transactionListSchema),
})
export type AccountOverview = v.InferOutput<typeof accountOverviewSchema>
