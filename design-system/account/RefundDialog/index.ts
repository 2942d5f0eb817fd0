export {
  RefundDialog,
  type RefundDialogProps,
  type RefundDialogTexts,
  type RefundPreviewResult,
} from './RefundDialog.tsx'
