import type { UpcomingChargesTexts } from '#ds/account/UpcomingCharges/index.ts'

/** What will be taken from the wallet next. */
export const upcomingChargesTexts: UpcomingChargesTexts = {
  title: '即将扣款',
  showAll: (count) => `查看全部 ${count} 笔`,
  showFewer: '收起',
  renewal: '续费',
  left: (amount) => `剩余 ${amount}`,
  short: '余额不足',
  emptyTitle: '暂无即将扣款',
  emptyDescription: '付费 VPS 运行期间，续费会显示在这里。',
  errorTitle: '即将扣款加载失败',
}
