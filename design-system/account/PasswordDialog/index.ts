export {
  PasswordDialog,
  type PasswordDialogProps,
  type PasswordDialogTexts,
  type PasswordResult,
} from './PasswordDialog.tsx'
