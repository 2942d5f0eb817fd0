export { TopUpDialog, type TopUpDialogProps, type TopUpDraft } from './TopUpDialog.tsx'
export { createTopUpSchema, type TopUpFormValues } from './top-up-schema.ts'
export type { TopUpDialogTexts } from './top-up-texts.ts'
