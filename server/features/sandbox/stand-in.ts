import type { GatewayMethod } from '#contracts/rules/fees.ts'
import type { OutgoingRequest } from '#server/platform/http/post.ts'
import type { Bill, BillDetails } from './sandbox-bills-store.ts'

/** A call that arrived at the sandbox. */
export interface SandboxCall {
  method: string
  /** Below the stand-in's address. */
  path: string
  /** What follows the question mark. */
  query: string
  body: string
  header(name: string): string | undefined
}

/** A response of the sandbox: JSON, or the address of a page. */
export type StandInResponse = { status: number; json: object } | { redirect: string } | null

/** A bill to keep. */
export type NewBill = Pick<Bill, 'reference' | 'amount'> & { details: BillDetails }

/** What a stand-in needs: its bills, and the time, in milliseconds. */
export interface StandInDeps {
  find(reference: string): Promise<Bill | null>
  /** Keeps a new bill; null if there is one with this reference. */
  add(bill: NewBill): Promise<Bill | null>
  now(): number
  /** Returns the address of the page where a bill is paid, on the site that the customer comes from. */
  pageOf(reference: string, returnUrl: string): string
  /** Where the gateway reports to, if the payment does not say it. */
  webhookUrl: () => string
}

/** A gateway of the sandbox, which speaks its protocol as the real one does. */
export interface StandIn {
  name: GatewayMethod
  /** Whether a bill is paid by itself after a while, as by a customer in a hurry. */
  paysByItself: boolean
  /** Responds to a call of the merchant; null for an address that it does not have. */
  respond(call: SandboxCall): Promise<StandInResponse>
  /** The webhook that reports how a bill ended; null for an end that it does not report. `amount`: what is reported as paid. */
  report(bill: Bill, amount: number): OutgoingRequest | null
  /** Whether the response to a webhook says that it arrived. */
  isReceived(status: number, body: string): boolean
  /** Where the browser goes when the bill has ended or the customer leaves. */
  returnUrl(bill: Bill): string
}

/** A POST of JSON. */
export const jsonTo = (url: string, body: object): OutgoingRequest => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Adds parameters to an address. */
export function withParameters(url: string, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(url)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

/** The fields of a JSON body as text; null for anything else than an object. */
export function fieldsOf(body: string): Record<string, string> | null {
  try {
    const json: unknown = JSON.parse(body)
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return null
    return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)]))
  } catch {
    return null
  }
}
