import type { TransferWords } from '#ds/admin/transfer-words.ts'

/** Why a bank transfer waits for an admin, and why it may be a customer's. */
export const transferWords: TransferWords = {
  why: {
    no_memo: '附言中没有充值码',
    wrong_check: '充值码输入有误',
    unknown_memo: '没有这个充值码',
    several_memos: '附言中有多个充值码',
    other_account: '转入了我们的其他账户',
    too_large: '金额过大，不能自动入账',
    settled_otherwise: '该充值已按其他金额人工确认',
    account_closed: '客户已关闭账号',
    part: '拆分后的一部分',
  },
  reasons: { memo: '充值码相近', amount: '金额相同', sender: '付款账户相同' },
}
