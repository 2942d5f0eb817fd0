import type { AddSshKeyTexts, SshKeyChoiceTexts, SshKeysTexts } from '#ds/account/SshKeys/ssh-keys-texts.ts'

const addDialog: AddSshKeyTexts = {
  heading: 'Add an SSH key',
  description: 'Send only the public key. The private one stays on your computer.',
  publicKey: 'Public key',
  publicKeyHint:
    'A line of the .pub file, such as ~/.ssh/id_ed25519.pub. If you have none, make one with ssh-keygen -t ed25519.',
  publicKeyRequired: 'Paste the content of the .pub file',
  privateKey:
    'This is a private key: never send it to anyone. It has not been sent; paste the content of the .pub file.',
  name: 'Name of the key',
  nameHint: 'So that you recognise it later. Without one, the comment in the key is used.',
  cancel: 'Cancel',
  submit: 'Add the SSH key',
  submitting: 'Adding…',
  failureTitle: 'The key could not be added',
}

export const sshKeysTexts: SshKeysTexts = {
  title: 'SSH keys',
  add: 'Add a key',
  emptyTitle: 'No SSH keys yet',
  emptyDescription: 'Add a public key to get into new machines without a password.',
  errorTitle: 'Could not load the SSH keys',
  added: (date) => `added on ${date}`,
  remove: 'Delete',
  removeNamed: (name) => `Delete the key ${name}`,
  removeHeading: (name) => `Delete the key ${name}?`,
  removeDescription: 'New machines no longer accept it. Machines that have it keep it until you remove it there.',
  removeConfirm: 'Delete the key',
  removing: 'Deleting…',
  keep: 'Keep it',
  removeFailed: 'The key could not be deleted',
  addDialog,
}

export const sshKeyChoiceTexts: SshKeyChoiceTexts = {
  legend: 'SSH keys',
  withPassword: 'Without a key, the machine has a password.',
  withKeys: 'The machine accepts the chosen keys and has no password.',
  add: 'Add a key',
  addDialog,
}

/** What a toast says once it is done. */
export const sshKeyToasts = { added: 'SSH key added', removed: 'SSH key deleted' }
