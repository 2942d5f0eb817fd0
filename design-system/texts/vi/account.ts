import { dashboardTexts } from './account/dashboard.ts'
import { dashboardDialogTexts } from './account/dashboard-dialogs.ts'
import { dashboardPanelTexts } from './account/dashboard-panels.ts'

/**
 * The account area, a file per piece, in three parts that a page fetches one after the other. Messages, prices and figures are the
 * product spec's own (sections 5 and 9).
 */
export const accountTexts = { ...dashboardTexts, ...dashboardDialogTexts, ...dashboardPanelTexts }
