import { accessTo } from '#contracts/rules/system-family.ts'
import type { Ticket } from '#contracts/tickets.ts'
import { type Mail, recipientOf } from '#server/features/mail/mail.ts'
import { toTicket } from '#server/features/tickets/ticket-views.ts'
import type { TicketMessageRecord, TicketRecord } from '#server/features/tickets/tickets-store.ts'
import type { UserRecord, UsersStore } from '#server/features/users/users-store.ts'
import type { InstanceRecord, StatusChange } from '#server/features/vps/instances-store.ts'
import type { TransactionRecord } from '#server/features/wallet/transactions-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'

/** What a mail shows of a reply, in characters. */
const EXCERPT_MAX = 500

const excerptOf = (body: string) => (body.length > EXCERPT_MAX ? `${body.slice(0, EXCERPT_MAX - 1).trimEnd()}…` : body)

/** A withdrawal: the amount in integer dong, and where it goes, the account by its last digits. */
type SentWithdrawal = { id: string; userId: string; amount: number } & Record<'bank' | 'account', string>

interface MailNoticesDeps {
  mail: Mail
  users: Pick<UsersStore, 'byId'>
  clock: Clock
}

/** Which events customers get a mail about. Each function is called in the transaction of its event. */
export function createMailNotices({ mail, users, clock }: MailNoticesDeps) {
  return {
    /** Money has arrived, whose owner an admin has found out if `isFound`; the balance that the mail shows includes the `bonus` that it earned. */
    async onDeposited(
      tx: DbTransaction,
      { id, userId, amount }: TransactionRecord,
      { isFound, bonus }: { isFound: boolean; bonus: number },
    ): Promise<void> {
      const user = await users.byId(tx, userId)
      if (!user) return
      await mail.enqueue(tx, {
        kind: 'deposit-received',
        to: recipientOf(user),
        subject: id,
        period: '',
        facts: {
          amount: String(amount),
          balance: String(user.balance),
          at: clock.now(),
          ...(bonus > 0 && { bonus: String(bonus) }),
          ...(isFound && { isFound: true as const }),
        },
      })
    },

    /** Money that a customer withdrew was sent to the bank. */
    async onWithdrawalPaid(tx: DbTransaction, withdrawal: SentWithdrawal, reference: string): Promise<void> {
      const { id, userId, amount, ...to } = withdrawal
      const user = await users.byId(tx, userId)
      if (!user) return
      await mail.enqueue(tx, {
        kind: 'withdrawal-paid',
        to: recipientOf(user),
        subject: id,
        period: '',
        facts: { amount: String(amount), ...to, reference, at: clock.now() },
      })
    },

    /** Money that a customer withdrew is back in the wallet. */
    async onWithdrawalRejected(tx: DbTransaction, withdrawal: SentWithdrawal, reason: string): Promise<void> {
      const { id, userId, amount, ...to } = withdrawal
      const user = await users.byId(tx, userId)
      if (!user) return
      await mail.enqueue(tx, {
        kind: 'withdrawal-rejected',
        to: recipientOf(user),
        subject: id,
        period: '',
        facts: { amount: String(amount), balance: String(user.balance), ...to, reason },
      })
    },

    /** A VPS was created, or could not be. */
    async onStatusChanged(
      tx: DbTransaction,
      instance: InstanceRecord,
      { from, to }: Pick<StatusChange, 'from' | 'to'>,
    ) {
      if (from !== 'creating' || (to !== 'active' && to !== 'failed')) return
      const user = await users.byId(tx, instance.userId)
      if (!user) return
      const { id, name, ipAddress, operatingSystem, paidPrice } = instance
      const shared = { to: recipientOf(user), subject: id, period: '' }
      if (to === 'failed')
        await mail.enqueue(tx, { ...shared, kind: 'order-failed', facts: { name, refund: String(paidPrice) } })
      else {
        const facts = { vpsId: id, name, ipAddress, user: accessTo(operatingSystem).user }
        await mail.enqueue(tx, { ...shared, kind: 'machine-ready', facts })
      }
    },

    /** An admin has locked an account. */
    async onLocked(tx: DbTransaction, user: UserRecord, reason: string | null): Promise<void> {
      await mail.enqueue(tx, {
        kind: 'account-locked',
        to: recipientOf(user),
        subject: user.id,
        period: String(clock.now()),
        facts: { reason },
      })
    },

    /** A customer has opened a ticket. */
    async onTicketOpened(tx: DbTransaction, ticket: Ticket, userId: string): Promise<void> {
      const user = await users.byId(tx, userId)
      if (!user) return
      const { id, number, subject } = ticket
      await mail.enqueue(tx, {
        kind: 'ticket-received',
        to: recipientOf(user),
        subject: id,
        period: '',
        facts: { ticketId: id, number: number ?? '', title: subject },
      })
    },

    /** An admin has replied to a ticket. `replyTo` is where a reply by mail goes; null where no mail comes in. */
    async onReply(
      tx: DbTransaction,
      ticket: TicketRecord,
      message: Pick<TicketMessageRecord, 'id' | 'body'>,
      replyTo: string | null,
    ) {
      const user = await users.byId(tx, ticket.userId)
      if (!user) return
      const { id, number, subject } = toTicket(ticket)
      await mail.enqueue(tx, {
        kind: 'ticket-reply',
        to: recipientOf(user),
        subject: message.id,
        period: '',
        facts: {
          ticketId: id,
          number: number ?? '',
          title: subject,
          excerpt: excerptOf(message.body),
          ...(replyTo !== null && { replyTo }),
        },
      })
    },
  }
}
