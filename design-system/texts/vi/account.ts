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

/** The account area, one file per component. Messages, prices and figures are quoted from the product spec (sections 5 and 9). */
export const accountTexts = {
  header,
  welcome,
  demo,
  verification,
  emailVerification,
  loadFailed: 'Có số liệu chưa tải được',
  figures,
  tabsLabel: 'Mục của tài khoản',
  tabs: { overview: 'Tổng quan', vps: 'VPS', offers: 'Ưu đãi', wallet: 'Ví', support: 'Hỗ trợ' },
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
