import type { ApiTokenState } from '#contracts/api-tokens.ts'
import type { ApiScope } from '#contracts/rules/api-scopes.ts'
import type { CopyButtonTexts } from '#ds/account/CopyButton/index.ts'

/** Texts of a question before something is ended for good. */
export interface QuestionTexts {
  heading: (name: string) => string
  description: string
  confirm: string
  confirming: string
  keep: string
  failed: string
}

/** Texts of a secret that is shown once. */
export interface SecretTexts extends CopyButtonTexts {
  /** That it cannot be shown again, and where to keep it. */
  onceTitle: string
  once: string
  close: string
}

export interface CreateTokenTexts extends SecretTexts {
  heading: string
  description: string
  name: string
  nameHint: string
  nameRequired: string
  scopes: string
  scopesRequired: string
  /** What each scope allows, in a line. */
  scopeHints: Readonly<Record<ApiScope, string>>
  expires: string
  /** How long a token can be used: a number of days. */
  days: (days: number) => string
  cancel: string
  submit: string
  submitting: string
  failureTitle: string
  /** Once it is made; `name` is the token's. */
  createdHeading: (name: string) => string
  secret: string
  /** What the command does that uses the token. */
  example: string
}

export interface ApiTokensTexts {
  title: string
  add: string
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
  states: Readonly<Record<Exclude<ApiTokenState, 'active'>, string>>
  /** `at` is a time. */
  lastUsed: (at: string) => string
  neverUsed: string
  /** `left` says how many days are left. */
  expiresIn: (day: string, left: string) => string
  revoke: string
  revokeNamed: (name: string) => string
  createDialog: CreateTokenTexts
  revokeDialog: QuestionTexts
}
