import type { ReceiptDialogTexts } from '#ds/account/ReceiptDialog/index.ts'
import { topUp } from '#ds/texts/vi/account/top-up.ts'
import { vps } from '#ds/texts/vi/account/vps.ts'
import { states } from '#ds/texts/vi/states.ts'
import { walletStatementTexts } from '#ds/texts/vi/wallet-statement.ts'

/** A transaction with all its facts. */
export const receipt: ReceiptDialogTexts = {
  copy: vps.copy,
  copyShort: vps.copyShort,
  copied: vps.copied,
  copyRefused: vps.copyRefused,
  heading: 'Biên nhận của Sen Cloud',
  types: states.transactionTypes,
  statuses: states.transactions,
  methods: topUp.methods,
  withdrawals: walletStatementTexts.withdrawals,
  facts: {
    number: 'Mã giao dịch',
    what: 'Nội dung',
    method: 'Phương thức',
    fee: 'Phí',
    paid: 'Tổng đã trả',
    requested: 'Tạo lúc',
    settled: 'Hoàn tất lúc',
    ended: 'Kết thúc lúc',
    balance: 'Số dư sau giao dịch',
    account: 'Về tài khoản',
    holder: 'Chủ tài khoản',
    state: 'Tình trạng rút tiền',
    reference: 'Mã của ngân hàng',
    reason: 'Lý do',
  },
  unchanged: walletStatementTexts.unchanged,
  note: 'Đây là biên nhận, không phải hóa đơn giá trị gia tăng.',
  print: 'In biên nhận',
  close: 'Đóng',
}
