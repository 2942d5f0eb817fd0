import type { DashboardDialogTexts } from '#ds/screens/DashboardScreen/dashboard-texts.ts'
import { onboarding } from './onboarding.ts'
import { order } from './order.ts'
import { phoneDialog, phoneVerification } from './phone-verification.ts'
import { topUp } from './top-up.ts'

/** What opens over the dashboard. */
export const dashboardDialogTexts: DashboardDialogTexts = { phoneVerification, phoneDialog, order, topUp, onboarding }
