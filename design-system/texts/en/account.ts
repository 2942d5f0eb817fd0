import type { DashboardTexts } from '#ds/screens/DashboardScreen/dashboard-texts.ts'
import { chat } from './account/chat.ts'
import { vpsActions, vpsEvents, vpsPane, vpsRows } from './account/console.ts'
import { demo } from './account/demo.ts'
import { figures } from './account/figures.ts'
import { header } from './account/header.ts'
import { offers } from './account/offers.ts'
import { onboarding } from './account/onboarding.ts'
import { order } from './account/order.ts'
import { overview } from './account/overview.ts'
import { phoneDialog, phoneVerification } from './account/phone-verification.ts'
import { support } from './account/support.ts'
import { topUp } from './account/top-up.ts'
import { transactions } from './account/transactions.ts'
import { trial } from './account/trial.ts'
import { emailVerification, verification } from './account/verification.ts'
import { wallet } from './account/wallet.ts'
import { welcome } from './account/welcome.ts'

/** The account area, one file per component. */
export const accountTexts = {
  header,
  welcome,
  demo,
  verification,
  emailVerification,
  loadFailed: 'Some figures could not be loaded',
  figures,
  tabsLabel: 'Sections of your account',
  tabs: { overview: 'Overview', vps: 'VPS', offers: 'Offers', wallet: 'Wallet', support: 'Support' },
  overview,
  vpsRows,
  vpsActions,
  vpsEvents,
  vpsPane,
  offers,
  wallet,
  transactions,
  support,
  chat,
  phoneVerification,
  phoneDialog,
  order,
  trial,
  topUp,
  onboarding,
} satisfies DashboardTexts
