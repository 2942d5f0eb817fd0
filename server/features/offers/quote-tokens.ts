import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BillingPeriod } from '#contracts/rules/price.ts'

/** What a quote promises. Money in integer dong, times in milliseconds. */
export interface QuotePromise {
  userId: string
  /** The instance whose trial it is for; null for a new one. */
  instanceId: string | null
  planId: number
  locationId: number
  billingPeriod: BillingPeriod
  /** The promotion and the version of it that the quote is computed from; null without one. */
  promotionId: string | null
  promotionVersion: number | null
  /** The code that the customer typed, for a new quote of the same order. */
  code: string | null
  listPrice: number
  total: number
  isTrial: boolean
  issuedAt: number
  expiresAt: number
}

/** Signs quotes, so that any server can check what another one has promised, without storing it. */
export interface SignedQuotes<Promised> {
  sign(promise: Promised): string
  /** Returns what a signed quote promises; null if it was not signed here, or was altered. */
  open(token: string): Promised | null
}
export type QuoteTokens = SignedQuotes<QuotePromise>

/** The secrets that quotes are signed with: the first one signs; the others, such as the previous one, are accepted, too. */
export type QuoteSecrets = readonly [string, ...string[]]

/** Creates the signer of what orders cost. */
export const createQuoteTokens = (secrets: QuoteSecrets): QuoteTokens => createSignedQuotes(secrets, 'quotes')

/** Creates a signer. Servers with the same secret accept each other's quotes. */
export function createSignedQuotes<Promised>(secrets: QuoteSecrets, purpose: string): SignedQuotes<Promised> {
  // The key is not the secret itself, so that nothing signed for another purpose passes as a quote.
  const keys = secrets.map((secret) => createHmac('sha256', secret).update(`sen-cloud:${purpose}:1`).digest())
  const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  return {
    sign(promise) {
      const text = Buffer.from(JSON.stringify(promise)).toString('base64url')
      return `${text}.${mac(keys[0] as Buffer, text).toString('base64url')}`
    },
    open(token) {
      const [text = '', signature = '', ...rest] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const isSigned = keys.some((key) => {
        const expected = mac(key, text)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
      // Buffer ignores characters that are not base64url, so the text of the signature is compared as well.
      if (!isSigned || rest.length > 0 || given.toString('base64url') !== signature) return null
      return JSON.parse(Buffer.from(text, 'base64url').toString())
    },
  }
}
