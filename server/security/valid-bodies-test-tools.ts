import type * as v from 'valibot'
import type { Route } from '#server/platform/http/route.ts'

/** The properties of a schema that are read here, for any kind of schema. */
interface Shape {
  type: string
  entries?: Record<string, Shape>
  options?: unknown[]
  literal?: unknown
  wrapped?: Shape
  item?: Shape
}

/** Values for fields with these names; values of all other fields follow from their schema. */
const known: Record<string, unknown> = {
  email: 'nobody@sen.test',
  password: 'mat-khau-thu-nghiem',
  firstName: 'Lan',
  lastName: 'Phạm',
  amount: '50000',
  balance: '150000',
  // An alternative to `balance`, and a condition on it.
  difference: undefined,
  expectedBalance: undefined,
  // Optional ids of the customer's own records.
  vpsId: undefined,
  transactionId: undefined,
  phone: '0912 345 678',
  startsAt: '2026-11-21T03:00:00.000Z',
  endsAt: null,
  totalCost: 49_000,
  // The price of a quote, a code or a trial would be another one.
  quoteId: undefined,
  code: undefined,
  trial: undefined,
  // An order of the tests is below the minimum of a promotion.
  minimum: undefined,
  budget: undefined,
  operatingSystem: 'ubuntu',
  // Of the catalogue: a new id, and ids of entries that exist.
  id: 'a-new-entry',
  seriesId: 'vps',
  categoryId: 'vps',
  successorIds: ['ubuntu-24-04'],
  flag: 'vn',
  endOfLife: '2030-01-31',
  // These would contradict `planId` or `amount`, or name a time of the past.
  price: undefined,
  listAmount: undefined,
  expectedAmount: undefined,
  validFrom: undefined,
  nextBillingDate: '2026-12-21T03:00:00.000Z',
  expiryDate: '2026-12-21T03:00:00.000Z',
}

function valueFor(name: string, shape: Shape): unknown {
  // Of a phone number; the optional one is that of an offer.
  if (name === 'code' && !shape.wrapped) return '123456'
  if (name in known) return known[name]
  if (shape.wrapped) return valueFor(name, shape.wrapped)
  const [first] = shape.options ?? []
  if (shape.type === 'picklist') return first
  if (shape.type === 'literal') return shape.literal
  if (shape.type === 'union') return valueFor(name, first as Shape)
  if (shape.type === 'boolean') return true
  if (shape.type === 'number') return 1
  if (shape.item) return [valueFor(name, shape.item)]
  if (shape.entries)
    return Object.fromEntries(Object.entries(shape.entries).map(([key, entry]) => [key, valueFor(key, entry)]))
  return 'ghi chú'
}

/**
 * Makes a valid body for a route from its schema, so that new routes need no changes here; null for a route without a body.
 * Its `userId`, if it has one, is `userId`.
 */
export function validBody(route: Route, userId: string): Record<string, unknown> | null {
  if (!route.body) return null
  if (route.body === 'raw')
    return { eventId: 'event-1', transactionId: 'unknown', status: 'completed', amount: '50000' }
  const { entries = {} } = route.body as v.GenericSchema & Shape
  const fields = Object.entries(entries).map(([name, shape]) => [name, valueFor(name, shape)])
  const body = Object.fromEntries(fields)
  return 'userId' in body ? { ...body, userId } : body
}
