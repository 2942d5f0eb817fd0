import * as v from 'valibot'
import { type NoticeKind, UNREAD_NOTICES_MAX } from './rules/notice-kinds.ts'
import { amountSchema, idSchema, timestampSchema } from './values.ts'

/** A machine that still has a page. */
const machine = { vpsId: idSchema, name: v.string() }
const maybeTime = v.nullable(timestampSchema)

/** A notice of one kind: `at` is when it happened. */
const notice = <Kind extends NoticeKind, Facts extends v.ObjectEntries>(kind: Kind, facts: Facts) =>
  v.strictObject({
    id: idSchema,
    kind: v.literal(kind),
    at: timestampSchema,
    isRead: v.boolean(),
    facts: v.strictObject(facts),
  })

/**
 * What has happened to a customer's money or machines, as facts: the same events that mails are written about. `balance` is what was in the wallet then,
 * `missing` what it lacked: `0` if it had enough, null where it is not about money.
 */
export const noticeSchema = v.variant('kind', [
  /** `bonus` is what the top-up earned, which `balance` includes; absent for none. */
  notice('deposit-received', { amount: amountSchema, bonus: v.optional(amountSchema), balance: amountSchema }),
  /** `bank` and `account` are where it went: the account by its last digits. */
  notice('withdrawal-paid', { amount: amountSchema, bank: v.string(), account: v.string() }),
  /** The money is back in the wallet; `reason` is what an admin wrote for the customer. */
  notice('withdrawal-rejected', { amount: amountSchema, balance: amountSchema, reason: v.string() }),
  notice('machine-ready', { ...machine, ipAddress: v.nullable(v.string()) }),
  /** `refund` is what was paid back. */
  notice('order-failed', { name: v.string(), refund: amountSchema }),
  /** `periodEnd` is until when it is paid for, `nextChargeAt` null if it is not renewed automatically. */
  notice('renewal-receipt', {
    ...machine,
    amount: amountSchema,
    balance: amountSchema,
    periodEnd: timestampSchema,
    nextChargeAt: maybeTime,
  }),
  /** `suspendAt` is when the machine is suspended if it is still unpaid. Without `autoRenew` it is not charged automatically. */
  notice('renewal-reminder', {
    ...machine,
    amount: amountSchema,
    missing: amountSchema,
    dueAt: timestampSchema,
    suspendAt: timestampSchema,
    autoRenew: v.boolean(),
  }),
  /** `deleteAt` is null as long as nothing is deleted, `explanation` where nobody wrote one. */
  notice('machine-suspended', {
    ...machine,
    reason: v.picklist(['unpaid', 'trial_ended', 'admin']),
    missing: v.nullable(amountSchema),
    deleteAt: maybeTime,
    explanation: v.nullable(v.string()),
  }),
  /** `reason` is why it was suspended. */
  notice('machine-resumed', {
    ...machine,
    reason: v.picklist(['unpaid', 'trial_ended', 'admin']),
    nextChargeAt: maybeTime,
  }),
  notice('machine-ending-soon', {
    ...machine,
    reason: v.picklist(['unpaid', 'trial_ended', 'cancelled']),
    deleteAt: timestampSchema,
    missing: v.nullable(amountSchema),
  }),
  /** `explanation` is what an admin who ended it wrote for the customer. */
  notice('machine-ended', {
    name: v.string(),
    reason: v.picklist(['unpaid', 'trial_ended', 'cancelled', 'admin']),
    explanation: v.nullable(v.string()),
    balance: amountSchema,
  }),
  /** `amount` is for its first period, `deleteAt` null if it is not deleted when nobody pays. */
  notice('trial-ending', {
    ...machine,
    amount: amountSchema,
    missing: amountSchema,
    trialEndsAt: timestampSchema,
    deleteAt: maybeTime,
  }),
])
export type Notice = v.InferOutput<typeof noticeSchema>
/** A notice of a kind. */
export type NoticeOf<Kind extends NoticeKind> = Extract<Notice, { kind: Kind }>

/** How many notices are unread: `100` means that there are at least as many. */
export const unreadSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(UNREAD_NOTICES_MAX))

/** `GET /api/account/notices`, newest first: those of the last 180 days. */
export const noticesSchema = v.strictObject({
  notices: v.array(noticeSchema),
  nextCursor: v.nullable(v.string()),
  unread: unreadSchema,
})
export type Notices = v.InferOutput<typeof noticesSchema>

/** `POST /api/account/notices/read`: the notice with the id `until` and all older ones are read. */
export const noticesReadRequestSchema = v.strictObject({ until: idSchema })
export type NoticesReadRequest = v.InferOutput<typeof noticesReadRequestSchema>

/** The response to it. */
export const noticesReadSchema = v.strictObject({ unread: unreadSchema })
export type NoticesRead = v.InferOutput<typeof noticesReadSchema>
