export { FormDialog, type FormDialogProps, type FormDialogTexts } from './FormDialog.tsx'
