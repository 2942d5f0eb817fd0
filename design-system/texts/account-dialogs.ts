import type { DashboardDialogTexts } from '#ds/screens/DashboardScreen/dashboard-texts.ts'
import { onboarding } from './account/onboarding.ts'
import { order } from './account/order.ts'
import { phoneDialog, phoneVerification } from './account/phone-verification.ts'
import { renew } from './account/renew.ts'
import { topUp } from './account/top-up.ts'
import { trial } from './account/trial.ts'
import { localizedAsWritten, type TextTree } from './localized.ts'

/** The dialogs of the account area, one file per component, which the dashboard loads with them. */
export const accountDialogTexts = localizedAsWritten({
  phoneVerification,
  phoneDialog,
  order,
  trial,
  renew,
  topUp,
  onboarding,
} satisfies TextTree<DashboardDialogTexts>)
