export {
  ResizeDialog,
  type ResizeDialogProps,
  type ResizeDialogTexts,
  type ResizeQuoteResult,
} from './ResizeDialog.tsx'
