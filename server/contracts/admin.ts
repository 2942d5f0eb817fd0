import * as v from 'valibot'
import { lineSchema } from './fields/line.ts'
import { dong, inEachLanguage } from './fields/messages.ts'
import { BALANCE_MAX, BALANCE_REASON_MAX, EMAIL_MAX, PASSWORD_MAX, RESOLUTION_MAX } from './rules/limits.ts'
import { statusesGivenBy } from './rules/vps-transitions.ts'
import { ticketSchema } from './tickets.ts'
import { transactionSchema } from './transactions.ts'
import { userSchema } from './user.ts'
import { amountSchema, countSchema, moneySchema, recordNumberSchema, timestampSchema } from './values.ts'
import { vpsSchema } from './vps.ts'

/** The signed-in admin, as shown in the back-office's header. */
export const adminSchema = v.strictObject({ firstName: v.string(), lastName: v.string(), email: v.string() })
export type Admin = v.InferOutput<typeof adminSchema>

const credentialsMessage = inEachLanguage({
  vi: 'Vui lòng nhập đầy đủ email và mật khẩu',
  en: 'Please enter both email and password',
  zh: '请输入邮箱和密码',
})
const credential = (max: number) =>
  v.pipe(v.string(credentialsMessage), v.nonEmpty(credentialsMessage), v.maxLength(max))

/** `POST /api/admin/auth`: both are required (spec, section 5). The email's format is not checked: an invalid one matches no admin. */
export const adminAuthRequestSchema = v.strictObject({
  email: credential(EMAIL_MAX),
  password: credential(PASSWORD_MAX),
})
export type AdminAuthRequest = v.InferOutput<typeof adminAuthRequestSchema>

/** `POST /api/admin/auth`: `token` goes into `Authorization: Bearer <token>` of every other admin call. */
export const adminAuthResponseSchema = v.strictObject({ token: v.string(), admin: adminSchema })
export type AdminAuthResponse = v.InferOutput<typeof adminAuthResponseSchema>

/** `GET /api/admin/stats`. Money in integer dong; the month is the calendar month in Asia/Ho_Chi_Minh. */
export const adminStatsSchema = v.strictObject({
  users: v.strictObject({ totalUsers: countSchema, activeUsers: countSchema, totalBalance: amountSchema }),
  vps: v.strictObject({ totalVps: countSchema, activeVps: countSchema }),
  revenue: v.strictObject({ monthlyRevenue: moneySchema, totalRevenue: moneySchema }),
})
export type AdminStats = v.InferOutput<typeof adminStatsSchema>

/** The owner of a row in the back-office. */
export const rowOwnerSchema = v.pick(userSchema, ['firstName', 'lastName', 'email'])
export type RowOwner = v.InferOutput<typeof rowOwnerSchema>

/** Where the next page starts: goes into `?cursor=`; null on the last page. */
const nextCursorSchema = v.nullable(v.string())

/** A user as admins see it. `number` is the one that people say: `KH-0096`. */
export const adminUserSchema = v.strictObject({ ...userSchema.entries, number: recordNumberSchema })
export type AdminUser = v.InferOutput<typeof adminUserSchema>

/** The response of the operations with which an admin changes a user. */
export const adminUserResponseSchema = v.strictObject({ user: adminUserSchema })
export type AdminUserResponse = v.InferOutput<typeof adminUserResponseSchema>

export const adminUsersSchema = v.strictObject({ users: v.array(adminUserSchema), nextCursor: nextCursorSchema })
export type AdminUsers = v.InferOutput<typeof adminUsersSchema>

/** `price` and `nextCharge` are those that the customer sees. */
export const adminVpsSchema = v.pick(vpsSchema, [
  ...(['id', 'number', 'name', 'ipAddress', 'status'] as const),
  ...(['billingPeriod', 'price', 'nextCharge'] as const),
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
})
export type AdminVpsList = v.InferOutput<typeof adminVpsListSchema>

export const adminTransactionRowSchema = v.strictObject({ transaction: transactionSchema, user: rowOwnerSchema })
export type AdminTransactionRow = v.InferOutput<typeof adminTransactionRowSchema>

export const adminTransactionsSchema = v.strictObject({
  transactions: v.array(adminTransactionRowSchema),
  nextCursor: nextCursorSchema,
})
export type AdminTransactions = v.InferOutput<typeof adminTransactionsSchema>

export const adminTicketRowSchema = v.strictObject({ ticket: ticketSchema, user: rowOwnerSchema })
export type AdminTicketRow = v.InferOutput<typeof adminTicketRowSchema>

export const adminTicketsSchema = v.strictObject({
  tickets: v.array(adminTicketRowSchema),
  nextCursor: nextCursorSchema,
})
export type AdminTickets = v.InferOutput<typeof adminTicketsSchema>

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
  'no_provider',
  'payment_unknown',
  'webhook_refused',
  'unreachable',
  'worker_died',
] as const
export type JobFailure = (typeof jobFailures)[number]

/** The subject of a job: an instance by its name, or a deposit by its amount, and its owner. */
export const jobSubjectSchema = v.strictObject({
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
 * `wrong_amount`: another amount than the deposit's. `failed_deposit`: paid after the deposit had failed or was cancelled.
 * `paid_again`: a second payment for a deposit that was paid before. `reversed`: reported as failed after it was credited.
 */
export const parkReasons = ['unknown_transaction', 'wrong_amount', 'failed_deposit', 'paid_again', 'reversed'] as const
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
  resolution: v.nullable(v.string()),
  /** The amount and the owner of the named deposit; null if there is none with that id. */
  deposit: v.nullable(v.strictObject({ amount: moneySchema, user: rowOwnerSchema })),
})
export type ParkedPayment = v.InferOutput<typeof parkedPaymentSchema>

export const parkedPaymentsSchema = v.strictObject({
  parkedPayments: v.array(parkedPaymentSchema),
  nextCursor: nextCursorSchema,
})
export type ParkedPayments = v.InferOutput<typeof parkedPaymentsSchema>

const resolutionMessage = inEachLanguage({
  vi: `Hãy ghi lại cách xử lý, từ 1 đến ${RESOLUTION_MAX} ký tự`,
  en: `Please note what was done, in 1 to ${RESOLUTION_MAX} characters`,
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
export const resolvedPaymentSchema = v.strictObject({ parkedPayment: parkedPaymentSchema })
export type ResolvedPayment = v.InferOutput<typeof resolvedPaymentSchema>

/** `PATCH /api/admin/users/{userId}/status`; the response is `adminUserResponseSchema`. */
export const userStatusRequestSchema = v.strictObject({
  isActive: v.boolean(
    inEachLanguage({
      vi: 'isActive phải là true hoặc false',
      en: 'isActive must be true or false',
      zh: 'isActive 必须为 true 或 false',
    }),
  ),
})
export type UserStatusRequest = v.InferOutput<typeof userStatusRequestSchema>

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
  vi: 'Hãy gửi hoặc số dư mới (balance), hoặc chênh lệch (difference)',
  en: 'Please send either the new balance (balance) or the difference (difference)',
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

/** `PATCH /api/admin/vps/{vpsId}/status`. */
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
