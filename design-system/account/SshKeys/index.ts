export { AddSshKeyDialog, type AddSshKeyDialogProps } from './AddSshKeyDialog.tsx'
export { SshKeyChoice, type SshKeyChoiceProps } from './SshKeyChoice.tsx'
export { SshKeys, type SshKeysProps } from './SshKeys.tsx'
export type { AddSshKeyTexts, SshKeyChoiceTexts, SshKeysTexts } from './ssh-keys-texts.ts'
