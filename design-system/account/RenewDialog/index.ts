export { RenewDialog, type RenewDialogProps, type RenewDialogTexts, type RenewResult } from './RenewDialog.tsx'
