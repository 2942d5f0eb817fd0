import type { OfferKind } from '#contracts/rules/offers.ts'
import type { PlanPromises } from '#contracts/rules/plan-promises.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { AdminListTexts } from '#ds/admin/AdminTable/index.ts'
import type { CatalogField, CatalogKind } from './catalog-entries.ts'

export type EntryState = 'offered' | 'withdrawn' | 'soldOut' | 'soldOutInPlaces'

/** The texts of PriceDialog. */
export interface PriceDialogTexts {
  heading: (plan: string) => string
  current: Record<BillingPeriod, string>
  noPrice: string
  period: string
  periods: Record<BillingPeriod, string>
  amount: string
  listAmount: string
  listAmountHint: string
  start: string
  starts: { now: string; later: string }
  from: string
  fromHint: string
  /** What a year saves compared with twelve months: an amount and a share. */
  saving: (amount: string, share: string) => string
  noSaving: string
  keeps: { title: string; detail: string }
  changed: { title: string; detail: (before: string, now: string) => string }
  /** The question about a price that differs by more than half from the current one. */
  farOff: {
    heading: (now: string) => string
    description: (before: string) => string
    confirm: (now: string) => string
    back: string
  }
  listAmountTooLow: string
  fromMissing: string
  fromPassed: string
  upcoming: string
  noUpcoming: string
  upcomingFrom: (period: string, time: string) => string
  cancelPrice: string
  cancelPriceOf: (amount: string, time: string) => string
  /** The question before it; its button is `cancelPrice`. */
  cancelQuestion: { heading: (amount: string, time: string) => string; description: string; keep: string }
  cancelFailed: string
  pricesFailed: string
  submit: string
}

/** All texts of the catalogue in the back-office. */
export interface CatalogPanelTexts {
  list: AdminListTexts
  /** Accessible name of the views. */
  viewsLabel: string
  kinds: Record<CatalogKind, { name: string; add: string; empty: string; loadFailed: string }>
  search: string
  searchPlaceholder: string
  emptyHint: string
  columns: {
    size: string
    monthly: string
    yearly: string
    nextPrice: string
    runs: string
    given: string
    state: string
    actions: string
  }
  states: Record<EntryState, string>
  /** State of a promotion. */
  promotionStates: { active: string; paused: string }
  /** The size of a plan: its processors, memory and storage. */
  size: (cpu: string, ram: string, storage: string) => string
  from: (time: string) => string
  until: (time: string) => string
  always: string
  /** How often a promotion was given, and its money. */
  givenTimes: (times: string, amount: string) => string
  fields: Record<CatalogField, string>
  hints: Partial<Record<CatalogField, string>>
  offerKinds: Record<OfferKind, string>
  /** What a plan may promise. */
  backups: Record<NonNullable<PlanPromises['backup']>, string>
  supports: Record<PlanPromises['support'], string>
  none: string
  yes: string
  no: string
  edit: string
  price: string
  /** Accessible name of a row's button. */
  actionFor: (action: string, name: string) => string
  editHeading: (name: string) => string
  problems: {
    required: string
    eachLanguage: string
    number: (min: string, max: string) => string
    slug: string
    features: (max: string) => string
    country: string
    code: string
  }
  changed: { title: string; detail: string }
  save: string
  pending: string
  cancel: string
  failed: string
  priceDialog: PriceDialogTexts
}
