import type { ReceiptDialogTexts } from '#ds/account/ReceiptDialog/index.ts'
import { topUp } from '#ds/texts/zh/account/top-up.ts'
import { vps } from '#ds/texts/zh/account/vps.ts'
import { states } from '#ds/texts/zh/states.ts'
import { walletStatementTexts } from '#ds/texts/zh/wallet-statement.ts'

/** A transaction with all its facts. */
export const receipt: ReceiptDialogTexts = {
  copy: vps.copy,
  copyShort: vps.copyShort,
  copied: vps.copied,
  copyRefused: vps.copyRefused,
  heading: 'Sen Cloud 收据',
  types: states.transactionTypes,
  statuses: states.transactions,
  methods: topUp.methods,
  withdrawals: walletStatementTexts.withdrawals,
  facts: {
    number: '交易编号',
    what: '内容',
    method: '支付方式',
    fee: '手续费',
    paid: '实付总额',
    requested: '创建时间',
    settled: '完成时间',
    ended: '结束时间',
    balance: '交易后余额',
    account: '收款账户',
    holder: '户名',
    state: '提现状态',
    reference: '银行流水号',
    reason: '原因',
  },
  unchanged: walletStatementTexts.unchanged,
  note: '此为收据，并非增值税发票。',
  print: '打印收据',
  close: '关闭',
}
