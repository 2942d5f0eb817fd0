import type { TransferState } from '#contracts/bank-transfers.ts'
import type { WebhookRefusalReason } from '#contracts/payment-providers.ts'
import type { differenceRecords } from '#contracts/reconciliation.ts'
import type { WithdrawalState } from '#contracts/rules/withdrawal-state.ts'
import type { AdminListTexts, AdminTableTexts } from '#ds/admin/AdminTable/index.ts'
import type { TransferWords } from '#ds/admin/transfer-words.ts'

/** The views: transfers that arrived, money that customers withdraw, the services that report payments, and whether everything adds up. */
export const moneyViews = ['transfers', 'withdrawals', 'providers', 'reconciliation'] as const
export type MoneyView = (typeof moneyViews)[number]

/** The transfers that are listed: those that wait for an admin, those in one state, or all. */
export const transferFilters = ['open', 'matched', 'ignored', 'refunded', 'split', 'all'] as const
export type TransferFilter = (typeof transferFilters)[number]

/** What an admin decides about a transfer. `find` matches it to a customer who is searched for. */
export const transferActions = ['match', 'find', 'split', 'ignore', 'refund'] as const
export type TransferAction = (typeof transferActions)[number]

/** The withdrawals that are listed: those in one state, or all. */
export const withdrawalFilters = ['requested', 'approved', 'paid', 'rejected', 'cancelled', 'all'] as const
export type WithdrawalFilter = (typeof withdrawalFilters)[number]

/** What an admin does about a withdrawal. */
export const withdrawalActions = ['approve', 'paid', 'reject'] as const
export type WithdrawalAction = (typeof withdrawalActions)[number]

type TableTexts = Omit<AdminTableTexts, 'list' | 'search' | 'searchPlaceholder'>

export interface ActionTexts {
  /** Label of the button that asks. */
  action: string
  heading: string
  /** What it does, and what cannot be undone. */
  description: string
  confirm: string
}

export interface MoneyInPanelTexts {
  list: AdminListTexts
  /** Accessible name of the views. */
  viewsLabel: string
  views: Record<MoneyView, string>
  transfers: TableTexts &
    TransferWords & {
      filters: Record<TransferFilter, string>
      columns: { content: string; amount: string; about: string; state: string; date: string; actions: string }
      states: Record<TransferState, string>
      /** The state of a transfer about which one admin has decided, and a second one has to. */
      secondAdmin: string
      /** Precedes a suggestion: "Gợi ý:". */
      suggestion: string
      noContent: string
      /** The button of a suggestion: "Cộng cho Minh". */
      creditTo: (name: string) => string
      /** The button of a second admin. */
      agree: string
      /** Accessible name of a row's button or menu: the action, and the transfer by its amount and content. */
      actionFor: (action: string, transfer: string) => string
      more: string
      /** After the first admin of two has decided. */
      proposalSaved: string
      /** After a decision: what was done. Amounts are formatted. */
      done: {
        matched: (amount: string, name: string) => string
        ignored: (amount: string) => string
        refunded: (amount: string) => string
        split: (count: number) => string
      }
    }
  dialog: {
    actions: Record<TransferAction, ActionTexts>
    amount: string
    content: string
    sender: string
    account: string
    date: string
    /** Name of the choice between suggestions. */
    customer: string
    /** A payment that a suggestion is for, by its memo and amount. */
    payment: (memo: string, amount: string) => string
    search: string
    searchHint: string
    noneFound: (query: string) => string
    searchFailed: string
    chooseFirst: string
    part: (number: number) => string
    addPart: string
    removePart: (part: string) => string
    /** What was typed is not an amount. */
    unreadable: string
    /** How much is left to divide, or is too much. */
    left: (amount: string) => string
    over: (amount: string) => string
    /** The parts add up, and one of them is nothing. */
    emptyPart: string
    reason: string
    reasonHints: Record<'ignore' | 'refund', string>
    reasonMissing: string
    /** A large transfer is sent back by two: the first one proposes, the second one agrees, sends the money and records it. */
    refundOfTwo: {
      first: { heading: string; description: string; hint: string }
      second: { heading: string; description: string; hint: string }
      /** What the first one has proposed; the reason follows. */
      what: string
      /** To the second one. */
      agrees: string
      /** The words are still those of the first one. */
      referenceMissing: string
    }
    /** Before the first admin of two decides. */
    needsSecond: string
    /** In the place of the description of a match that is only proposed. */
    proposes: string
    /** The button of a decision that is only proposed; with the customer's name for a match. */
    propose: string
    proposeTo: (name: string) => string
    /** To the second admin, whose choice is what the first one proposed, or another one. */
    agrees: string
    replaces: string
    /** What the first one decided: "Lê Văn đề nghị: cộng cho Minh." */
    proposed: (admin: string, decision: string) => string
    /** What stands in the place of the decision for the admin who made the proposal. */
    ownProposal: string
    /** Someone else was faster. */
    decided: { title: string; detail: string }
    failed: string
    pending: string
    cancel: string
    close: string
  }
  withdrawals: TableTexts & {
    filters: Record<WithdrawalFilter, string>
    columns: { to: string; amount: string; customer: string; state: string; date: string; actions: string }
    states: Record<WithdrawalState, string>
    /** The state of an approved one whose money an admin is sending. */
    beingPaid: string
    /** After the first admin of two has approved. */
    proposalSaved: string
    /** After a decision: what was done. Amounts are formatted. */
    done: Record<'approved' | 'paid' | 'rejected', (amount: string, name: string) => string>
    dialog: {
      actions: Record<WithdrawalAction, ActionTexts>
      /** The step before the transfer, with which an admin says that it is being made. */
      begin: Omit<ActionTexts, 'action'>
      /** Another admin is making the transfer, or has forgotten it. */
      takeOver: Omit<ActionTexts, 'action'>
      /** Why that is not possible yet. */
      notYetTaken: string
      /** "Lê Văn đang chuyển · Hôm nay 10:05". */
      payingBy: (admin: string, since: string) => string
      /** To everybody else: the money may have left already. */
      maybeSent: string
      /** To the admin from whom the transfer was taken over. */
      takenFromYou: string
      /** To the admin who makes the transfer. */
      yours: string
      stopPaying: string
      facts: Record<'customer' | 'bank' | 'account' | 'holder' | 'memo' | 'note' | 'requested', string>
      /** What is got by scanning the code, for screen readers. */
      qr: string
      reference: string
      referenceHint: string
      referenceMissing: string
      reason: string
      reasonHint: string
      reasonMissing: string
      /** Who approved it first. */
      proposed: (admin: string) => string
      /** To that admin. */
      ownApproval: string
      /** Someone else was faster. */
      decided: { title: string; detail: string }
      /** Someone else was faster than the admin who has sent the money: it may have left twice. `reference` is that of the later transfer. */
      paidTwice: { title: string; detail: (reference: string) => string }
    }
  }
  providers: TableTexts & {
    columns: { name: string; state: string; since: string; webhook: string; poll: string; failures: string }
    /** Names by id; an unknown one is shown as it is. */
    names: Readonly<Record<string, string>>
    on: string
    off: string
    never: string
    noPoll: string
    /** Webhooks that were refused within a day: how many, when the last one was, and why. */
    refused: (count: string, time: string, reason: string) => string
    refusalReasons: Record<WebhookRefusalReason, string>
    /** What to check then. */
    refusalChecks: Record<WebhookRefusalReason, string>
    /** Shown for a failed call to a service; the message is technical. */
    lastFailure: (time: string, message: string) => string
  }
  reconciliation: TableTexts & {
    agrees: (time: string) => string
    agreesDetail: string
    /** `count` as it is said. */
    differs: (count: string, time: string) => string
    differsDetail: string
    notYet: string
    notYetDetail: string
    run: string
    running: string
    failed: string
    columns: { what: string; record: string; amount: string; action: string }
    records: Record<(typeof differenceRecords)[number], string>
    /** How many differences there are beyond those listed. */
    more: (count: string) => string
    /** Name of the list of earlier runs. */
    runs: string
    runOk: string
    runDiffers: (count: string) => string
  }
}
