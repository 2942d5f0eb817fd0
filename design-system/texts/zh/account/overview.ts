import type { OverviewPanelTexts } from '#ds/account/OverviewPanel/index.ts'

/** Texts of the overview tab. */
export const overview: OverviewPanelTexts = {
  recentVps: '最近的 VPS',
  allVps: '查看全部 VPS',
  renewal: (date) => `${date} 续费`,
  recentTransactions: '最近交易',
  allTransactions: '查看交易记录',
  verification: {
    title: '账号验证',
    progress: (done, total) => `已完成 ${done}/${total} 步`,
    email: '邮箱',
    phone: '手机号',
    verified: '已验证',
    unverified: '未验证',
  },
}
