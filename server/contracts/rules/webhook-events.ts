/** What a customer's webhook can be told, named after what happened. Actions are those of customers; what the system does changes the VPS. */
export const webhookEvents = [
  'vps.created',
  'vps.failed',
  'vps.suspended',
  'vps.resumed',
  'vps.terminated',
  'action.done',
  'action.failed',
  'wallet.credited',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** The event that a customer sends to try a webhook. */
export const WEBHOOK_TEST = 'webhook.test'

/** What became of a delivery. `pending`: it is sent, or sent again later. `failed`: it is not sent again by itself. */
export const deliveryStates = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * Why the last attempt failed. `status`: the response was not 2xx. `address_refused`: the host leads to an address that is not of the public internet.
 * `paused`: the webhook did not receive events when it happened.
 */
export const deliveryFailures = ['status', 'timeout', 'unreachable', 'address_refused', 'paused'] as const
export type DeliveryFailure = (typeof deliveryFailures)[number]
