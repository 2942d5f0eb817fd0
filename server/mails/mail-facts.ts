import type { MailKind } from '#contracts/rules/mail-kinds.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { SuspendedReason } from '#contracts/rules/vps-status.ts'

/** Why a machine is deleted: nobody paid for its renewal, or for it after its trial, or its customer has cancelled it. */
export type EndReason = 'unpaid' | 'trial_ended' | 'cancelled'

/** The machine that a mail is about. */
interface MachineFacts {
  vpsId: string
  name: string
  /** What people say on the phone: `VPS-0031`. */
  number: string
}

/** What it costs to keep a machine, in dong. */
interface CostFacts {
  /** The price of the next period. */
  amount: string
  /** What is in the wallet. */
  balance: string
  /** What the wallet lacks, with whatever it pays before this machine: `0` if it has enough. */
  missing: string
}

/** What a suspended machine waits for. `deleteAt` is when it is deleted with its data. */
type SuspensionFacts =
  | ({ reason: 'unpaid'; deleteAt: number } & CostFacts)
  /** `deleteAt` is null as long as nothing is deleted. */
  | ({ reason: 'trial_ended'; deleteAt: number | null } & CostFacts)
  /** `explanation` is what the admin wrote for the customer; null: nothing. */
  | { reason: 'admin'; explanation: string | null }

/** Why a machine is about to be deleted, and what it costs to keep it. */
type EndingFacts = ({ reason: 'unpaid' | 'trial_ended' } & CostFacts) | { reason: 'cancelled' }

/** Why a machine was deleted. `explanation` is what an admin who did it wrote for the customer; null: nothing. */
type EndFacts = { reason: EndReason } | { reason: 'admin'; explanation: string | null }

/**
 * What each mail needs to know besides whom it is for. Amounts are integer dong as text, times in milliseconds since 1970. A `link` is a path of
 * the site, with its token: `/verify-email?token=…`; it is sealed until the mail is sent, and then deleted.
 */
export interface MailFacts {
  'verify-email': { link: string }
  /** To a new account, once its address is verified. */
  welcome: Record<string, never>
  'reset-password': { link: string }
  'password-changed': { at: number }
  /** To the new address: the link confirms it. */
  'email-change-confirm': { newAddress: string; link: string }
  /** To the old address: the link stops or agrees to the change. */
  'email-change-notice': { newAddress: string; link: string }
  'email-changed': { newAddress: string; at: number }
  /** `place` is null where it is not known. */
  'new-sign-in': { device: string; place: string | null; at: number }
  'two-factor-on': { at: number }
  'two-factor-off': { at: number }
  'recovery-code-used': { codesLeft: number; at: number }
  'passkey-added': { name: string; at: number }
  'passkey-removed': { name: string; at: number }
  'account-locked': { reason: string | null }
  'account-closed': { at: number }
  /** `bonus` is what it earned on top, which `balance` includes, if anything. `isFound`: nobody knew whose money it was, until an admin found out. */
  'deposit-received': { amount: string; bonus?: string; balance: string; at: number; isFound?: true }
  /** `account` is where it went, by its last digits; `reference` is what our bank calls the transfer. */
  'withdrawal-paid': { amount: string; bank: string; account: string; reference: string; at: number }
  /** The money is back in the wallet. `reason` is what an admin wrote for the customer. */
  'withdrawal-rejected': { amount: string; balance: string; bank: string; account: string; reason: string }
  /** Never a password: the page of the machine shows it once. */
  'machine-ready': { vpsId: string; name: string; ipAddress: string | null; user: string }
  /** `refund` is what was paid back. */
  'order-failed': { name: string; refund: string }
  /** `balance` is what is left, `nextChargeAt` null if the machine is not renewed automatically. */
  'renewal-receipt': MachineFacts & {
    plan: string
    amount: string
    balance: string
    periodStart: number
    periodEnd: number
    nextChargeAt: number | null
  }
  /**
   * `daysLeft` is counted from the day of `dueAt`: 0 on it, negative after it. `suspendAt` is when the machine is suspended if it is still unpaid.
   * Without `autoRenew` it is not charged automatically.
   */
  'renewal-reminder': MachineFacts &
    CostFacts & { dueAt: number; daysLeft: number; suspendAt: number; autoRenew: boolean }
  'machine-suspended': MachineFacts & SuspensionFacts
  /**
   * `reason` is why it was suspended, `nextChargeAt` null if it is not renewed automatically. `explanation` is what an admin wrote for the customer: absent if
   * there was none, and in mails that a previous version has added.
   */
  'machine-resumed': MachineFacts & {
    reason: SuspendedReason
    nextChargeAt: number | null
    explanation?: string | null
  }
  /** `daysLeft` is counted to the day of `deleteAt`. */
  'machine-ending-soon': MachineFacts & { deleteAt: number; daysLeft: number } & EndingFacts
  /** `at` is when it was deleted, `balance` what is in the wallet. */
  'machine-ended': MachineFacts & EndFacts & { at: number; balance: string }
  /** `amount` is for the first `billingPeriod`. `deleteAt` is when the machine is deleted if nobody pays; null: it is not. */
  'trial-ending': MachineFacts &
    CostFacts & { plan: string; billingPeriod: BillingPeriod; trialEndsAt: number; deleteAt: number | null }
  /** `ticketId` is absent in mails that a previous version has added. */
  'ticket-received': { ticketId?: string; number: string; title: string }
  /** `excerpt` is the beginning of the reply, as plain text; `replyTo` is the address of the mail to which the customer may reply by mail. */
  'ticket-reply': { ticketId?: string; number: string; title: string; excerpt: string; replyTo?: string }
  test: { at: number }
}

/** The page of a ticket. */
export const ticketPath = (ticketId: string | undefined) =>
  ticketId === undefined ? '/dashboard' : `/tickets/${ticketId}`

/** The facts that open something for those who have them. They are sealed, and deleted as soon as the mail is sent. */
export const secretFacts: Readonly<Partial<Record<MailKind, readonly string[]>>> = {
  'verify-email': ['link'],
  'reset-password': ['link'],
  'email-change-confirm': ['link'],
  'email-change-notice': ['link'],
}
