import type { RecordStateTexts } from '#ds/screens/record-state-texts.ts'

/** Names of the states of instances, transactions and tickets, in the account area and in the back-office. */
export const states: RecordStateTexts = {
  vps: {
    creating: '创建中',
    active: '运行中',
    suspended: '已暂停',
    terminated: '已终止',
    failed: '创建失败',
    pending: '等待中',
    completed: '已完成',
  },
  vpsAddress: { pending: '分配中', none: '无' },
  transactionTypes: {
    deposit: '充值',
    payment: '付款',
    refund: '退款',
    adjustment: '余额调整',
    bonus: '奖励',
    withdrawal: '提现',
  },
  transactions: { pending: '处理中', completed: '成功', failed: '失败', cancelled: '已取消' },
  tickets: { open: '待处理', in_progress: '处理中', closed: '已关闭' },
  ticketPriorities: { low: '低', medium: '中', high: '高', urgent: '紧急' },
  ticketCategories: {
    technical: '技术支持',
    billing: '财务账单',
    account: '账号',
    sales: '售前咨询',
    general: '其他问题',
  },
}
