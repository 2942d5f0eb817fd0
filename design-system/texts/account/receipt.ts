import type { ReceiptDialogTexts } from '#ds/account/ReceiptDialog/index.ts'
import { topUp } from '#ds/texts/account/top-up.ts'
import { vps } from '#ds/texts/account/vps.ts'
import { localized } from '#ds/texts/localized.ts'
import { states } from '#ds/texts/states.ts'
import { transactionWordsTexts } from '#ds/texts/transaction-words.ts'
import { walletStatementTexts } from '#ds/texts/wallet-statement.ts'

/** A transaction with all its facts. */
export const receipt = localized<ReceiptDialogTexts>({
  copy: vps.copy,
  copyShort: vps.copyShort,
  copied: vps.copied,
  copyRefused: vps.copyRefused,
  heading: { vi: 'Biên nhận của Sen Cloud', en: 'Receipt from Sen Cloud', zh: 'Sen Cloud 收据' },
  words: transactionWordsTexts,
  statuses: states.transactions,
  methods: topUp.methods,
  withdrawals: walletStatementTexts.withdrawals,
  facts: {
    number: { vi: 'Mã giao dịch', en: 'Transaction number', zh: '交易编号' },
    what: { vi: 'Nội dung', en: 'Description', zh: '内容' },
    method: { vi: 'Phương thức thanh toán', en: 'Payment method', zh: '支付方式' },
    fee: { vi: 'Phí', en: 'Fee', zh: '手续费' },
    paid: { vi: 'Tổng đã trả', en: 'Total paid', zh: '实付总额' },
    requested: { vi: 'Tạo lúc', en: 'Requested', zh: '创建时间' },
    settled: { vi: 'Hoàn tất lúc', en: 'Completed', zh: '完成时间' },
    ended: { vi: 'Kết thúc lúc', en: 'Ended', zh: '结束时间' },
    balance: { vi: 'Số dư sau giao dịch', en: 'Balance after', zh: '交易后余额' },
    account: { vi: 'Tài khoản nhận', en: 'To account', zh: '收款账户' },
    holder: { vi: 'Chủ tài khoản', en: 'Account holder', zh: '户名' },
    state: { vi: 'Tình trạng rút tiền', en: 'Withdrawal status', zh: '提现状态' },
    reference: { vi: 'Mã của ngân hàng', en: "Bank's reference", zh: '银行流水号' },
    reason: { vi: 'Lý do', en: 'Reason', zh: '原因' },
  },
  unchanged: walletStatementTexts.unchanged,
  note: {
    vi: 'Đây là biên nhận, không phải hóa đơn giá trị gia tăng.',
    en: 'This is a receipt, not a VAT invoice.',
    zh: '此为收据，并非增值税发票。',
  },
  print: { vi: 'In biên nhận', en: 'Print receipt', zh: '打印收据' },
  close: { vi: 'Đóng', en: 'Close', zh: '关闭' },
})
