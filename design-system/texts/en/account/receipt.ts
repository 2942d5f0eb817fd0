import type { ReceiptDialogTexts } from '#ds/account/ReceiptDialog/index.ts'
import { topUp } from '#ds/texts/en/account/top-up.ts'
import { vps } from '#ds/texts/en/account/vps.ts'
import { states } from '#ds/texts/en/states.ts'
import { walletStatementTexts } from '#ds/texts/en/wallet-statement.ts'

/** A transaction with all its facts. */
export const receipt: ReceiptDialogTexts = {
  copy: vps.copy,
  copyShort: vps.copyShort,
  copied: vps.copied,
  copyRefused: vps.copyRefused,
  heading: 'Receipt from Sen Cloud',
  types: states.transactionTypes,
  statuses: states.transactions,
  methods: topUp.methods,
  withdrawals: walletStatementTexts.withdrawals,
  facts: {
    number: 'Transaction number',
    what: 'For',
    method: 'Payment method',
    fee: 'Fee',
    paid: 'Total paid',
    requested: 'Requested',
    settled: 'Completed',
    ended: 'Ended',
    balance: 'Balance after it',
    account: 'To the account',
    holder: 'Account holder',
    state: 'State of the withdrawal',
    reference: "Bank's reference",
    reason: 'Reason',
  },
  unchanged: walletStatementTexts.unchanged,
  note: 'This is a receipt, not a VAT invoice.',
  print: 'Print receipt',
  close: 'Close',
}
