import type * as v from 'valibot'
import type { Route } from '#server/platform/http/route.ts'

/** What is looked at of a schema, whatever its kind. */
interface Shape {
  type: string
  entries?: Record<string, Shape>
  options?: unknown[]
  literal?: unknown
  wrapped?: Shape
}

/** Values that fields of these names take; all others follow from their schema. */
const known: Record<string, unknown> = {
  email: 'nobody@sen.test',
  password: 'mat-khau-thu-nghiem',
  firstName: 'Lan',
  lastName: 'Phạm',
  amount: '50000',
  balance: '150000',
  // Instead of a balance, and for one balance only.
  difference: undefined,
  expectedBalance: undefined,
  totalCost: 49_000,
  nextBillingDate: '2026-12-21T03:00:00.000Z',
  expiryDate: '2026-12-21T03:00:00.000Z',
}

function valueFor(name: string, shape: Shape): unknown {
  if (name in known) return known[name]
  if (shape.wrapped) return valueFor(name, shape.wrapped)
  const [first] = shape.options ?? []
  if (shape.type === 'picklist') return first
  if (shape.type === 'literal') return shape.literal
  if (shape.type === 'union') return valueFor(name, first as Shape)
  if (shape.type === 'boolean') return true
  if (shape.type === 'number') return 1
  return 'ghi chú'
}

/**
 * A body that a route takes, made from its schema, so that a new route is met without being told; null for one that takes
 * none. Its `userId`, where it has one, is `userId`.
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
