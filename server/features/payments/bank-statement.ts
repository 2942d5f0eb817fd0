import type { BankReporterName } from './bank-webhooks.ts'
import type { BankTransfer } from './providers/bank-transfer.ts'

/** A service that lists the transfers on our accounts, so that one whose webhook never arrives is found. */
export interface BankStatement {
  name: BankReporterName
  /** The transfers from a time on, in milliseconds, the oldest first. Throws if the service does not respond as it should. */
  since(at: number): Promise<BankTransfer[]>
}

/** The number of pages that are read at most, so that a service that never ends its list cannot hold the job. */
export const PAGES_MAX = 50
/** How long a page may take, in milliseconds. */
export const PAGE_TIMEOUT = 20_000
