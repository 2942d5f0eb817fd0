/**
 * What the back-office shows, as plain data (product spec, section 3). Ids are opaque; money is whole dong,
 * as an integer or a decimal string; times are ISO 8601.
 */

import type { TicketPriority, TicketStatus, TransactionStatus, VpsStatus } from '#ds/components/record-states.ts'

export type { VpsStatus } from '#ds/components/record-states.ts'

/** The admin who is signed in. */
export interface AdminIdentity {
  firstName: string
  lastName: string
  email: string
}

export interface AdminStats {
  users: { totalUsers: number; activeUsers: number; totalBalance: number | string }
  vps: { totalVps: number; activeVps: number }
  revenue: { monthlyRevenue: number | string; totalRevenue: number | string }
}

export interface AdminUserRow {
  id: string
  email: string
  firstName: string
  lastName: string
  balance: number | string
  isActive: boolean
}

/** Whose a record is. */
export interface AdminOwner {
  firstName: string
  lastName: string
  email: string
}

/** The three that an admin can set. */
export type SettableVpsStatus = 'active' | 'suspended' | 'terminated'

export interface AdminVpsRow {
  vps: { id: string; name: string; ipAddress: string | null; status: VpsStatus }
  user: AdminOwner
  plan: { name: string; cpu: number; ram: number }
}

export interface AdminTransactionRow {
  transaction: {
    id: string
    /** One that has no name yet is shown as money that came in, or went out. */
    type: string
    /** Signed: money into the wallet is positive. */
    amount: number | string
    paymentMethod: string | null
    status: TransactionStatus
    createdAt: string
    /** When its customer cancelled it. Default: never. */
    cancelledAt?: string | null
  }
  user: AdminOwner
}

export interface AdminTicketRow {
  ticket: {
    id: string
    subject: string
    category: string
    priority: TicketPriority
    status: TicketStatus
    createdAt: string
  }
  user: AdminOwner
}

/** Why an admin must decide about a payment that a provider reported. */
export type ParkReason = 'unknown_transaction' | 'wrong_amount' | 'failed_deposit' | 'paid_again' | 'reversed'

/** A payment that a provider reported and that needs an admin's decision. */
export interface ParkedPaymentRow {
  id: string
  provider: string
  /** The deposit that the provider named. */
  transactionId: string
  amount: number | string
  reason: ParkReason
  receivedAt: string
  /** What the named deposit asked for, and whose it is; null where there is none of that id. */
  deposit: { amount: number | string; user: AdminOwner } | null
}

/** Known causes of failed jobs. */
export type JobFailure =
  | 'name_refused'
  | 'no_address_left'
  | 'no_provider'
  | 'payment_unknown'
  | 'webhook_refused'
  | 'unreachable'
  | 'worker_died'

/** Why trying a job again would change nothing. */
export type PointlessReason = 'refunded' | 'settled' | 'done' | 'gone'

/** A job that was given up after its last try. */
export interface DeadJobRow {
  id: string
  kind: string
  /** The record that it is about, such as a deposit or an instance. */
  subjectId: string
  /** What it is about: an instance by its name, a deposit by its amount. Null where the record is gone, or of no known kind. */
  subject: { name: string | null; amount: number | string | null; user: AdminOwner } | null
  attempts: number
  /** What the server wrote down. */
  lastError: string
  /** Null for a cause that is not known. */
  failure: JobFailure | null
  /** Whether another try can do something. */
  retry: 'possible' | 'pointless'
  /** Why it cannot; null where it can. */
  reason: PointlessReason | null
  createdAt: string
}
