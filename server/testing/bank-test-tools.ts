import { demoAccount } from '#server/features/payments/bank-set-up.ts'
import { CASSO_SIGNATURE, signCasso } from '#server/features/payments/providers/casso/casso-signature.ts'
import {
  SEPAY_SIGNATURE,
  SEPAY_TIMESTAMP,
  signSepay,
} from '#server/features/payments/providers/sepay/sepay-signature.ts'
import type { Json } from '#server/features/payments/providers/strict-json.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { TestResponse } from './client-test-tools.ts'
import { CASSO_SECRET, SEPAY_SECRET, type TestServer } from './server-test-tools.ts'

/** A transfer as SePay reports it; what is left out has a plain value. */
export interface SepayTransfer {
  id: number
  content: string
  transferAmount: number
  transferType?: 'in' | 'out'
  accountNumber?: string
  code?: string | null
  referenceCode?: string
  description?: string
  transactionDate?: string
}

/** The body of SePay's webhook about a transfer. */
export const sepayBody = (transfer: SepayTransfer) =>
  JSON.stringify({
    gateway: 'Vietcombank',
    transactionDate: '2026-11-21 14:02:37',
    accountNumber: demoAccount.account,
    code: null,
    transferType: 'in',
    accumulated: 19_077_000,
    subAccount: null,
    referenceCode: `MBVCB.${transfer.id}`,
    description: '',
    ...transfer,
  })

/** SePay's headers for a body that it sends at a given time in milliseconds. */
export function sepayHeaders(body: string, at: number, secret = SEPAY_SECRET): Record<string, string> {
  const seconds = Math.floor(at / 1000)
  return {
    [SEPAY_SIGNATURE]: signSepay(secret, seconds, Buffer.from(body)),
    [SEPAY_TIMESTAMP]: String(seconds),
  }
}

/** The body of Casso's webhook of version 2 about a transfer to our account. */
export const cassoBody = (transfer: {
  id: number
  reference: string
  description: string
  amount: number
  counterAccountNumber?: string
}) => ({
  error: 0,
  data: {
    ...transfer,
    runningBalance: 19_077_000,
    transactionDateTime: '2026-11-21 14:02:37',
    accountNumber: demoAccount.account,
  },
})

/** Casso's headers for a body that it sends at a given time in milliseconds. */
export const cassoHeaders = (body: Json, at: number): Record<string, string> => ({
  [CASSO_SIGNATURE]: signCasso(CASSO_SECRET, at, body),
})

/** Delivers SePay's webhook about a transfer, without processing it. */
export function deliverTransfer(
  { clock, visitor }: Pick<TestServer, 'clock' | 'visitor'>,
  transfer: SepayTransfer,
): Promise<TestResponse> {
  const body = sepayBody(transfer)
  return visitor().post('/api/payments/webhooks/sepay', body, sepayHeaders(body, clock.now()))
}

/** Inserts a transfer of this amount that waits for an admin. */
export async function insertOpenTransfer({ queries }: Database, id: string, amount: number): Promise<void> {
  await queries('bank_transfers').insert({
    id,
    provider: 'sepay',
    event_id: id,
    fingerprint: id,
    account: demoAccount.account,
    reference: id,
    amount,
    content: 'x',
    transferred_at: 0,
    received_at: 0,
    state: 'unmatched',
    why: 'no_memo',
  })
}
