import type { DeliveryFailure, DeliveryState, WEBHOOK_TEST, WebhookEvent } from '#contracts/rules/webhook-events.ts'
import type { QuestionTexts, SecretTexts } from '#ds/account/ApiTokens/index.ts'

export interface WebhookDialogTexts {
  addHeading: string
  editHeading: string
  description: string
  url: string
  urlHint: string
  urlInvalid: string
  events: string
  eventsRequired: string
  /** When each event happens, in a line. */
  eventHints: Readonly<Record<WebhookEvent, string>>
  cancel: string
  add: string
  save: string
  submitting: string
  failureTitle: string
}

export interface WebhookSecretTexts extends SecretTexts {
  heading: string
  /** For a new secret: how long the previous one is valid. */
  renewedDescription: string
  secret: string
}

export interface WebhookLogTexts {
  /** `url` is the address. */
  title: (url: string) => string
  close: string
  filter: string
  all: string
  failedOnly: string
  emptyTitle: string
  emptyDescription: string
  noneFailed: string
  errorTitle: string
  states: Readonly<Record<DeliveryState, string>>
  failures: Readonly<Record<DeliveryFailure, string>>
  test: Readonly<Record<typeof WEBHOOK_TEST, string>>
  /** `status` is the HTTP status. */
  responded: (status: number, duration: string) => string
  attempts: (attempts: number) => string
  /** `at` is a time. */
  nextAttempt: (at: string) => string
  request: string
  response: string
  noResponse: string
  replay: string
  replaying: string
  replayFailed: string
}

export interface WebhooksTexts {
  title: string
  add: string
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
  paused: string
  /** Why it was paused by itself. */
  pausedTitle: string
  pausedDescription: (failures: number) => string
  /** `day` is when the previous secret ends. */
  previousSecret: (at: string) => string
  menu: (url: string) => string
  log: string
  test: string
  edit: string
  pause: string
  resume: string
  renew: string
  remove: string
  actionFailed: string
  dialog: WebhookDialogTexts
  secretDialog: WebhookSecretTexts
  renewDialog: QuestionTexts
  removeDialog: QuestionTexts
  logPanel: WebhookLogTexts
}
