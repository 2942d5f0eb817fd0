/** How often a plan is backed up, the most often first. */
export const planBackups = ['daily', 'weekly'] as const
/** The promised share of a month, in per cent, the highest first. */
export const planUptimes = ['99.99', '99.9'] as const
export const planSupports = ['priority', 'standard'] as const

/** What a plan promises besides its resources. */
export interface PlanPromises {
  /** Null: not included. */
  backup: (typeof planBackups)[number] | null
  uptime: (typeof planUptimes)[number]
  /** Whether attacks are filtered. */
  ddos: boolean
  /** Whether Windows Server is supported. */
  windows: boolean
  /** Whether snapshots are free. */
  snapshots: boolean
  support: (typeof planSupports)[number]
}

/** The promises of a plan of which no others are known. */
export const leastPromises: PlanPromises = {
  backup: null,
  uptime: '99.9',
  ddos: false,
  windows: false,
  snapshots: false,
  support: 'standard',
}
