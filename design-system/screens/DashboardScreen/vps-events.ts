import type { WalletTransaction } from '#contracts/transactions.ts'
import type { Vps } from '#contracts/vps.ts'
import type { VpsEvent } from '#ds/account/VpsPane/index.ts'

/** Words of what happened to an instance. Amounts are formatted. */
export interface VpsEventTexts {
  ordered: string
  paid: (amount: string) => string
  refunded: (amount: string) => string
  nextCharge: (amount: string) => string
}

/**
 * What is known to have happened to an instance, newest first, after the charge that comes next: it was ordered, paid for, refunded. Of
 * payments, those among the transactions that are loaded.
 */
export function vpsEvents(
  vps: Vps,
  transactions: readonly WalletTransaction[],
  texts: VpsEventTexts,
  currency: (amount: string) => string,
): readonly VpsEvent[] {
  const moved = transactions.flatMap(({ id, vpsId, code, status, amount, createdAt }): VpsEvent[] => {
    if (vpsId !== vps.id || status !== 'completed') return []
    if (code === 'vps_payment') return [{ id, at: createdAt, text: texts.paid(currency(amount.replace('-', ''))) }]
    return code === 'vps_refund' ? [{ id, at: createdAt, text: texts.refunded(currency(amount)) }] : []
  })
  const ordered = { id: 'ordered', at: vps.createdAt, text: texts.ordered }
  const next = vps.nextCharge
    ? [
        {
          id: 'next',
          at: vps.nextCharge.date,
          text: texts.nextCharge(currency(vps.nextCharge.amount)),
          planned: true,
        },
      ]
    : []
  // What is paid at the time of the order comes after it.
  return [
    ...next,
    ...[ordered, ...moved].sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.id === 'ordered' ? 1 : -1)),
  ]
}
