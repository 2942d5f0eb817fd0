import { randomInt } from 'node:crypto'
import { CASSO_SIGNATURE, signCasso } from '#server/features/payments/providers/casso/casso-signature.ts'
import {
  SEPAY_SIGNATURE,
  SEPAY_TIMESTAMP,
  signSepay,
} from '#server/features/payments/providers/sepay/sepay-signature.ts'
import { bankTime } from '#server/features/payments/providers/vietnam-time.ts'
import type { OutgoingRequest } from '#server/platform/http/post.ts'

/** A transfer that a customer makes in the bank's app. */
export interface AppTransfer {
  /** The account that the code names. */
  account: string
  amount: number
  memo: string
}

/** A transfer that was made: with the bank's number, and when, in milliseconds. */
export interface MadeTransfer extends AppTransfer {
  reference: string
  at: number
}

/** The statement's text, as banks write it around a memo. */
const statementText = ({ reference, memo, account }: MadeTransfer) =>
  `${reference}-${memo}-CHUYEN TIEN-tu NGUYEN VAN AN 9704229201 toi ${account}`

/** A new number of a transfer at the bank. */
export const newBankReference = (): string => `FT${10 ** 11 + randomInt(10 ** 11)}`

/** A new id of a transfer at the service that reports it. */
const newReportId = () => 10 ** 9 + randomInt(10 ** 12)

/** SePay's report of a transfer. */
export function sepayReport(url: string, secret: string, transfer: MadeTransfer): OutgoingRequest {
  const { reference, at } = transfer
  const body = JSON.stringify({
    id: newReportId(),
    gateway: 'Vietcombank',
    transactionDate: bankTime(at),
    accountNumber: transfer.account,
    code: null,
    content: statementText(transfer),
    transferType: 'in',
    transferAmount: transfer.amount,
    accumulated: 0,
    subAccount: null,
    referenceCode: reference,
    description: '',
  })
  const seconds = Math.floor(at / 1000)
  const headers = {
    'content-type': 'application/json',
    [SEPAY_SIGNATURE]: signSepay(secret, seconds, Buffer.from(body)),
    [SEPAY_TIMESTAMP]: String(seconds),
  }
  return { method: 'POST', url, headers, body }
}

/** Casso's report of a transfer, version 2. */
export function cassoReport(url: string, secret: string, transfer: MadeTransfer): OutgoingRequest {
  const { reference, at } = transfer
  const data = {
    id: newReportId(),
    reference,
    description: statementText(transfer),
    amount: transfer.amount,
    runningBalance: 0,
    transactionDateTime: bankTime(at),
    accountNumber: transfer.account,
    counterAccountName: 'NGUYEN VAN AN',
    counterAccountNumber: '9704229201',
    counterAccountBankId: '970422',
  }
  const body = { error: 0, data }
  const headers = { 'content-type': 'application/json', [CASSO_SIGNATURE]: signCasso(secret, at, body) }
  return { method: 'POST', url, headers, body: JSON.stringify(body) }
}

/** A page of SePay's list of transfers (API 2), newest first. */
export function sepayList(transfers: readonly MadeTransfer[], query: string): object {
  const given = new URLSearchParams(query)
  const count = Number(given.get('per_page') ?? 20)
  const page = Number(given.get('page') ?? 1)
  const listed = transfers.toReversed().slice((page - 1) * count, page * count)
  const data = listed.map((transfer) => ({
    id: `sandbox-${transfer.reference}`,
    transaction_date: bankTime(transfer.at),
    account_number: transfer.account,
    transfer_type: 'in',
    amount_in: transfer.amount,
    amount_out: 0,
    accumulated: 0,
    code: null,
    transaction_content: statementText(transfer),
    reference_number: transfer.reference,
  }))
  return { status: 'success', data, meta: { pagination: { has_more: transfers.length > page * count } } }
}
