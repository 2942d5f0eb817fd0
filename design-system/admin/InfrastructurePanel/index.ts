export { InfrastructurePanel, type InfrastructurePanelProps } from './InfrastructurePanel.tsx'
export {
  type AddressFilter,
  addressFilters,
  type InfrastructurePanelTexts,
  type InfrastructureView,
  infrastructureViews,
} from './infrastructure-texts.ts'
