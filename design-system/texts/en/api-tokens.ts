import type { ApiTokensTexts } from '#ds/account/ApiTokens/index.ts'
import { vps } from './account/vps.ts'

const { copy, copyShort, copied, copyRefused } = vps

/** Of every secret that is shown once. */
export const secretTexts = {
  ...{ copy, copyShort, copied, copyRefused },
  onceTitle: 'Shown only once',
  once: 'Copy it and keep it in a safe place now. Once you close this dialog, nobody can show it again.',
  close: 'I have saved it',
}

export const apiTokensTexts: ApiTokensTexts = {
  title: 'API tokens',
  add: 'Create token',
  emptyTitle: 'No API tokens yet',
  emptyDescription:
    'Create a token so that your scripts, CI or apps can call the API for you, with only the scopes that you choose.',
  errorTitle: 'The API tokens could not be loaded',
  states: { expired: 'Expired', ended: 'Ended when the account was locked' },
  lastUsed: (at) => `Last used ${at}`,
  neverUsed: 'Never used',
  expiresIn: (day, left) => `expires ${day} (${left})`,
  revoke: 'Revoke',
  revokeNamed: (name) => `Revoke the token ${name}`,
  createDialog: {
    ...secretTexts,
    heading: 'Create an API token',
    description: 'Whoever has the token can call the API with its scopes. Choose only what is needed.',
    name: 'Token name',
    nameHint: 'To recognise it later, for example where it is used: CI, monitoring server.',
    nameRequired: 'Please name the token',
    scopes: 'Scopes',
    scopesRequired: 'Please choose at least one scope',
    scopeHints: {
      'vps:read': 'See the list of VPS, and quotes.',
      'vps:write': 'Order and control VPS, including rebuilding and cancelling them. Orders are paid from the wallet.',
      'wallet:read': 'See balance, transactions and forecast of the wallet. Cannot move money.',
      'support:read': 'Read support tickets and their replies.',
      'support:write': 'Send support tickets and reply.',
    },
    expires: 'Valid for',
    days: (days) => (days === 1 ? '1 day' : `${days} days`),
    cancel: 'Cancel',
    submit: 'Create API token',
    submitting: 'Creating…',
    failureTitle: 'The token could not be created',
    createdHeading: (name) => `The token ${name} is ready`,
    secret: 'Token',
    example: 'Try it in a terminal',
  },
  revokeDialog: {
    heading: (name) => `Revoke the token ${name}?`,
    description:
      'Programs that use it are refused immediately. This cannot be undone; create a new token when you need one.',
    confirm: 'Revoke token',
    confirming: 'Revoking…',
    keep: 'Keep',
    failed: 'The token could not be revoked',
  },
}

/** What a toast says once it is done. */
export const apiTokenToasts = { revoked: 'Token revoked' }
