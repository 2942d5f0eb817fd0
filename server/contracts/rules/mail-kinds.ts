/** The mails that the server writes. */
export const mailKinds = [
  'verify-email',
  'welcome',
  'reset-password',
  'password-changed',
  'email-change-confirm',
  'email-change-notice',
  'email-changed',
  'new-sign-in',
  'two-factor-on',
  'two-factor-off',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'account-locked',
  'account-closed',
  'deposit-received',
  'withdrawal-paid',
  'withdrawal-rejected',
  'machine-ready',
  'order-failed',
  'renewal-receipt',
  'renewal-reminder',
  'machine-suspended',
  'machine-resumed',
  'machine-ending-soon',
  'machine-ended',
  'trial-ending',
  'ticket-received',
  'ticket-reply',
  'test',
] as const
export type MailKind = (typeof mailKinds)[number]

/**
 * What became of a mail. `pending`: it is sent as soon as the server for mail takes it. `held`: it is not sent, because its address is undeliverable
 * or its recipient has refused mails of its kind. `failed`: it was refused, or nothing took it for a day.
 */
export const mailStates = ['pending', 'sent', 'failed', 'held'] as const
export type MailState = (typeof mailStates)[number]

/**
 * Why a mail was not sent. `deferred`: not yet, says the server for mail. `refused` and `no_such_address`: never. `unreachable`, `timeout`,
 * `sign_in`: what is wrong between the two servers. `undeliverable`, `unsubscribed`: why it is held. `expired`: nothing took it for a day.
 * `unreadable`: its link was sealed with another key. `worker_died`: each process that tried.
 */
export const mailFailures = [
  ...(['deferred', 'refused', 'no_such_address', 'unreachable', 'timeout', 'sign_in'] as const),
  ...(['undeliverable', 'unsubscribed', 'expired', 'unreadable', 'worker_died'] as const),
] as const
export type MailFailure = (typeof mailFailures)[number]

/** Mails that a customer may refuse. */
export const mailGroups = ['money', 'machines', 'support'] as const
export type MailGroup = (typeof mailGroups)[number]
