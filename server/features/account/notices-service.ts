import type { Notice, NoticeOf, Notices } from '#contracts/notices.ts'
import type { NoticeKind } from '#contracts/rules/notice-kinds.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { MailFacts } from '#server/mails/mail-facts.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import type { PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { NoticeRecord, NoticesStore } from './notices-store.ts'

/** What has happened to a customer's money and machines, for those who do not read mails. */
export interface NoticesService {
  /** Newest first. */
  list(userId: string, page: PageRequest): Promise<Notices>
  /** Marks the notice `until` and the older ones as read, and returns how many are unread then. Throws a 404 for none of this customer's. */
  read(session: Session, until: string): Promise<number>
  countUnread(userId: string): Promise<number>
}

interface NoticesDeps {
  database: Pick<Database, 'queries'>
  sessions: SessionTransactions
  notices: NoticesStore
}

const machineOf = ({ vpsId, name }: { vpsId: string; name: string }) => ({ vpsId, name })

/** The facts of each kind that customers see, from those of its mail: each is named, so that a new fact of a mail is not shown by itself. */
const factsOf: { [Kind in NoticeKind]: (facts: MailFacts[Kind]) => NoticeOf<Kind>['facts'] } = {
  'deposit-received': ({ amount, bonus, balance }) => ({
    amount,
    ...(bonus !== undefined && { bonus }),
    balance,
  }),
  'withdrawal-paid': ({ amount, bank, account }) => ({ amount, bank, account }),
  'withdrawal-rejected': ({ amount, balance, reason }) => ({ amount, balance, reason }),
  'machine-ready': ({ ipAddress, ...facts }) => ({ ...machineOf(facts), ipAddress }),
  'order-failed': ({ name, refund }) => ({ name, refund }),
  'renewal-receipt': ({ amount, balance, periodEnd, nextChargeAt, ...facts }) => ({
    ...machineOf(facts),
    amount,
    balance,
    periodEnd: toIsoString(periodEnd),
    nextChargeAt: toIsoString(nextChargeAt),
  }),
  'renewal-reminder': ({ amount, missing, dueAt, suspendAt, autoRenew, ...facts }) => ({
    ...machineOf(facts),
    amount,
    missing,
    dueAt: toIsoString(dueAt),
    suspendAt: toIsoString(suspendAt),
    autoRenew,
  }),
  'machine-suspended': (facts) => ({
    ...machineOf(facts),
    reason: facts.reason,
    missing: facts.reason === 'admin' ? null : facts.missing,
    deleteAt: facts.reason === 'admin' ? null : toIsoString(facts.deleteAt),
    explanation: facts.reason === 'admin' ? facts.explanation : null,
  }),
  'machine-resumed': ({ reason, nextChargeAt, ...facts }) => ({
    ...machineOf(facts),
    reason,
    nextChargeAt: toIsoString(nextChargeAt),
  }),
  'machine-ending-soon': (facts) => ({
    ...machineOf(facts),
    reason: facts.reason,
    deleteAt: toIsoString(facts.deleteAt),
    missing: facts.reason === 'cancelled' ? null : facts.missing,
  }),
  'machine-ended': (facts) => ({
    name: facts.name,
    reason: facts.reason,
    explanation: facts.reason === 'admin' ? facts.explanation : null,
    balance: facts.balance,
  }),
  'trial-ending': ({ amount, missing, trialEndsAt, deleteAt, ...facts }) => ({
    ...machineOf(facts),
    amount,
    missing,
    trialEndsAt: toIsoString(trialEndsAt),
    deleteAt: toIsoString(deleteAt),
  }),
}

function toNotice({ id, kind, facts, createdAt, isRead }: NoticeRecord): Notice {
  // The facts are those of the kind, which the compiler cannot know while the kind is a variable.
  const shown = factsOf[kind](facts as never)
  return { id, kind, at: toIsoString(createdAt), isRead, facts: shown } as Notice
}

export function createNoticesService({ database, sessions, notices }: NoticesDeps): NoticesService {
  const { queries } = database
  return {
    async list(userId, page) {
      const { rows, nextCursor, unread } = await notices.list(queries, userId, page)
      return { notices: rows.map(toNotice), nextCursor, unread }
    },

    read: (session, until) =>
      sessions.transaction(session, async (tx) => {
        const { userId } = session
        if (!(await notices.has(tx, userId, until))) throw new Refusal('not_found')
        await notices.readUntil(tx, userId, until)
        return notices.countUnread(tx, userId)
      }),

    countUnread: (userId) => notices.countUnread(queries, userId),
  }
}
