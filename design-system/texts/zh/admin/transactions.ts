import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { states } from '#ds/texts/zh/states.ts'

/** Texts of the transactions. */
export const transactions: AdminScreenTexts['transactions'] = {
  caption: '交易',
  search: '搜索交易',
  searchPlaceholder: '编号或用户',
  empty: { title: '暂无交易', description: '充值和付款会显示在这里。' },
  loadFailed: '交易列表加载失败',
  count: (rows) => `${rows} 笔交易`,
  columns: {
    id: '编号',
    user: '用户',
    type: '类型',
    amount: '金额',
    method: '支付方式',
    status: '状态',
    date: '日期',
    actions: '操作',
  },
  types: states.transactionTypes,
  otherTypes: { in: '收入', out: '支出' },
  methods: {
    bank_transfer: '银行转账',
    momo: 'MoMo',
    zalopay: 'ZaloPay',
    vnpay: 'VNPay',
    payos: 'payOS',
    crypto: '加密货币',
  },
  wallet: '钱包余额',
  statuses: states.transactions,
  days: '日期',
  sums: { deposits: '充值', pending: '待审核', payments: '付款', refunds: '退款' },
  views: { all: '全部', pending: '待审核充值', failed: '失败', refunds: '退款' },
  nonePending: { title: '没有待审核的充值', description: '所有充值均已处理。' },
  settle: {
    completed: {
      action: '通过',
      heading: '通过这笔充值？',
      description: '金额将立即存入客户钱包，且无法撤销。',
      confirm: '通过并入账',
    },
    failed: {
      action: '拒绝',
      heading: '拒绝这笔充值？',
      description: '这笔充值将标记为失败，客户钱包不变，且无法撤销。',
      confirm: '拒绝充值',
    },
  },
  actionFor: (action, id) => `${action}：交易 ${id}`,
  cancel: '取消',
}
