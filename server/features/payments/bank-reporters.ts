import type { BankReporter } from './bank-webhooks.ts'
import { readCassoBody, readCassoWebhook } from './providers/casso/casso-webhook.ts'
import type { Secrets } from './providers/hmac.ts'
import { readSepayBody, readSepayWebhook } from './providers/sepay/sepay-webhook.ts'
import type { WebhookFault } from './providers/webhook-fault.ts'

/** The faults of a webhook that nobody may be believed to have sent. */
const forged = new Set<WebhookFault>(['invalid_signature', 'stale_timestamp'])

/** The fault with which a webhook was read, if it is one of those. */
const forgeryOf = (read: object & { fault?: WebhookFault }, isForged = (fault: WebhookFault) => forged.has(fault)) =>
  read.fault !== undefined && isForged(read.fault) ? read.fault : null

const sepay = {
  name: 'sepay',
  read(rawBody: Buffer) {
    const body = readSepayBody(rawBody)
    return 'transfer' in body ? { transfers: [body.transfer], unreadable: 0 } : null
  },
} as const

const casso = {
  name: 'casso',
  read(rawBody: Buffer) {
    const body = readCassoBody(rawBody)
    return 'transfers' in body ? body : null
  },
} as const

/** SePay, which signs its webhooks with these secrets. */
export const sepayReporter = (secrets: Secrets): BankReporter => ({
  ...sepay,
  forgeryIn: (rawBody, header, now) => forgeryOf(readSepayWebhook(secrets, now, rawBody, header)),
})

/** Casso, which signs its webhooks with these secrets, or sends one of them as a token. */
export const cassoReporter = (secrets: Secrets): BankReporter => ({
  ...casso,
  // What cannot be parsed has no signature that could be checked.
  forgeryIn: (rawBody, header, now) =>
    forgeryOf(
      readCassoWebhook(secrets, now, rawBody, header),
      (fault) => forged.has(fault) || fault === 'malformed_json',
    ),
})

/** Reads the webhooks of each reporter: what is stored was genuine when it came, so no secret is needed. */
export const reportReaders: readonly Pick<BankReporter, 'name' | 'read'>[] = [sepay, casso]
