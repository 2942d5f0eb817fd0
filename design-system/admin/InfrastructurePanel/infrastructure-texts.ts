import type { AddressState, MachineDifferenceKind, UnsettledAction, UnsettledKind } from '#contracts/infrastructure.ts'
import type { AdminListTexts, AdminTableTexts } from '#ds/admin/AdminTable/index.ts'

/** The views of the infrastructure, in order; the first one is the default. */
export const infrastructureViews = ['nodes', 'pools', 'addresses', 'actions', 'differences'] as const
export type InfrastructureView = (typeof infrastructureViews)[number]

/** The filters of a pool's addresses; the first one is the default. */
export const addressFilters = ['all', 'free', 'reserved', 'assigned', 'quarantined', 'blocked'] as const
export type AddressFilter = (typeof addressFilters)[number]

type OwnTexts = Omit<AdminTableTexts, 'list'>

/** Texts of a dialog that asks for a reason. */
export interface ReasonTexts {
  heading: (name: string) => string
  /** What it brings about. */
  consequence: { title: string; detail: string }
  reason: string
  hint: string
  submit: string
}

/** All texts of the infrastructure in the back-office. */
export interface InfrastructurePanelTexts {
  list: AdminListTexts
  viewsLabel: string
  views: Record<InfrastructureView, string>
  /** Accessible name of a row's button. */
  actionFor: (action: string, name: string) => string
  nodes: OwnTexts & {
    columns: { name: string; state: string; cores: string; ram: string; disk: string; systems: string; actions: string }
    states: Record<'up' | 'down' | 'unknown' | 'off', string>
    /** How much machines take of what there is. */
    used: (used: string, total: string) => string
    machines: (count: string) => string
    /** When it was last heard of. */
    heard: (time: string) => string
    version: (version: string) => string
    never: string
    systems: {
      /** The node can set up every system on sale. */
      complete: string
      lacking: (count: string) => string
      missing: (names: string) => string
      present: (names: string) => string
      lookedAt: (time: string) => string
      /** For a node that was not checked yet. */
      unknown: string
      /** What follows from that: no order is refused. */
      notRefused: string
    }
    /** Looks at all nodes now. */
    look: string
    looking: string
    add: string
    edit: string
    addHeading: string
    editHeading: (name: string) => string
    nameHint: string
    enabled: string
    enabledHint: string
    fields: {
      name: string
      location: string
      driver: string
      cores: string
      cpuOvercommit: string
      ramMb: string
      diskGb: string
    }
    overcommitHint: string
  }
  pools: OwnTexts & {
    columns: {
      name: string
      network: string
      free: string
      use: string
      state: string
      actions: string
    }
    states: Record<'on' | 'off', string>
    gateway: (address: string) => string
    freeOf: (free: string, total: string) => string
    show: string
    add: string
    edit: string
    addHeading: string
    editHeading: (name: string) => string
    notice: { title: string; detail: string }
    fields: { name: string; network: string; gateway: string; dns: string; location: string; node: string }
    networkHint: string
    gatewayHint: string
    dnsHint: string
    anyNode: string
    enabled: string
    enabledHint: string
  }
  addresses: OwnTexts & {
    columns: { address: string; state: string; machine: string; names: string; actions: string }
    pool: string
    filters: Record<AddressFilter, string>
    states: Record<AddressState, string>
    primary: string
    freeFrom: (time: string) => string
    noMachine: string
    block: string
    unblock: string
    blocking: ReasonTexts
  }
  actions: OwnTexts & {
    columns: { action: string; machine: string; customer: string; state: string; since: string; actions: string }
    kinds: Record<UnsettledKind, string>
    types: Record<UnsettledAction['type'], string>
    /** Where an action is: "Đang chạy, 40%". */
    progress: (percent: string) => string
    waiting: string
    failed: (cause: string) => string
    /** The faults of drivers, by their codes. */
    faults: Readonly<Record<string, string>>
    gone: string
    retry: string
    adopt: string
    adopting: ReasonTexts
  }
  differences: OwnTexts & {
    columns: { what: string; machine: string; books: string; hypervisor: string; advice: string }
    kinds: Record<MachineDifferenceKind, string>
    advice: Record<MachineDifferenceKind, string>
    /** Powers and states as they are stored, in words. */
    values: Readonly<Record<string, string>>
    nothing: string
    agrees: (time: string) => string
    agreesDetail: string
    differs: (count: string, time: string) => string
    differsDetail: string
    notYet: string
    notYetDetail: string
    run: string
    running: string
    failed: string
    more: (count: string) => string
    runs: string
    runOk: string
    runDiffers: (count: string) => string
  }
  problems: { required: string; number: string; reason: string }
  submit: string
  pending: string
  cancel: string
  failed: string
}
