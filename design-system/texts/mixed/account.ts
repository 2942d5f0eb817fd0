import type { DashboardTexts } from '#ds/screens/DashboardScreen/index.ts'
import { validation } from '#ds/texts/en/account/order-validation.ts'
import { accountTexts as vietnamese } from '#ds/texts/vi/account.ts'

/** The account is in Vietnamese, and the messages of the order dialog in English (product spec, section 5). */
export const accountTexts = {
  ...vietnamese,
  order: { ...vietnamese.order, validation },
} satisfies DashboardTexts
