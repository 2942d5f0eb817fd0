import type { DifferenceKind, differenceRecords } from '#contracts/reconciliation.ts'
import { fingerprintOf } from '#server/features/payments/bank-transfer.ts'
import type { BankReporter } from '#server/features/payments/bank-webhooks.ts'
import type { BankTransfer } from '#server/features/payments/providers/bank-transfer.ts'
import {
  createWebhookDeliveriesStore,
  type WebhookDelivery,
} from '#server/features/payments/webhook-deliveries-store.ts'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'

/** A disagreement as it is stored: a kind with its facts, which becomes words when it is shown. The amount is in integer dong. */
export interface FoundDifference {
  kind: DifferenceKind
  record: { type: (typeof differenceRecords)[number]; id: string | null }
  amount: number | null
  detail: string | null
}

/** The services whose webhooks can be read. */
export type ReportReader = Pick<BankReporter, 'name' | 'read'>

interface DifferencesOptions {
  readers: readonly ReportReader[]
  /** In milliseconds. */
  now: number
}

/** How long a webhook may wait for its job before what it reports counts as lost, in milliseconds. */
const PROCESSED_WITHIN = 10 * 60_000
/** The number of webhooks that are read together. */
const BATCH = 500

/**
 * Compares the books with themselves and with the wallets, deposits with the transfers that they were credited for, payments with what arrived
 * for them or was reported by gateways, and what was reported with what is known, down to one transfer. Call it with the queries of one snapshot, so that nothing moves meanwhile.
 */
export async function findDifferences(queries: Queries, options: DifferencesOptions): Promise<FoundDifference[]> {
  const faults = await checkLedger(queries)
  return [
    ...faults.map(
      (detail): FoundDifference => ({ kind: 'ledger', record: { type: 'ledger', id: null }, amount: null, detail }),
    ),
    ...(await matchedTransfers(queries)),
    ...(await receivedAmounts(queries)),
    ...(await receivedAtGateways(queries)),
    ...(await creditsWithoutTransfer(queries, options.readers)),
    ...(await splitTransfers(queries)),
    ...(await reports(queries, options)),
  ]
}

/** A matched transfer must be a completed deposit of its amount, in its customer's wallet. */
async function matchedTransfers(queries: Queries): Promise<FoundDifference[]> {
  const rows: { id: string; amount: unknown; status: string | null; credited: unknown }[] = await queries(
    'bank_transfers',
  )
    .leftJoin('transactions', 'transactions.id', 'bank_transfers.transaction_id')
    .where({ 'bank_transfers.state': 'matched' })
    .where((wrong) =>
      wrong
        .whereNull('transactions.id')
        .orWhereNot('transactions.status', 'completed')
        .orWhereRaw('transactions.user_id <> bank_transfers.user_id')
        .orWhereRaw('transactions.amount <> bank_transfers.amount'),
    )
    .orderBy('bank_transfers.id')
    .select('bank_transfers.id', 'bank_transfers.amount', 'transactions.status', 'transactions.amount as credited')
  return rows.map(({ id, amount, status, credited }) => {
    const isCredited = status === 'completed'
    return {
      kind: isCredited ? 'credited_otherwise' : 'not_credited',
      record: { type: 'transfer', id },
      amount: toSafeInteger(amount) - (isCredited ? toSafeInteger(credited) : 0),
      detail: null,
    }
  })
}

/** What was transferred to our accounts for each payment, which may be one at a gateway, too. */
const matchedByPayment = (queries: Queries) =>
  queries('bank_transfers')
    .where({ state: 'matched' })
    .whereNotNull('payment_id')
    .groupBy('payment_id')
    .select('payment_id')
    .sum({ total: 'amount' })
    .as('matched')

/** What a payment by bank transfer has received must be the sum of its transfers. */
async function receivedAmounts(queries: Queries): Promise<FoundDifference[]> {
  const matched = matchedByPayment(queries)
  const rows: { id: string; received: unknown; total: unknown; memo: string }[] = await queries('payments')
    .leftJoin(matched, 'matched.payment_id', 'payments.id')
    .where({ 'payments.method': 'bank_transfer' })
    .whereRaw('payments.received <> COALESCE(matched.total, 0)')
    .orderBy('payments.id')
    .select('payments.id', 'payments.received', 'payments.memo', 'matched.total')
  return rows.map(({ id, received, total, memo }) => ({
    kind: 'received_differs',
    record: { type: 'payment', id },
    amount: toSafeInteger(total ?? 0) - toSafeInteger(received),
    detail: memo,
  }))
}

/**
 * What a payment at a gateway has received must be the sum of what the gateway reported as paid, and of what was transferred to our accounts instead.
 * The id of a report ends with its status.
 */
async function receivedAtGateways(queries: Queries): Promise<FoundDifference[]> {
  const reportedByGateway = queries('webhook_events')
    .where({ outcome: 'settled' })
    .whereNot('event_id', 'like', '%:failed')
    .groupBy('provider', 'transaction_id')
    .select('provider', 'transaction_id')
    .sum({ total: 'amount' })
    .as('reported')
  const matched = matchedByPayment(queries)
  const rows: {
    id: string
    received: unknown
    reported: unknown
    transferred: unknown
    gateway: string
    memo: string
  }[] = await queries('gateway_payments')
    .join('payments', 'payments.id', 'gateway_payments.payment_id')
    .leftJoin(matched, 'matched.payment_id', 'payments.id')
    .leftJoin(reportedByGateway, (both) =>
      both
        .on('reported.transaction_id', 'payments.transaction_id')
        .andOn('reported.provider', 'gateway_payments.gateway'),
    )
    .whereRaw('payments.received <> COALESCE(reported.total, 0) + COALESCE(matched.total, 0)')
    .orderBy('payments.id')
    .select('payments.id', 'payments.received', 'payments.memo', 'gateway_payments.gateway')
    .select('reported.total as reported', 'matched.total as transferred')
  return rows.map(({ id, received, reported, transferred, gateway, memo }) => ({
    kind: 'received_differs',
    record: { type: 'payment', id },
    amount: toSafeInteger(reported ?? 0) + toSafeInteger(transferred ?? 0) - toSafeInteger(received),
    detail: `${gateway} ${memo}`,
  }))
}

/** What a reporter of transfers had credited must have its transfer. */
async function creditsWithoutTransfer(queries: Queries, readers: readonly ReportReader[]): Promise<FoundDifference[]> {
  const rows: { id: string; amount: unknown; actor: string }[] = await queries('journals')
    .join('transactions', 'transactions.journal_id', 'journals.id')
    .leftJoin('bank_transfers', 'bank_transfers.transaction_id', 'transactions.id')
    .whereIn(
      'journals.actor',
      readers.map(({ name }) => name),
    )
    .where({ 'transactions.type': 'deposit', 'transactions.status': 'completed' })
    .whereNull('bank_transfers.id')
    .orderBy('transactions.id')
    .select('transactions.id', 'transactions.amount', 'journals.actor')
  return rows.map(({ id, amount, actor }) => ({
    kind: 'credited_without_transfer',
    record: { type: 'transaction', id },
    amount: -toSafeInteger(amount),
    detail: actor,
  }))
}

/** The parts of a split transfer must add up to it. Parts of parts belong to the transfer that arrived. */
async function splitTransfers(queries: Queries): Promise<FoundDifference[]> {
  const parts = queries('bank_transfers')
    .whereNotNull('parent_id')
    .whereNot({ state: 'split' })
    .groupBy('parent_id')
    .select('parent_id')
    .sum({ total: 'amount' })
    .as('parts')
  const rows: { id: string; amount: unknown; total: unknown }[] = await queries('bank_transfers')
    .leftJoin(parts, 'parts.parent_id', 'bank_transfers.id')
    .where({ 'bank_transfers.state': 'split' })
    .whereNull('bank_transfers.parent_id')
    .whereRaw('bank_transfers.amount <> COALESCE(parts.total, 0)')
    .orderBy('bank_transfers.id')
    .select('bank_transfers.id', 'bank_transfers.amount', 'parts.total')
  return rows.map(({ id, amount, total }) => ({
    kind: 'parts_differ',
    record: { type: 'transfer', id },
    amount: toSafeInteger(amount) - toSafeInteger(total ?? 0),
    detail: null,
  }))
}

interface Reported {
  delivery: WebhookDelivery
  transfer: BankTransfer
}

/** Every transfer to us that a stored webhook reports must be known, whatever became of it. */
async function reports(queries: Queries, { readers, now }: DifferencesOptions): Promise<FoundDifference[]> {
  const store = createWebhookDeliveriesStore()
  const found: FoundDifference[] = []
  for (let after: WebhookDelivery | null = null; ; ) {
    const deliveries: WebhookDelivery[] = await store.next(queries, {
      after,
      before: now - PROCESSED_WITHIN,
      limit: BATCH,
    })
    const reported: Reported[] = []
    for (const delivery of deliveries) {
      const reader = readers.find(({ name }) => name === delivery.provider)
      const read = reader?.read(Buffer.from(delivery.body))
      if (read === null || (read && read.unreadable > 0)) found.push(unreadable(delivery))
      for (const transfer of read?.transfers ?? [])
        if (transfer.direction === 'in') reported.push({ delivery, transfer })
    }
    found.push(...(await unknownOf(queries, reported)))
    after = deliveries.at(-1) ?? null
    if (deliveries.length < BATCH) return found
  }
}

const unreadable = ({ id, provider }: WebhookDelivery): FoundDifference => ({
  kind: 'report_unreadable',
  record: { type: 'webhook', id },
  amount: null,
  detail: provider,
})

/** The reported transfers that are not stored, neither under the reporter's id nor as another one reported them. */
async function unknownOf(queries: Queries, reported: readonly Reported[]): Promise<FoundDifference[]> {
  const fingerprint = ({ delivery, transfer }: Reported) => fingerprintOf(delivery.provider, transfer)
  const byProvider = Map.groupBy(reported, ({ delivery }) => delivery.provider)
  const known = new Set<string>()
  for (const [provider, ofProvider] of byProvider) {
    const rows: { event_id: string }[] = await queries('bank_transfers')
      .where({ provider })
      .whereIn(
        'event_id',
        ofProvider.map(({ transfer }) => transfer.eventId),
      )
      .select('event_id')
    for (const { event_id } of rows) known.add(`${provider} ${event_id}`)
  }
  const others = reported.filter(({ delivery, transfer }) => !known.has(`${delivery.provider} ${transfer.eventId}`))
  if (others.length === 0) return []
  const rows: { fingerprint: string }[] = await queries('bank_transfers')
    .whereIn('fingerprint', others.map(fingerprint))
    .select('fingerprint')
  const same = new Set(rows.map((row) => row.fingerprint))
  return others
    .filter((report) => !same.has(fingerprint(report)))
    .map(({ delivery, transfer }) => ({
      kind: 'report_lost',
      record: { type: 'webhook', id: delivery.id },
      amount: transfer.amount,
      detail: `${delivery.provider} ${transfer.eventId}`,
    }))
}
