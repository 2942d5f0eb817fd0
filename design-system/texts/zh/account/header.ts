import type { DashboardHeaderTexts } from '#ds/account/DashboardHeader/index.ts'

/** Texts of the header of the account. */
export const header: DashboardHeaderTexts = {
  brand: 'Sen Cloud',
  home: 'Sen Cloud，返回首页',
  balance: '钱包余额',
  toLightTheme: '切换到浅色主题',
  toDarkTheme: '切换到深色主题',
  userMenu: (name) => `${name} 的账号`,
  homeEntry: '首页',
  account: '账号',
  developers: '开发者',
  verifyPhone: '验证手机号',
  signOut: '退出登录',
}
