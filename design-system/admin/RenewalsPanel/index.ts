export { RenewalsPanel, type RenewalsPanelProps } from './RenewalsPanel.tsx'
export {
  type RenewalFilter,
  type RenewalsPanelTexts,
  type RenewalsView,
  renewalFilters,
  renewalsViews,
} from './renewals-texts.ts'
