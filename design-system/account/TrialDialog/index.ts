export {
  TrialDialog,
  type TrialDialogProps,
  type TrialDialogTexts,
  type TrialRefusal,
  type TrialResult,
} from './TrialDialog.tsx'
