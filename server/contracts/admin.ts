import * as v from 'valibot'
import { lineSchema, shortLineSchema } from './fields/line.ts'
import { dong, inEachLanguage } from './fields/messages.ts'
import { secondFactorField } from './fields/second-factor.ts'
import { emailAddress } from './rules/email-address.ts'
import { BALANCE_MAX, BALANCE_REASON_MAX, EMAIL_MAX, PASSWORD_MAX, RESOLUTION_MAX } from './rules/limits.ts'
import { statusesGivenBy } from './rules/vps-transitions.ts'
import { withdrawalStates } from './rules/withdrawal-state.ts'
import { ticketSchema } from './tickets.ts'
import { transactionSchema } from './transactions.ts'
import { userSchema } from './user.ts'
import { amountSchema, countSchema, daySchema, moneySchema, recordNumberSchema, timestampSchema } from './values.ts'
import { vpsSchema } from './vps.ts'

/** The signed-in admin, as shown in the back-office's header. */
export const adminSchema = v.strictObject({ firstName: v.string(), lastName: v.string(), email: v.string() })
export type Admin = v.InferOutput<typeof adminSchema>

const credentialsMessage = inEachLanguage({
  vi: 'Vui lòng nhập đầy đủ email và mật khẩu',
  en: 'Enter both email and password',
  zh: '请输入邮箱和密码',
})
const credential = (max: number) =>
  v.pipe(v.string(credentialsMessage), v.nonEmpty(credentialsMessage), v.maxLength(max))

/**
 * `POST /api/admin/auth`: email and password are required (spec, section 5). The email's format is not checked: an invalid one matches no
 * admin. A 401 `second_factor_required` when the password is right, the admin has a second factor, and `code` is missing.
 */
export const adminAuthRequestSchema = v.strictObject({
  email: v.pipe(
    credential(EMAIL_MAX),
    v.transform((text) => emailAddress(text) ?? text),
  ),
  password: credential(PASSWORD_MAX),
  code: v.optional(secondFactorField),
})
export type AdminAuthRequest = v.InferOutput<typeof adminAuthRequestSchema>

/**
 * `POST /api/admin/auth`: `token` goes into `Authorization: Bearer <token>` of every other admin call. `mustEnrol`: the admin has no second
 * factor, and can do nothing else before setting one up (`/api/admin/totp/start`, `/confirm`).
 */
export const adminAuthResponseSchema = v.strictObject({
  token: v.string(),
  admin: adminSchema,
  mustEnrol: v.optional(v.literal(true)),
})
export type AdminAuthResponse = v.InferOutput<typeof adminAuthResponseSchema>

/** How much of each kind waits for an admin: all of it, however many rows the lists of it return. */
export const waitingWorkSchema = v.strictObject({
  /** Pending deposits that no provider reports, so that an admin approves them. */
  deposits: countSchema,
  /** Parked payments that are not resolved. */
  payments: countSchema,
  /** Bank transfers about which an admin has to decide. */
  transfers: countSchema,
  /** Withdrawals about which an admin has to decide, or whose money an admin has to send. */
  withdrawals: countSchema,
  /** Open tickets. */
  tickets: countSchema,
  /** Dead jobs. */
  jobs: countSchema,
})
export type WaitingWork = v.InferOutput<typeof waitingWorkSchema>

/** `GET /api/admin/stats`. Money in integer dong; the month is the calendar month in Asia/Ho_Chi_Minh. */
export const adminStatsSchema = v.strictObject({
  waiting: waitingWorkSchema,
  users: v.strictObject({ totalUsers: countSchema, activeUsers: countSchema, totalBalance: amountSchema }),
  vps: v.strictObject({ totalVps: countSchema, activeVps: countSchema }),
  revenue: v.strictObject({ monthlyRevenue: moneySchema, totalRevenue: moneySchema }),
})
export type AdminStats = v.InferOutput<typeof adminStatsSchema>

/** The number of days of `GET /api/admin/trends`: a period of 30 days, and the one before to compare it with. */
export const TREND_DAYS = 60

/** What happened on one day in Asia/Ho_Chi_Minh. Money in integer dong. */
export const trendDaySchema = v.strictObject({
  day: daySchema,
  deposited: amountSchema,
  /** Payments minus refunds: what customers spent is what we earned. Negative on a day on which more was refunded. */
  revenue: moneySchema,
  /** Instances that were ordered, without those that could not be created. */
  newVps: countSchema,
  /** The time to the first reply of tickets: half of those of the seven days up to this one took at most this long. Null without any. */
  replySeconds: v.nullable(countSchema),
})
export type TrendDay = v.InferOutput<typeof trendDaySchema>

/** `GET /api/admin/trends`: the last 60 days, the oldest first; the last one is today. */
export const adminTrendsSchema = v.strictObject({ days: v.pipe(v.array(trendDaySchema), v.length(TREND_DAYS)) })
export type AdminTrends = v.InferOutput<typeof adminTrendsSchema>

/** The owner of a row in the back-office. */
export const rowOwnerSchema = v.pick(userSchema, ['firstName', 'lastName', 'email'])
export type RowOwner = v.InferOutput<typeof rowOwnerSchema>

/**
 * How many rows the list has, on all pages, if `?count=true` asks for it: counted up to 1,000, and 1,001 stands for all that is more. Absent for a search.
 */
const totalSchema = v.optional(countSchema)

/** Where the next page starts: goes into `?cursor=`; null on the last page. */
const nextCursorSchema = v.nullable(v.string())

/**
 * A user as admins see it. `number` is the one that people say: `KH-0096`. `isClosed`: the customer has closed the account, which names nobody any more and
 * is never active again.
 */
export const adminUserSchema = v.strictObject({
  ...userSchema.entries,
  number: recordNumberSchema,
  isClosed: v.optional(v.literal(true)),
})
export type AdminUser = v.InferOutput<typeof adminUserSchema>

/** The response of the operations with which an admin changes a user. */
export const adminUserResponseSchema = v.strictObject({ user: adminUserSchema })
export type AdminUserResponse = v.InferOutput<typeof adminUserResponseSchema>

export const adminUsersSchema = v.strictObject({
  users: v.array(adminUserSchema),
  nextCursor: nextCursorSchema,
  total: totalSchema,
})
export type AdminUsers = v.InferOutput<typeof adminUsersSchema>

/** `price` and `nextCharge` are those that the customer sees. */
export const adminVpsSchema = v.pick(vpsSchema, [
  ...(['id', 'number', 'name', 'ipAddress', 'status'] as const),
  ...(['billingPeriod', 'price', 'nextCharge', 'suspendedReason'] as const),
])
export type AdminVps = v.InferOutput<typeof adminVpsSchema>

/** A row of the instances table: `cpu` in cores, `ram` in GB. */
export const adminVpsRowSchema = v.strictObject({
  vps: adminVpsSchema,
  user: rowOwnerSchema,
  plan: v.strictObject({ name: v.string(), cpu: countSchema, ram: countSchema }),
})
export type AdminVpsRow = v.InferOutput<typeof adminVpsRowSchema>

export const adminVpsListSchema = v.strictObject({
  vpsInstances: v.array(adminVpsRowSchema),
  nextCursor: nextCursorSchema,
  total: totalSchema,
})
export type AdminVpsList = v.InferOutput<typeof adminVpsListSchema>

/** A row of the transactions. `withdrawal`: what became of the withdrawal whose money the transaction took; absent for every other one. */
export const adminTransactionRowSchema = v.strictObject({
  transaction: transactionSchema,
  user: rowOwnerSchema,
  withdrawal: v.optional(v.picklist(withdrawalStates)),
})
export type AdminTransactionRow = v.InferOutput<typeof adminTransactionRowSchema>

export const adminTransactionsSchema = v.strictObject({
  transactions: v.array(adminTransactionRowSchema),
  nextCursor: nextCursorSchema,
  total: totalSchema,
})
export type AdminTransactions = v.InferOutput<typeof adminTransactionsSchema>

export const adminTicketRowSchema = v.strictObject({ ticket: ticketSchema, user: rowOwnerSchema })
export type AdminTicketRow = v.InferOutput<typeof adminTicketRowSchema>

/**
 * Why retrying a job is pointless: the order was refunded, the deposit was settled, the work is done, or the record is gone; or this
 * version of the server does not know the kind of job, and another one may.
 */
export const pointlessReasons = ['refunded', 'settled', 'done', 'gone', 'unknown_kind'] as const
export type PointlessReason = (typeof pointlessReasons)[number]

/** Known causes of failed jobs, in addition to the server's error message. */
export const jobFailures = [
  'name_refused',
  'no_address_left',
  'payment_unknown',
  'webhook_refused',
  'unreachable',
  'worker_died',
] as const
export type JobFailure = (typeof jobFailures)[number]

/** The subject of a job: an instance by its name, or a deposit by its amount, its number, and its owner. */
export const jobSubjectSchema = v.strictObject({
  number: recordNumberSchema,
  name: v.nullable(v.string()),
  amount: v.nullable(moneySchema),
  user: rowOwnerSchema,
})

/**
 * A dead job: `GET /api/admin/jobs`, newest first. `retry` is whether a retry can help, `reason` why not, `failure` why the job
 * failed, if known. `subject` is null if the record is gone. A job of a kind that the server does not know (`unknown_kind`) has no
 * `subject`, and can be neither retried nor dismissed there.
 */
export const deadJobSchema = v.strictObject({
  id: v.string(),
  kind: v.string(),
  subjectId: v.string(),
  subject: v.nullable(jobSubjectSchema),
  attempts: countSchema,
  lastError: v.string(),
  failure: v.nullable(v.picklist(jobFailures)),
  retry: v.picklist(['possible', 'pointless']),
  reason: v.nullable(v.picklist(pointlessReasons)),
  createdAt: timestampSchema,
})
export type DeadJob = v.InferOutput<typeof deadJobSchema>

export const deadJobsSchema = v.strictObject({ jobs: v.array(deadJobSchema), nextCursor: nextCursorSchema })
export type DeadJobs = v.InferOutput<typeof deadJobsSchema>

/** `POST /api/admin/jobs/{jobId}/retry` and `…/dismiss`: the job as it was listed. It is due again, or no longer listed. */
export const deadJobResponseSchema = v.strictObject({ job: deadJobSchema })
export type DeadJobResponse = v.InferOutput<typeof deadJobResponseSchema>

/**
 * Why an admin must look at a payment that a provider reported. `unknown_transaction`: there is no such deposit.
 * `wrong_amount`: another amount than the deposit's. `failed_deposit`: paid after an admin had failed the deposit.
 * `paid_again`: a second payment for a deposit that was paid before. `reversed`: reported as failed after it was credited.
 * `account_closed`: the customer has closed the account. `needs_review`: the provider suspects a fraud, or does not have money that the bank took.
 */
export const parkReasons = [
  'unknown_transaction',
  'wrong_amount',
  'failed_deposit',
  'paid_again',
  'reversed',
  'needs_review',
  'account_closed',
] as const
export type ParkReason = (typeof parkReasons)[number]

/** A payment that needs an admin's decision: `GET /api/admin/parked-payments`, newest first. */
export const parkedPaymentSchema = v.strictObject({
  id: v.string(),
  provider: v.string(),
  eventId: v.string(),
  transactionId: v.string(),
  amount: amountSchema,
  reason: v.picklist(parkReasons),
  receivedAt: timestampSchema,
  resolvedAt: v.nullable(timestampSchema),
  /** Null until it is resolved, and for one that was taken back whole. */
  resolution: v.nullable(v.string()),
  /** The number, the amount and the owner of the named deposit; null if there is none with that id. */
  deposit: v.nullable(v.strictObject({ number: recordNumberSchema, amount: moneySchema, user: rowOwnerSchema })),
  /**
   * For `reversed`: the bonus that its deposit earned, and what the wallet lacks for both. Once they were taken back, what it lacked then, which is still
   * owed. Null for other reasons.
   */
  reversal: v.nullable(v.strictObject({ bonus: amountSchema, short: amountSchema, isDone: v.boolean() })),
})
export type ParkedPayment = v.InferOutput<typeof parkedPaymentSchema>

export const parkedPaymentsSchema = v.strictObject({
  parkedPayments: v.array(parkedPaymentSchema),
  nextCursor: nextCursorSchema,
})
export type ParkedPayments = v.InferOutput<typeof parkedPaymentsSchema>

const resolutionMessage = inEachLanguage({
  vi: `Vui lòng ghi lại cách xử lý, từ 1 đến ${RESOLUTION_MAX} ký tự`,
  en: `Note what was done, in 1 to ${RESOLUTION_MAX} characters`,
  zh: `请填写处理说明，1 至 ${RESOLUTION_MAX} 个字符`,
})

/** `POST /api/admin/parked-payments/{paymentId}/resolve`: a note on what was done about it. */
export const resolveRequestSchema = v.strictObject({
  resolution: v.pipe(
    lineSchema(resolutionMessage),
    v.nonEmpty(resolutionMessage),
    v.maxLength(RESOLUTION_MAX, resolutionMessage),
  ),
})
export type ResolveRequest = v.InferOutput<typeof resolveRequestSchema>

/** `POST /api/admin/parked-payments/{paymentId}/take-back`: `short` is what the wallet lacks, as the admin has seen it. */
export const takeBackRequestSchema = v.strictObject({ short: amountSchema })
export type TakeBackRequest = v.InferOutput<typeof takeBackRequestSchema>

export const resolvedPaymentSchema = v.strictObject({ parkedPayment: parkedPaymentSchema })
export type ResolvedPayment = v.InferOutput<typeof resolvedPaymentSchema>

const userReasonMessage = inEachLanguage({
  vi: `Vui lòng nhập lý do, từ 1 đến ${RESOLUTION_MAX} ký tự`,
  en: `Give a reason, in 1 to ${RESOLUTION_MAX} characters`,
  zh: `请填写原因，1 至 ${RESOLUTION_MAX} 个字符`,
})
const userReasonField = v.pipe(
  lineSchema(userReasonMessage),
  v.nonEmpty(userReasonMessage),
  v.maxLength(RESOLUTION_MAX, userReasonMessage),
)

/**
 * `PATCH /api/admin/users/{userId}/status`; the response is `adminUserResponseSchema`. `reason` is shown to the customer, in the mail about a lock and
 * in the history of the account.
 */
export const userStatusRequestSchema = v.strictObject({
  isActive: v.boolean(
    inEachLanguage({
      vi: 'isActive phải là true hoặc false',
      en: 'isActive must be true or false',
      zh: 'isActive 必须为 true 或 false',
    }),
  ),
  reason: v.optional(userReasonField),
})
export type UserStatusRequest = v.InferOutput<typeof userStatusRequestSchema>

/** `POST /api/admin/users/{userId}/phones/release`: why, which is shown to the user. The response is `adminUserResponseSchema`. */
export const phoneReleaseSchema = v.strictObject({ reason: userReasonField })
export type PhoneRelease = v.InferOutput<typeof phoneReleaseSchema>

/** `POST /api/admin/users/{userId}/second-factor/reset`: why, which is shown to the user. The response is `adminUserResponseSchema`. */
export const secondFactorResetSchema = v.strictObject({ reason: userReasonField })
export type SecondFactorReset = v.InferOutput<typeof secondFactorResetSchema>

const balanceMessage = inEachLanguage({
  vi: `Số dư phải là số nguyên từ 0 đến ${dong(BALANCE_MAX, 'vi')}`,
  en: `The balance must be a whole number from 0 to ${dong(BALANCE_MAX, 'en')}`,
  zh: `余额必须为 0 至 ${dong(BALANCE_MAX, 'zh')} 之间的整数`,
})
const differenceMessage = inEachLanguage({
  vi: 'Chênh lệch phải là số nguyên, ví dụ 200000 hoặc -50000',
  en: 'The difference must be a whole number, such as 200000 or -50000',
  zh: '调整金额必须为整数，例如 200000 或 -50000',
})
const eitherMessage = inEachLanguage({
  vi: 'Vui lòng gửi hoặc số dư mới (balance), hoặc chênh lệch (difference)',
  en: 'Send either the new balance (balance) or the difference (difference)',
  zh: '请提交新余额 (balance) 或调整金额 (difference)，二者选一',
})
const reasonMessage = inEachLanguage({
  vi: `Lý do dài tối đa ${BALANCE_REASON_MAX} ký tự`,
  en: `The reason must be at most ${BALANCE_REASON_MAX} characters`,
  zh: `原因最多 ${BALANCE_REASON_MAX} 个字符`,
})

/**
 * `PATCH /api/admin/users/{userId}/balance`: the new balance as the entered text, or the signed difference to the present one.
 * `expectedBalance` is the balance that the admin saw: 409 when it has changed since. `reason` is shown to the customer.
 */
export const userBalanceRequestSchema = v.pipe(
  v.strictObject({
    balance: v.optional(v.pipe(v.string(balanceMessage), v.regex(/^\d{1,12}$/, balanceMessage))),
    difference: v.optional(v.pipe(v.string(differenceMessage), v.regex(/^-?\d{1,12}$/, differenceMessage))),
    expectedBalance: v.optional(v.pipe(v.string(balanceMessage), v.regex(/^\d{1,15}$/, balanceMessage))),
    reason: v.optional(v.pipe(lineSchema(reasonMessage), v.maxLength(BALANCE_REASON_MAX, reasonMessage))),
  }),
  v.forward(
    v.partialCheck(
      [['balance'], ['difference']],
      ({ balance, difference }) => (balance === undefined) !== (difference === undefined),
      eitherMessage,
    ),
    ['balance'],
  ),
)
export type UserBalanceRequest = v.InferOutput<typeof userBalanceRequestSchema>

/** `PATCH /api/admin/vps/{vpsId}/status`: without a reason. The customer is told that it happened. */
export const vpsStatusRequestSchema = v.strictObject({
  status: v.picklist(
    statusesGivenBy('admin'),
    inEachLanguage({
      vi: 'Trạng thái phải là active, suspended hoặc terminated',
      en: 'The status must be active, suspended or terminated',
      zh: '状态必须为 active、suspended 或 terminated',
    }),
  ),
})
export type VpsStatusRequest = v.InferOutput<typeof vpsStatusRequestSchema>

/**
 * `POST /api/admin/vps/{vpsId}/suspend`, `/resume` and `/terminate`. `reason` is kept in the audit log. The customer is told it in a mail, and at the VPS while that is
 * suspended; with `notify: false` neither. Default: the customer is told. What has been done before changes nothing, and is not told again.
 */
export const vpsPowerRequestSchema = v.strictObject({
  reason: shortLineSchema(RESOLUTION_MAX),
  notify: v.optional(v.boolean()),
})
export type VpsPowerRequest = v.InferOutput<typeof vpsPowerRequestSchema>

/** The response to `PATCH /api/admin/vps/{vpsId}/status`, `POST …/suspend`, `/resume` and `/terminate`: the VPS with its new status. */
export const vpsStatusResponseSchema = v.strictObject({ vps: adminVpsSchema })
export type VpsStatusResponse = v.InferOutput<typeof vpsStatusResponseSchema>

/** `PATCH /api/admin/transactions/{id}/status`: settles a pending deposit. */
export const transactionStatusRequestSchema = v.strictObject({
  status: v.picklist(
    ['completed', 'failed'],
    inEachLanguage({
      vi: 'Trạng thái phải là completed hoặc failed',
      en: 'The status must be completed or failed',
      zh: '状态必须为 completed 或 failed',
    }),
  ),
})
export type TransactionStatusRequest = v.InferOutput<typeof transactionStatusRequestSchema>

export const transactionStatusResponseSchema = v.strictObject({ transaction: transactionSchema })
export type TransactionStatusResponse = v.InferOutput<typeof transactionStatusResponseSchema>
