export interface AddSshKeyTexts {
  heading: string
  description: string
  publicKey: string
  /** Says where the key is found. */
  publicKeyHint: string
  publicKeyRequired: string
  /** The text is a private key: it is not sent. */
  privateKey: string
  name: string
  nameHint: string
  cancel: string
  submit: string
  submitting: string
  failureTitle: string
}

export interface SshKeyChoiceTexts {
  legend: string
  /** What opens the machine: a password, or the chosen keys. */
  withPassword: string
  withKeys: string
  add: string
  addDialog: AddSshKeyTexts
}

export interface SshKeysTexts {
  title: string
  add: string
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
  /** Followed by a date. */
  added: (date: string) => string
  /** Name of the button that deletes the key. */
  remove: string
  removeNamed: (name: string) => string
  removeHeading: (name: string) => string
  removeDescription: string
  removeConfirm: string
  removing: string
  keep: string
  removeFailed: string
  addDialog: AddSshKeyTexts
}
