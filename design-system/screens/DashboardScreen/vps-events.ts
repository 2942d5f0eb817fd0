import type { WalletTransaction } from '#contracts/transactions.ts'
import type { Vps } from '#contracts/vps.ts'
import type { VpsEvent } from '#ds/account/VpsPane/index.ts'
import { type Renewal, renewalOf } from '#ds/account/vps.ts'

/** Words of what happened to an instance. Amounts are formatted. */
export interface VpsEventTexts {
  ordered: string
  paid: (amount: string) => string
  refunded: (amount: string) => string
  renewed: (amount: string) => string
  /** What comes next. */
  planned: Readonly<Record<'charge' | 'manual' | 'ends' | 'suspends' | 'deletes', (amount: string) => string>>
}

/**
 * What is known to have happened to an instance, newest first, after what comes next: it was ordered, paid for, renewed, refunded. Of
 * payments, those among the transactions that are loaded.
 */
export function vpsEvents(
  vps: Vps,
  transactions: readonly WalletTransaction[],
  now: string,
  texts: VpsEventTexts,
  currency: (amount: string) => string,
): readonly VpsEvent[] {
  const moved = transactions.flatMap(({ id, vpsId, code, status, amount, createdAt }): VpsEvent[] => {
    if (vpsId !== vps.id || status !== 'completed') return []
    if (code === 'vps_payment') return [{ id, at: createdAt, text: texts.paid(currency(amount.replace('-', ''))) }]
    if (code === 'vps_renewal') return [{ id, at: createdAt, text: texts.renewed(currency(amount.replace('-', ''))) }]
    return code === 'vps_refund' ? [{ id, at: createdAt, text: texts.refunded(currency(amount)) }] : []
  })
  const ordered = { id: 'ordered', at: vps.createdAt, text: texts.ordered }
  // What is paid at the time of the order comes after it.
  return [
    ...plannedOf(vps, now, texts, currency),
    ...[ordered, ...moved].sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.id === 'ordered' ? 1 : -1)),
  ]
}

/** What comes next, if that and its day are known. */
function plannedOf(
  vps: Vps,
  now: string,
  { planned }: VpsEventTexts,
  currency: (amount: string) => string,
): readonly VpsEvent[] {
  const renewal = renewalOf(vps, now)
  const step = stepOf(renewal)
  if (step === undefined || !('amount' in renewal) || renewal.date === null) return []
  return [{ id: 'next', at: renewal.date, text: planned[step](currency(renewal.amount)), planned: true }]
}

function stepOf(renewal: Renewal): keyof VpsEventTexts['planned'] | undefined {
  if (renewal.kind === 'grace') return 'suspends'
  if (renewal.kind === 'unpaid') return 'deletes'
  if (renewal.kind !== 'due' || renewal.next === 'none' || renewal.next === 'trialEnds') return undefined
  return renewal.next
}
