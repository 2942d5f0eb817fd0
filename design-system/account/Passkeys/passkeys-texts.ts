import type { RecoveryCodesTexts } from '#ds/account/SecuritySettings/security-settings-texts.ts'
import type { FormDialogTexts } from '#ds/components/overlays/FormDialog/index.ts'

export interface PasskeysTexts {
  title: string
  /** What one is good for. */
  description: string
  add: string
  /** Shown in place of the button in a browser that knows no passkeys. */
  unsupported: string
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
  added: (date: string) => string
  used: (date: string) => string
  neverUsed: string
  /** A service keeps a copy, so that other devices have it. */
  backedUp: string
  /** The passkey is on one device. */
  oneDevice: string
  rename: string
  renameNamed: (name: string) => string
  remove: string
  removeNamed: (name: string) => string
  addDialog: Required<FormDialogTexts> & { name: string; nameHint: string; password: string; passwordMissing: string }
  renameDialog: Required<FormDialogTexts> & { name: string; nameMissing: string }
  removeDialog: Omit<Required<FormDialogTexts>, 'heading'>
  /** What the dialog asks, with the name. */
  removeHeading: (name: string) => string
  codesHeading: string
  recoveryCodes: RecoveryCodesTexts
}
