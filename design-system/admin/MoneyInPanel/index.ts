export { type DecisionResult, MoneyInPanel, type MoneyInPanelProps } from './MoneyInPanel.tsx'
export {
  type MoneyInPanelTexts,
  type MoneyView,
  moneyViews,
  type TransferFilter,
  transferFilters,
  type WithdrawalFilter,
  withdrawalFilters,
} from './money-texts.ts'
