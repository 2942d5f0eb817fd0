export { StepUpDialog, type StepUpDialogProps, type StepUpDialogTexts } from './StepUpDialog.tsx'
