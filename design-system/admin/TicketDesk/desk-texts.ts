import type { VpsStatus } from '#contracts/rules/vps-status.ts'
import type { TicketPriority, TicketStatus } from '#contracts/tickets.ts'
import type { RecordNumberTexts } from '#ds/admin/RecordNumber/index.ts'
import type { ReplyClockTexts } from '#ds/admin/TicketInbox/index.ts'
import type { ReplyBoxTexts } from '#ds/domain/ReplyBox/index.ts'
import type { TicketThreadTexts } from '#ds/domain/TicketThread/index.ts'

export interface TicketDeskTexts {
  number: RecordNumberTexts
  /** The link to the list. */
  back: string
  loadFailed: string
  /** Around the time at which the ticket was opened. */
  opened: (time: string) => string
  /** Before the clock of the first reply. */
  firstReply: string
  clock: ReplyClockTexts
  categories: Readonly<Record<string, string>>
  priorities: Readonly<Record<TicketPriority, string>>
  statuses: Readonly<Record<TicketStatus, string>>
  /** Accessible names of the menus, with the ticket's number or subject. */
  changeStatus: (ticket: string) => string
  changePriority: (ticket: string) => string
  /** Beside the current value of a menu. */
  current: string
  /** What follows from each status. */
  statusConsequences: Readonly<Record<TicketStatus, string>>
  /** What each priority means. */
  priorityMeanings: Readonly<Record<TicketPriority, string>>
  changeFailed: string
  handling: string
  category: string
  /** A category with the time that its first reply has: "Kỹ thuật, trả lời trong 30 phút". */
  categoryWithTime: (category: string, time: string) => string
  assignee: string
  unassigned: string
  /** The admin who looks, in the list of agents. */
  self: (name: string) => string
  /** Gives the ticket to the admin who looks. */
  take: string
  agentsFailed: string
  /** What the ticket is about, with the name of the customer's machine. */
  about: string
  rating: string
  /** A number of stars out of five. */
  stars: (stars: number) => string
  merged: { title: (number: string) => string; open: string }
  thread: TicketThreadTexts
  reply: ReplyBoxTexts
  /** Explains the field for a closed ticket. */
  reopens: string
  /** Title of the toast when a file could not be saved. */
  downloadFailed: string
  templates: {
    /** The button that opens the menu of reply templates. */
    insert: string
    /** Leads to where they are written. */
    manage: string
    failed: string
  }
  merge: MergeTexts
  customer: CustomerRecordTexts
}

export interface MergeTexts {
  action: string
  heading: (number: string) => string
  search: string
  searchHint: string
  /** Accessible name of the list of the customer's other tickets. */
  others: string
  noneFound: (query: string) => string
  noOthers: string
  /** What happens, with both numbers. */
  what: (from: string, into: string) => string
  chooseFirst: string
  confirm: string
  confirmInto: (number: string) => string
  cancel: string
  pending: string
  failed: string
}

export interface CustomerRecordTexts {
  heading: string
  number: string
  email: string
  balance: string
  locked: string
  machines: string
  noMachines: string
  tickets: string
  noTickets: string
  vpsStatuses: Readonly<Record<VpsStatus, string>>
  statuses: Readonly<Record<TicketStatus, string>>
  loadFailed: string
}
