import type { JobFailure, ParkReason, PointlessReason } from '#contracts/admin.ts'
import type { TicketPriority } from '#contracts/tickets.ts'
import type { FigureListTexts } from '#ds/admin/FigureList/index.ts'
import type { SettleTexts } from '#ds/admin/TransactionsTable/index.ts'
import type { TrendCardsTexts } from '#ds/admin/TrendCards/index.ts'
import type { TransferWords } from '#ds/admin/transfer-words.ts'
import type { WorkQueueTexts } from '#ds/admin/WorkQueue/index.ts'
import type { ParkReasonTexts, ResolveDialogTexts } from './ResolveDialog.tsx'

/** What an admin can do about a dead job. */
export type JobAction = 'retry' | 'dismiss'

export interface AdminOverviewTexts {
  queue: WorkQueueTexts
  figures: FigureListTexts
  trends: TrendCardsTexts
  figuresHeading: string
  /** Heading of the message when an action failed. */
  updateFailed: string
  /** `methods` are the names of payment methods by id. */
  deposits: SettleTexts & { methods: Readonly<Record<string, string>> }
  payments: {
    /** The amount of the deposit that the payment names, when it differs from the amount received. */
    expected: (amount: string) => string
    /** Names of payment methods by provider id. */
    providers: Readonly<Record<string, string>>
    reasons: Readonly<Record<ParkReason, ParkReasonTexts>>
    /** What the deposit of a reversed payment earned, and what was missing when it was taken back. */
    bonus: (amount: string) => string
    owed: (amount: string) => string
    resolve: string
    /** The question before a reversed payment and its bonus are taken out of the wallet; `short` is what the wallet lacks for it. */
    takeBack: {
      action: string
      heading: string
      description: string
      /** When the wallet lacks something: the rest stays open. */
      shortDescription: string
      confirm: string
      deposit: string
      bonus: string
      short: string
    }
    dialog: ResolveDialogTexts
  }
  /** `open` leads to the list of transfers. */
  transfers: TransferWords & { open: string }
  /** `open` leads to the list of withdrawals. */
  withdrawals: { open: string }
  tickets: {
    open: string
    /** The promise of a first reply, around its time: "hẹn trả lời trong 1 giờ". */
    promise: (time: string) => string
    priorities: Readonly<Record<TicketPriority, string>>
  }
  jobs: {
    /** Describes what a job does, by kind. */
    kinds: Readonly<Record<string, string>>
    /** Known causes of failure. */
    failures: Readonly<Record<JobFailure, string>>
    /** Precedes the error of an unknown cause. */
    otherFailure: string
    /** Why a retry would change nothing. */
    pointless: Readonly<Record<PointlessReason, string>>
    retry: string
    dismiss: string
    /** The questions before either, with what the job does. */
    questions: Record<JobAction, { heading: (job: string) => string; description: string; confirm: string }>
  }
}
