import type { MachineActionType, MachineCapability } from '#contracts/rules/machine-actions.ts'
import type { ActionProgressTexts } from '#ds/account/ActionProgress/index.ts'
import type { CancelDialogTexts } from '#ds/account/CancelDialog/index.ts'
import type { ConfirmActionDialogTexts } from '#ds/account/ConfirmActionDialog/index.ts'
import type { MachineFactsTexts } from '#ds/account/MachineFacts/index.ts'
import type { MachineGraphsTexts } from '#ds/account/MachineGraphs/index.ts'
import type { MachineHeadTexts } from '#ds/account/MachineHead/index.ts'
import type { MachineHistoryTexts } from '#ds/account/MachineHistory/index.ts'
import type { MachineNetworkTexts } from '#ds/account/MachineNetwork/index.ts'
import type { MachineSettingsTexts } from '#ds/account/MachineSettings/index.ts'
import type { MachineSnapshotsTexts, SnapshotDialogTexts } from '#ds/account/MachineSnapshots/index.ts'
import type { PasswordDialogTexts } from '#ds/account/PasswordDialog/index.ts'
import type { RebuildDialogTexts } from '#ds/account/RebuildDialog/index.ts'
import type { RefundDialogTexts } from '#ds/account/RefundDialog/index.ts'
import type { RenewDialogTexts } from '#ds/account/RenewDialog/index.ts'
import type { ResizeDialogTexts } from '#ds/account/ResizeDialog/index.ts'

/** The tabs of a machine's page, in order. */
export const machineTabs = ['overview', 'console', 'graphs', 'snapshots', 'network', 'history', 'settings'] as const
export type MachineTab = (typeof machineTabs)[number]

/** What is done only after a question. */
export const confirmedActions = [
  'stop',
  'reset',
  'rescue',
  'endRescue',
  'resetPassword',
  'restore',
  'deleteSnapshot',
] as const
export type ConfirmedAction = (typeof confirmedActions)[number]

/** What the page offers as a button or in a menu: of a snapshot only in the list of snapshots. */
export type OfferedCapability = Exclude<MachineCapability, 'deleteSnapshot' | 'rename'>

/** What is offered about its periods and the money for them. */
export type PlanStep = 'renew' | 'undoCancel' | 'refund'

/** A question, with the names that it needs. */
interface Question {
  heading: (name: string) => string
  description: string
  confirm: string
}

export interface MachineScreenTexts {
  /** Title of the page until its machine is known. */
  title: string
  tabsLabel: string
  tabs: Readonly<Record<MachineTab, string>>
  head: MachineHeadTexts
  facts: MachineFactsTexts
  /** What can be done; what asks first ends with "…". */
  choices: Readonly<Record<OfferedCapability | PlanStep, string>>
  /** What follows, in one line. */
  consequences: Readonly<Record<Exclude<OfferedCapability, 'resize' | 'console'> | PlanStep, string>>
  /** `extra` per period is formatted. */
  resizeConsequence: (plan: string, extra: string) => string
  resizeOnly: string
  graphs: MachineGraphsTexts
  history: MachineHistoryTexts
  snapshots: MachineSnapshotsTexts
  network: MachineNetworkTexts
  settings: MachineSettingsTexts
  progress: ActionProgressTexts
  configuration: {
    heading: string
    change: string
    plan: string
    machine: string
    system: string
    address: string
    /** The label of an IPv6 address. */
    address6: string
    tags: string
  }
  notices: {
    /** Below when it ends, and below when it is suspended. */
    cancelled: string
    grace: string
    password: { title: string; description: string; show: string }
    rescue: { title: string; description: string }
    /** Title of what has failed last: the server's sentence says what is next. */
    failed: Readonly<Record<MachineActionType, string>>
  }
  /** The ways on from a machine that does not run. */
  resume: string
  orderAgain: string
  contactSupport: string
  toList: string
  terminated: { title: string; description: string }
  console: { closed: string; none: string }
  confirm: ConfirmActionDialogTexts
  questions: Readonly<Record<ConfirmedAction, Question>>
  /** What is lost and kept; dates, sizes and counts are formatted. */
  lost: { later: (time: string) => string }
  kept: { address: string; paidUntil: (date: string) => string; snapshots: string }
  renew: RenewDialogTexts
  cancel: CancelDialogTexts
  refund: RefundDialogTexts
  rebuild: RebuildDialogTexts
  resize: ResizeDialogTexts
  snapshot: SnapshotDialogTexts
  password: PasswordDialogTexts
  errorTitle: string
  notFound: { title: string; description: string }
}
