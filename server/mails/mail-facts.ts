import type { MailKind } from '#contracts/rules/mail-kinds.ts'

/**
 * What each mail needs to know besides whom it is for. Amounts are integer dong as text, times in milliseconds since 1970. A `link` is a path of
 * the site, with its token: `/verify-email?token=…`; it is sealed until the mail is sent, and then deleted.
 */
export interface MailFacts {
  'verify-email': { link: string }
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
  'deposit-received': { amount: string; balance: string; at: number }
  /** Never a password: the page of the machine shows it once. */
  'machine-ready': { vpsId: string; name: string; ipAddress: string | null; user: string }
  /** `refund` is what was paid back. */
  'order-failed': { name: string; refund: string }
  /** `missing` is what the wallet lacks: `0` if it has enough. */
  'renewal-reminder': { vpsId: string; name: string; dueAt: number; daysLeft: number; amount: string; missing: string }
  /** `deleteAfter` is null as long as nothing is deleted. */
  'machine-suspended': { vpsId: string; name: string; deleteAfter: number | null; missing: string }
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
