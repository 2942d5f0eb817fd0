import type { MailKind } from '#contracts/rules/mail-kinds.ts'
import { type Mail, recipientOf } from '#server/features/mail/mail.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { MailFacts } from '#server/mails/mail-facts.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'

interface RenewalNoticesDeps {
  mail: Mail
  users: Pick<UsersStore, 'byId'>
}

/** An instance, whose customer gets the mail. */
interface Subject {
  id: string
  userId: string
  name: string
}

/** Money in integer dong, times in milliseconds. */
interface Facts {
  dueAt: number
  amount: number
  balance: number
  missing: number
}

/**
 * The mails about the money of instances: each function is called in the transaction of what it is about. A mail is written once for an instance and a due date; a warning that was
 * not sent is written again, as another one.
 */
export function createRenewalNotices({ mail, users }: RenewalNoticesDeps) {
  async function enqueue<Kind extends MailKind>(
    tx: DbTransaction,
    { id, userId }: Subject,
    kind: Kind,
    period: string,
    facts: MailFacts[Kind],
  ): Promise<void> {
    const user = await users.byId(tx, userId)
    if (user) await mail.enqueue(tx, { kind, to: recipientOf(user), subject: id, period, facts })
  }
  const partOf = (usual: string, warning: number | undefined) => (warning === undefined ? usual : `warning-${warning}`)

  return {
    /** A due date is near, or has passed. */
    onReminder: (
      tx: DbTransaction,
      vps: Subject,
      { dueAt, amount, missing, day, isManual, warning }: Facts & { day: number; isManual: boolean; warning?: number },
    ) =>
      enqueue(tx, vps, 'renewal-reminder', `${dueAt}:${partOf(String(day), warning)}`, {
        vpsId: vps.id,
        name: vps.name,
        dueAt,
        daysLeft: -day,
        amount: String(amount),
        missing: String(missing),
        ...(isManual && { isManual }),
      }),

    /** It was suspended, because it was not paid for. */
    onSuspended: (
      tx: DbTransaction,
      vps: Subject,
      { dueAt, missing, deleteAt, warning }: Facts & { deleteAt: number; warning?: number },
    ) =>
      enqueue(tx, vps, 'machine-suspended', `${dueAt}:${partOf('', warning)}`, {
        vpsId: vps.id,
        name: vps.name,
        deleteAfter: deleteAt,
        missing: String(missing),
      }),
  }
}
