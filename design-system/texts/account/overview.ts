import type { OverviewPanelTexts } from '#ds/account/OverviewPanel/index.ts'
import { localized } from '#ds/texts/localized.ts'

/** Texts of the overview tab. */
export const overview = localized<OverviewPanelTexts>({
  recentVps: { vi: 'VPS gần đây', en: 'Recent servers', zh: '最近的 VPS' },
  allVps: { vi: 'Xem tất cả VPS', en: 'See all servers', zh: '查看全部 VPS' },
  renewal: { vi: (date) => `gia hạn ${date}`, en: (date) => `renews ${date}`, zh: (date) => `${date} 续费` },
  recentTransactions: { vi: 'Giao dịch gần đây', en: 'Recent transactions', zh: '最近交易' },
  allTransactions: { vi: 'Xem lịch sử giao dịch', en: 'See the transaction history', zh: '查看交易记录' },
  verification: {
    title: { vi: 'Xác minh tài khoản', en: 'Account verification', zh: '账号验证' },
    progress: {
      vi: (done, total) => `Đã hoàn thành ${done}/${total} bước`,
      en: (done, total) => `${done} of ${total} steps completed`,
      zh: (done, total) => `已完成 ${done}/${total} 步`,
    },
    email: { vi: 'Email', en: 'Email', zh: '邮箱' },
    phone: { vi: 'Số điện thoại', en: 'Phone number', zh: '手机号' },
    verified: { vi: 'Đã xác minh', en: 'Verified', zh: '已验证' },
    unverified: { vi: 'Chưa xác minh', en: 'Not verified', zh: '未验证' },
  },
})
