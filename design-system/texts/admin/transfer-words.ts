import type { TransferWords } from '#ds/admin/transfer-words.ts'
import { localized } from '#ds/texts/localized.ts'

/** Why a bank transfer waits for an admin, and why it may be a customer's. */
export const transferWords = localized<TransferWords>({
  why: {
    no_memo: { vi: 'Nội dung không có mã nạp tiền', en: 'The content has no memo', zh: '附言中没有充值码' },
    wrong_check: { vi: 'Mã nạp tiền bị gõ sai', en: 'The memo is misspelt', zh: '充值码输入有误' },
    unknown_memo: { vi: 'Không có mã nạp tiền này', en: 'There is no such memo', zh: '没有这个充值码' },
    several_memos: {
      vi: 'Nội dung có nhiều mã nạp tiền',
      en: 'The content has several memos',
      zh: '附言中有多个充值码',
    },
    other_account: {
      vi: 'Chuyển vào tài khoản khác của chúng ta',
      en: 'It arrived in another account of ours',
      zh: '转入了我们的其他账户',
    },
    too_large: {
      vi: 'Số tiền quá lớn để tự động cộng',
      en: 'Too large to be credited automatically',
      zh: '金额过大，不能自动入账',
    },
    settled_otherwise: {
      vi: 'Khoản nạp đã được duyệt tay với số tiền khác',
      en: 'The top-up was approved by hand with another amount',
      zh: '该充值已按其他金额人工确认',
    },
    account_closed: { vi: 'Khách đã đóng tài khoản', en: 'The customer has closed the account', zh: '客户已关闭账号' },
    part: { vi: 'Một phần của khoản đã chia', en: 'Part of a transfer that was split', zh: '拆分后的一部分' },
  },
  reasons: {
    memo: { vi: 'mã nạp tiền gần giống', en: 'a similar memo', zh: '充值码相近' },
    amount: { vi: 'đúng số tiền', en: 'the same amount', zh: '金额相同' },
    sender: { vi: 'cùng tài khoản gửi', en: 'the same sender account', zh: '付款账户相同' },
  },
  rightMemo: { vi: 'đúng mã nạp tiền', en: 'the right memo', zh: '充值码一致' },
})
