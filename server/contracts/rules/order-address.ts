import { type BillingPeriod, billingPeriods } from './price.ts'

/** What is already chosen when the order dialog opens from a link. Whatever is absent is chosen in the dialog. */
export interface OrderChoice {
  planId?: number | undefined
  period?: BillingPeriod | undefined
  locationId?: number | undefined
  /** Id of an operating system. */
  os?: string | undefined
  /** The name of the instance. */
  name?: string | undefined
  /** The code of an offer. */
  code?: string | undefined
  /** The free trial, where it applies to this customer. */
  trial?: boolean | undefined
}

const DASHBOARD = '/dashboard'
/** Longer values of a query are none of ours. */
const LONGEST = 60

/**
 * The address that opens the order dialog with these choices: `/dashboard?order=5&period=yearly`. It may be shared, and survives login
 * and registration.
 */
export function orderAddress({ planId, period, locationId, os, name, code, trial }: OrderChoice = {}): string {
  const query = new URLSearchParams()
  if (period !== undefined) query.set('period', period)
  if (locationId !== undefined) query.set('location', String(locationId))
  if (os !== undefined) query.set('os', os)
  if (name !== undefined) query.set('name', name)
  if (code !== undefined) query.set('code', code)
  if (trial) query.set('trial', '1')
  const others = query.toString()
  return `${DASHBOARD}?order${planId === undefined ? '' : `=${planId}`}${others && `&${others}`}`
}

const idOf = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)
const textOf = (text: string | null) => (text && text.length <= LONGEST ? text : undefined)

/** The names of the query that `orderAddress` writes. */
export const orderQueryNames = ['order', 'period', 'location', 'os', 'name', 'code', 'trial'] as const

/** Reads such an address: null without `order`. What is not a valid choice is left out, so that a mistyped link still opens the dialog. */
export function readOrderChoice(query: URLSearchParams): OrderChoice | null {
  const plan = query.get('order')
  if (plan === null) return null
  return {
    planId: idOf(plan),
    period: billingPeriods.find((period) => period === query.get('period')),
    locationId: idOf(query.get('location')),
    os: textOf(query.get('os')),
    name: textOf(query.get('name')),
    code: textOf(query.get('code')),
    trial: query.get('trial') === '1' || undefined,
  }
}
