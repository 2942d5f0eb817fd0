import type { DashboardTexts } from '#ds/screens/DashboardScreen/dashboard-texts.ts'
import { chat } from './account/chat.ts'
import { vpsActions, vpsEvents, vpsPane, vpsRows } from './account/console.ts'
import { demo } from './account/demo.ts'
import { figures } from './account/figures.ts'
import { header } from './account/header.ts'
import { emailVerification, verification } from './account/verification.ts'
import { welcome } from './account/welcome.ts'
import { localizedAsWritten, same, type TextTree } from './localized.ts'

/** What the account area shows at first, one file per component: tabs and dialogs that open later have texts of their own. In the default edition it is in Vietnamese. Messages, prices and figures are quoted from the product spec (sections 5 and 9). */
export const accountTexts = localizedAsWritten({
  header,
  welcome,
  demo,
  verification,
  emailVerification,
  loadFailed: { vi: 'Không tải được một số số liệu', en: 'Some figures could not be loaded', zh: '部分数据加载失败' },
  figures,
  tabsLabel: { vi: 'Mục của tài khoản', en: 'Sections of your account', zh: '账号栏目' },
  tabs: {
    overview: { vi: 'Tổng quan', en: 'Overview', zh: '概览' },
    vps: same('VPS'),
    offers: { vi: 'Ưu đãi', en: 'Offers', zh: '优惠' },
    wallet: { vi: 'Ví', en: 'Wallet', zh: '钱包' },
    support: { vi: 'Hỗ trợ', en: 'Support', zh: '工单' },
  },
  vpsRows,
  vpsActions,
  vpsEvents,
  vpsPane,
  chat,
} satisfies TextTree<DashboardTexts>)
