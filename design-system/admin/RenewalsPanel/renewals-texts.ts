import type { Endangered, RenewalOutcome } from '#contracts/plan-life.ts'
import type { AdminListTexts, AdminTableTexts } from '#ds/admin/AdminTable/index.ts'
import type { HoldMessages } from './hold-schema.ts'

/** The views of the renewals, in order; the first one is the default. */
export const renewalsViews = ['due', 'days', 'endangered'] as const
export type RenewalsView = (typeof renewalsViews)[number]

/** Which due dates are listed: those that are past, or those that come within a day, seven or thirty days. */
export const renewalFilters = ['overdue', 'day', 'week', 'month'] as const
export type RenewalFilter = (typeof renewalFilters)[number]

type OwnTexts = Omit<AdminTableTexts, 'list' | 'search' | 'searchPlaceholder'>

/** Texts of the dialog in which an admin decides what money cannot do to an instance. */
export interface HoldDialogTexts {
  heading: (name: string) => string
  until: string
  untilHint: string
  exempt: string
  exemptHint: string
  grace: string
  /** The usual number of days, which an empty field stands for. */
  graceHint: (usual: string) => string
  reason: string
  reasonHint: string
  /** Title of what follows from what is entered. */
  consequences: string
  /** What follows, each a sentence. Dates are formatted. */
  follows: {
    resumes: string
    exempt: string
    held: (date: string) => string
    /** It runs; what happens if nothing is paid. */
    unpaid: (suspended: string, deleted: string) => string
    /** The same, if its time of grace is over already. */
    suspendedNow: (deleted: string) => string
    /** It stays suspended. */
    deleted: (date: string) => string
    /** Its customer has cancelled it. */
    ends: (date: string) => string
  }
  validation: HoldMessages
  unchanged: string
  submit: string
  pending: string
  cancel: string
  failed: string
}

/** All texts of the renewals in the back-office. */
export interface RenewalsPanelTexts {
  list: AdminListTexts
  viewsLabel: string
  views: Record<RenewalsView, string>
  sums: {
    income: string
    short: string
    suspended: string
    ended: string
    /** Below each sum: what it counts. Numbers are formatted. */
    charges: (count: string) => string
    shortCharges: (count: string) => string
    servers: (count: string) => string
    /** Up to when, and on which condition. */
    until: (date: string) => string
    loadFailed: string
  }
  due: Omit<OwnTexts, 'empty'> & {
    filters: Record<RenewalFilter, string>
    empty: Record<RenewalFilter, { title: string; description: string }>
    columns: {
      server: string
      number: string
      customer: string
      due: string
      amount: string
      outcome: string
      unpaid: string
      actions: string
    }
    outcomes: Record<Exclude<RenewalOutcome, 'short'>, string> & {
      /** The amount that the wallet lacks is formatted. */
      short: (missing: string) => string
      /** What the wallet lacks is not known. */
      shortOfUnknown: string
    }
    /** What an admin has decided about it. Dates and numbers are formatted. */
    held: (date: string) => string
    grace: (days: string) => string
    /** What happens if nothing is paid. Dates are formatted. */
    suspends: (date: string) => string
    isSuspended: string
    deletes: (date: string) => string
    ends: (date: string) => string
    /** For one that is paid. */
    nothing: string
    hold: string
    /** Accessible name of a row's button. */
    holdFor: (name: string) => string
  }
  days: Pick<OwnTexts, 'caption' | 'empty' | 'loadFailed'> & {
    columns: { day: string; income: string; short: string; suspended: string; ended: string }
    today: string
  }
  endangered: OwnTexts & {
    columns: { server: string; customer: string; kind: string; at: string }
    kinds: Record<Endangered['kind'], string>
    /** There are more than the list has. Formatted. */
    firstOnly: (count: string) => string
  }
  hold: HoldDialogTexts
}
