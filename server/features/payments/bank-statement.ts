import * as v from 'valibot'
import type { BankReporterName } from './bank-webhooks.ts'
import type { BankTransfer } from './providers/bank-transfer.ts'

/** A service that lists the transfers on our accounts, so that one whose webhook never arrives is found. */
export interface BankStatement {
  name: BankReporterName
  /** The transfers from a time on, in milliseconds. Throws if the service does not respond as it should. */
  since(at: number): Promise<ListedTransfers & { isComplete: boolean }>
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
const PAGES_MAX = 50
/** How long a page may take, in milliseconds. */
export const PAGE_TIMEOUT = 20_000

/** Reads the pages of a list, without transfers of before `time`, to its end, to a page of earlier transfers, or to the last page that is read. */
export async function readPages(
  page: (number: number) => Promise<ListedTransfers & { hasMore: boolean }>,
  time: number,
): Promise<ListedTransfers & { isComplete: boolean }> {
  const isBefore = ({ transferredAt }: BankTransfer) => transferredAt !== null && transferredAt < time
  const found: BankTransfer[] = []
  let unreadable = 0
  for (let number = 1; number <= PAGES_MAX; number += 1) {
    const read = await page(number)
    found.push(...read.transfers.filter((transfer) => !isBefore(transfer)))
    unreadable += read.unreadable
    const isPast = read.transfers.every(isBefore) && (read.transfers.length > 0 || read.unreadable === 0)
    if (!read.hasMore || isPast) return { transfers: found, unreadable, isComplete: true }
  }
  return { transfers: found, unreadable, isComplete: false }
}
