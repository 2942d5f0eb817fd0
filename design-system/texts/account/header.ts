import type { DashboardHeaderTexts } from '#ds/account/DashboardHeader/index.ts'
import { localized, same } from '#ds/texts/localized.ts'

/** Texts of the header of the account. */
export const header = localized<DashboardHeaderTexts>({
  brand: same('Sen Cloud'),
  home: { vi: 'Sen Cloud, về trang chủ', en: 'Sen Cloud, home', zh: 'Sen Cloud，返回首页' },
  balance: { vi: 'Số dư ví', en: 'Wallet balance', zh: '钱包余额' },
  notices: {
    vi: (unread) => `Thông báo, ${unread} chưa đọc`,
    en: (unread) => `Notifications, ${unread} unread`,
    zh: (unread) => `通知，${unread} 条未读`,
  },
  noNotices: { vi: 'Thông báo', en: 'Notifications', zh: '通知' },
  userMenu: {
    vi: (name) => `Tài khoản của ${name}`,
    en: (name) => `Account of ${name}`,
    zh: (name) => `${name} 的账号`,
  },
  homeEntry: { vi: 'Trang chủ', en: 'Home', zh: '首页' },
  account: { vi: 'Tài khoản', en: 'Account', zh: '账号' },
  developers: { vi: 'Lập trình viên', en: 'Developers', zh: '开发者' },
  verifyPhone: { vi: 'Xác minh số điện thoại', en: 'Verify phone number', zh: '验证手机号' },
  signOut: { vi: 'Đăng xuất', en: 'Log out', zh: '退出登录' },
})
