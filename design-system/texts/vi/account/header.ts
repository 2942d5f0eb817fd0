import type { DashboardHeaderTexts } from '#ds/account/DashboardHeader/index.ts'

/** Texts of the header of the account. */
export const header: DashboardHeaderTexts = {
  brand: 'Sen Cloud',
  home: 'Sen Cloud, về trang chủ',
  balance: 'Số dư ví',
  toLightTheme: 'Chuyển sang giao diện sáng',
  toDarkTheme: 'Chuyển sang giao diện tối',
  userMenu: (name) => `Tài khoản của ${name}`,
  homeEntry: 'Trang chủ',
  account: 'Tài khoản',
  developers: 'Lập trình viên',
  verifyPhone: 'Xác minh số điện thoại',
  signOut: 'Đăng xuất',
}
