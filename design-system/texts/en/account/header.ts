import type { DashboardHeaderTexts } from '#ds/account/DashboardHeader/index.ts'

/** Texts of the header of the account. */
export const header: DashboardHeaderTexts = {
  brand: 'Sen Cloud',
  home: 'Sen Cloud, home page',
  balance: 'Wallet balance',
  toLightTheme: 'Switch to the light theme',
  toDarkTheme: 'Switch to the dark theme',
  userMenu: (name) => `Account of ${name}`,
  homeEntry: 'Home page',
  account: 'Account',
  developers: 'Developers',
  verifyPhone: 'Verify phone number',
  signOut: 'Log out',
}
