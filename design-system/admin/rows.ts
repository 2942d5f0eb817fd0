/**
 * What the back-office shows, as plain data (product spec, section 3). Ids are opaque; money is whole dong,
 * as an integer or a decimal string; times are ISO 8601.
 */

import type { TicketPriority, VpsStatus } from '#ds/components/record-states.ts'

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
    /** `deposit`, or anything else, which is shown as a payment. */
    type: string
    /** Signed: money into the wallet is positive. */
    amount: number | string
    paymentMethod: string | null
    /** `completed`, or anything else, which is shown as being processed. */
    status: string
    createdAt: string
  }
  user: AdminOwner
}

export interface AdminTicketRow {
  ticket: {
    id: string
    subject: string
    category: string
    priority: TicketPriority
    /** `open`, or anything else, which is shown as closed. */
    status: string
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
}

/** A job that was given up after its last try. */
export interface DeadJobRow {
  id: string
  kind: string
  /** The record that it is about, such as a deposit or an instance. */
  subjectId: string
  attempts: number
  lastError: string
  createdAt: string
}
