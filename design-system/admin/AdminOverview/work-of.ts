import type { AdminTicketRow, AdminTransactionRow, DeadJob, ParkedPayment } from '#contracts/admin.ts'
import type { BankTransfer } from '#contracts/bank-transfers.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import type { AdminWithdrawal } from '#contracts/withdrawals.ts'
import { suggestionWords } from '#ds/admin/transfer-words.ts'
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

/** Whether a text is the id of a record, which the server makes, and not what a payer wrote. */
const isRecordId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

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
  { id, provider, amount, transactionId, reason, receivedAt, deposit, reversal }: ParkedPayment,
  { texts, formats, now }: WorkContext,
  actions: { resolve: WorkAction; takeBack: WorkAction },
): WorkItem => ({
  id,
  number: deposit?.number ?? formats.shortDateTime(receivedAt, now),
  amount,
  // This is what the payer wrote; nobody reads the id of a record.
  ...(!isRecordId(transactionId) && { memo: transactionId }),
  ...(deposit && { title: fullName(deposit.user), email: deposit.user.email }),
  note: inOneLine(
    texts.payments.providers[provider] ?? provider,
    texts.payments.reasons[reason].label,
    deposit && deposit.amount !== amount && texts.payments.expected(formats.currency(deposit.amount)),
    reversal && reversal.bonus !== '0' && texts.payments.bonus(formats.currency(reversal.bonus)),
    reversal?.isDone && texts.payments.owed(formats.currency(reversal.short)),
  ),
  since: receivedAt,
  // This is the action that solves it.
  ...(reversal && !reversal.isDone
    ? { action: actions.takeBack, otherAction: actions.resolve }
    : { action: actions.resolve }),
})

/** A bank transfer that no customer could be found for by itself: what the payer wrote, and whose it may be. */
export const transferWork = (
  { id, amount, content, transferredAt, receivedAt, why, suggestions: [suggestion] }: BankTransfer,
  { texts, formats, now }: WorkContext,
  action: WorkAction,
): WorkItem => ({
  id,
  number: formats.shortDateTime(transferredAt, now),
  amount,
  ...(content && { memo: content }),
  ...(suggestion && {
    suggestion: {
      name: fullName(suggestion.user) || suggestion.user.email,
      reason: formats.list(suggestionWords(texts.transfers, { content }, suggestion)),
    },
  }),
  ...(why && { note: texts.transfers.why[why] }),
  since: receivedAt,
  action,
})

/** A withdrawal about which an admin has to decide: whose it is, and where the money goes. */
export const withdrawalWork = (
  { id, amount, transaction, user, holder, bank, createdAt }: AdminWithdrawal,
  { formats, now }: WorkContext,
  action: WorkAction,
): WorkItem => ({
  id,
  number: transaction.number ?? formats.shortDateTime(createdAt, now),
  amount,
  title: (user && fullName(user)) || holder,
  ...(user && { email: user.email }),
  note: bank.name,
  since: createdAt,
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

/** What a job does, and to what. */
export const jobTitle = ({ kind, subject }: DeadJob, { texts, formats }: WorkContext) =>
  inOneLine(texts.jobs.kinds[kind] ?? kind, subject?.name ?? (subject?.amount && formats.currency(subject.amount)))

/** A job that failed for good: for whom, why, and whether a retry can help. `action` is undefined where this version of the server has none. */
export function jobWork(job: DeadJob, context: WorkContext, action: WorkAction | undefined): WorkItem {
  const { id, subject, createdAt, failure, lastError, reason } = job
  const { texts, formats, now } = context
  return {
    id,
    number: subject?.number ?? formats.shortDateTime(createdAt, now),
    title: jobTitle(job, context),
    ...(subject && { customer: fullName(subject.user), email: subject.user.email }),
    note: inOneLine(
      failure ? texts.jobs.failures[failure] : `${texts.jobs.otherFailure}: ${lastError}`,
      reason && texts.jobs.pointless[reason],
    ),
    since: createdAt,
    ...(action && { action }),
  }
}
