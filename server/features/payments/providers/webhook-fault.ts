/**
 * Why a webhook is not processed: its signature is wrong; its signature is right but too old, or from the future; its body is not JSON that we
 * read; a field that matters is missing or has no possible value; it is about another merchant's payment.
 */
export type WebhookFault = 'invalid_signature' | 'stale_timestamp' | 'malformed_json' | 'invalid' | 'wrong_merchant'

/** Reads a header of a request, by its name in lower case. */
export type ReadHeader = (name: string) => string | undefined
