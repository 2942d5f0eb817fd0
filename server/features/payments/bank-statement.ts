import * as v from 'valibot'
import type { BankReporterName } from './bank-webhooks.ts'
import type { BankTransfer } from './providers/bank-transfer.ts'

/** A service that lists the transfers on our accounts, so that one whose webhook never arrives is found. */
export interface BankStatement {
  name: BankReporterName
  /** The transfers from a time on, in milliseconds. Throws if the service does not respond as it should. */
  since(at: number): Promise<ListedTransfers>
}

/** What a service lists. */
export interface ListedTransfers {
  /** The oldest first. */
  transfers: BankTransfer[]
  /** How many entries of the list cannot be understood: one must not hide the others. */
  unreadable: number
}

/** Reads each entry of a list. */
export function readEntries<Entry>(
  entries: readonly unknown[],
  schema: v.GenericSchema<unknown, Entry>,
  transferOf: (entry: Entry) => BankTransfer,
): ListedTransfers {
  const transfers = entries.flatMap((entry) => {
    const read = v.safeParse(schema, entry)
    return read.success ? [transferOf(read.output)] : []
  })
  return { transfers, unreadable: entries.length - transfers.length }
}

/** The number of pages that are read at most, so that a service that never ends its list cannot hold the job. */
export const PAGES_MAX = 50
/** How long a page may take, in milliseconds. */
export const PAGE_TIMEOUT = 20_000
