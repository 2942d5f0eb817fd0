export { OverviewPanel, type OverviewPanelProps, type OverviewPanelTexts } from './OverviewPanel.tsx'
export {
  VerificationProgress,
  type VerificationProgressProps,
  type VerificationProgressTexts,
} from './VerificationProgress.tsx'
