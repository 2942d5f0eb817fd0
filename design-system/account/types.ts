/**
 * What the account area shows, as plain data. The shapes follow product spec, section 3; money travels as whole dong in
 * decimal strings, times as ISO 8601 in UTC. Whoever renders a screen maps the server's answers to these.
 */

import type {
  TicketPriority,
  TicketStatus,
  TransactionStatus,
  TransactionType,
  VpsStatus,
} from '#ds/components/record-states.ts'

export type {
  TicketPriority,
  TicketStatus,
  TransactionStatus,
  TransactionType,
  VpsStatus,
} from '#ds/components/record-states.ts'
export type { Resource } from '#ds/components/resource.ts'
export type { SubmitResult } from '#ds/components/use-submission.ts'

/** Something that the screen shows could not be loaded, or not be asked for again. */
export interface LoadFailure {
  /** Why, for people to read. */
  message: string
  onRetry: () => void
}

/** The customer that is signed in. */
export interface AccountUser {
  firstName: string
  lastName: string
  email: string
  isEmailVerified: boolean
  isPhoneVerified: boolean
}

export interface AccountVps {
  id: string
  name: string
  /** Null until the provider has given one. */
  ipAddress: string | null
  status: VpsStatus
  /** Virtual processors. */
  cpu: number
  /** Memory in GB. */
  ram: number
  /** Disk in GB. */
  storage: number
  /** As it is shown, such as `Ubuntu 22.04 LTS`. */
  operatingSystem: string
  /** ISO 8601. */
  nextBillingDate: string
}

export interface AccountTransaction {
  id: string
  type: TransactionType
  /** Whole dong, signed: into the wallet is positive, out of it negative. */
  amount: string
  status: TransactionStatus
  description: string
  /** ISO 8601. */
  createdAt: string
  /** When its customer cancelled it, ISO 8601. Default: never. */
  cancelledAt?: string | null
}

export interface AccountTicket {
  id: string
  subject: string
  /** A code such as `billing`; the texts name the known ones, any other is shown as it is. */
  category: string
  priority: TicketPriority
  status: TicketStatus
  /** ISO 8601. */
  createdAt: string
}

/** Figures of the account, counted over all that the customer has. */
export interface AccountSummary {
  /** Instances that neither failed nor were terminated. */
  totalVps: number
  activeVps: number
  /** Open or in progress. */
  openTickets: number
  /** What the month's payments took out of the wallet, less its refunds: whole dong as a decimal string, below zero when more came back. */
  monthlySpend: string
  /** What came back in the month, without a sign. */
  monthlyRefunds: string
  /** When that month begins, ISO 8601. */
  month: string
}

/** A plan that can be ordered (product spec, section 9, order-dialog plans). */
export interface VpsPlan {
  id: number
  name: string
  cpu: number
  /** GB. */
  ram: number
  /** GB. */
  storage: number
  /** GB per month. */
  bandwidth: number
  /** Whole dong. */
  priceMonthly: number
  /** Whole dong. */
  priceYearly: number
  /** Ids of the operating systems that it can run. */
  osSupported: readonly string[]
}

export interface VpsLocation {
  id: number
  name: string
  country: string
}

export interface OperatingSystem {
  id: string
  name: string
}

/** What the order dialog sells by. Comes from the server, never from the screen. */
export interface OrderCatalog {
  plans: readonly VpsPlan[]
  locations: readonly VpsLocation[]
  operatingSystems: readonly OperatingSystem[]
}
