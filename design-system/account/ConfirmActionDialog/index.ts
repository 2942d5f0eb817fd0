export {
  ConfirmActionDialog,
  type ConfirmActionDialogProps,
  type ConfirmActionDialogTexts,
} from './ConfirmActionDialog.tsx'
export type { LostAndKeptTexts } from './LostAndKept.tsx'
export type { TypedNameTexts } from './TypedNameField.tsx'
