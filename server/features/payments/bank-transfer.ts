import { createHash } from 'node:crypto'
import { dayOf } from '#contracts/rules/calendar.ts'
import type { BankTransfer } from './providers/bank-transfer.ts'

/**
 * What two reports about one transfer have in common although a webhook and a poll give it different ids: account, the bank's reference,
 * amount and day, on which a bank's reference is unique. Without a reference or a time, only the same report is the same transfer.
 */
export function fingerprintOf(provider: string, transfer: BankTransfer): string {
  const { account, bankReference, amount, transferredAt, eventId } = transfer
  const isIdentified = bankReference !== '' && transferredAt !== null
  const facts = isIdentified ? [account, bankReference, amount, dayOf(transferredAt)] : [provider, eventId]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
