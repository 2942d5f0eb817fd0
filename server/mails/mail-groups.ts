import type { MailGroup, MailKind } from '#contracts/rules/mail-kinds.ts'

/** The groups of the kinds that may be refused. All others are necessary: they concern security, or what a customer may lose. */
const groups: Readonly<Partial<Record<MailKind, MailGroup>>> = {
  'deposit-received': 'money',
  'renewal-receipt': 'money',
  'machine-ready': 'machines',
  'machine-resumed': 'machines',
  'ticket-received': 'support',
  'ticket-reply': 'support',
}

/** The group of a kind; null for one that is necessary. */
export const groupOfMail = (kind: MailKind): MailGroup | null => groups[kind] ?? null
