import type { AdminTicketRow, AdminTransactionRow, DeadJob, ParkedPayment } from '#contracts/admin.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import type { WorkAction, WorkItem } from '#ds/admin/WorkQueue/index.ts'
import type { Formats } from '#ds/providers/format.tsx'
import type { AdminOverviewTexts } from './overview-texts.ts'

/** What the texts of a piece of work depend on. */
export interface WorkContext {
  texts: AdminOverviewTexts
  formats: Formats
  /** ISO 8601. */
  now: string
}

const HOUR_MS = 3_600_000
/** What is promised to customers who send a ticket, and within which a deposit is settled at the latest. */
export const promisedHours = { firstReply: 1, deposit: 24 } as const

/** When a promise ends that began at this time. */
const endOf = (promise: keyof typeof promisedHours, since: string) =>
  new Date(Date.parse(since) + promisedHours[promise] * HOUR_MS).toISOString()

/** Short facts in one line. */
const inOneLine = (...facts: (string | false | null | undefined)[]) => facts.filter(Boolean).join(' · ')

/** A deposit that an admin approves or rejects. */
export const depositWork = (
  { transaction, user }: AdminTransactionRow,
  { texts, formats, now }: WorkContext,
  actions: { approve: WorkAction; reject: WorkAction },
): WorkItem => ({
  id: transaction.id,
  number: transaction.number ?? formats.shortDateTime(transaction.createdAt, now),
  amount: transaction.amount,
  title: fullName(user),
  email: user.email,
  note: inOneLine(
    transaction.paymentMethod && (texts.deposits.methods[transaction.paymentMethod] ?? transaction.paymentMethod),
  ),
  since: transaction.createdAt,
  due: endOf('deposit', transaction.createdAt),
  action: actions.approve,
  otherAction: actions.reject,
})

/** A payment that fits no deposit: whose it may be, and why it is here. */
export const paymentWork = (
  { id, provider, amount, transactionId, reason, receivedAt, deposit }: ParkedPayment,
  { texts, formats, now }: WorkContext,
  action: WorkAction,
): WorkItem => ({
  id,
  number: formats.shortDateTime(receivedAt, now),
  amount,
  memo: transactionId,
  ...(deposit && { title: fullName(deposit.user), email: deposit.user.email }),
  note: inOneLine(
    texts.payments.providers[provider] ?? provider,
    texts.payments.reasons[reason].label,
    deposit && deposit.amount !== amount && texts.payments.expected(formats.currency(deposit.amount)),
  ),
  since: receivedAt,
  action,
})

/** A ticket that waits for its first reply. */
export const ticketWork = (
  { ticket, user }: AdminTicketRow,
  { texts, formats, now }: WorkContext,
  action: WorkAction,
): WorkItem => ({
  id: ticket.id,
  number: ticket.number ?? formats.shortDateTime(ticket.createdAt, now),
  title: ticket.subject,
  customer: fullName(user),
  email: user.email,
  note: texts.tickets.priorities[ticket.priority],
  since: ticket.createdAt,
  due: endOf('firstReply', ticket.createdAt),
  action,
})

/** A job that failed for good: for whom, why, and whether a retry can help. `action` is undefined where this version of the server has none. */
export const jobWork = (
  { id, kind, subject, subjectId, createdAt, failure, lastError, reason }: DeadJob,
  { texts, formats, now }: WorkContext,
  action: WorkAction | undefined,
): WorkItem => ({
  id,
  number: formats.shortDateTime(createdAt, now),
  title: inOneLine(
    texts.jobs.kinds[kind] ?? kind,
    subject?.name ?? (subject?.amount ? formats.currency(subject.amount) : subjectId),
  ),
  ...(subject && { customer: fullName(subject.user), email: subject.user.email }),
  note: inOneLine(
    failure ? texts.jobs.failures[failure] : `${texts.jobs.otherFailure}: ${lastError}`,
    reason && texts.jobs.pointless[reason],
  ),
  since: createdAt,
  ...(action && { action }),
})
