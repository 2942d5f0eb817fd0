import type * as v from 'valibot'
import type { Route } from '#server/platform/http/route.ts'
import { cassoBody, sepayBody } from '#server/testing/bank-test-tools.ts'

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
  confirm: 'nobody@sen.test',
  password: 'mat-khau-thu-nghiem',
  currentPassword: 'mat-khau-thu-nghiem',
  newPassword: 'mot-mat-khau-khac',
  firstName: 'Lan',
  lastName: 'Phạm',
  amount: '50000',
  balance: '150000',
  // It is an alternative to `balance`, and a condition on it.
  difference: undefined,
  expectedBalance: undefined,
  // It is what a wallet lacks from which a payment is taken back.
  short: '0',
  // These are optional ids of the customer's own records.
  vpsId: undefined,
  transactionId: undefined,
  // It is an alternative to `userId`.
  paymentId: undefined,
  // These are the parts of a bank transfer of `amount`.
  amounts: ['20000', '30000'],
  // A withdrawal has these, as people type them.
  account: '0123 456 789',
  holder: 'Nguyễn Văn A',
  phone: '0912 345 678',
  url: 'https://hooks.sen.test/',
  // An incident has these: without them, only the title is translated.
  updates: [],
  // An API token has this: without it, it has the usual end.
  expiresAt: undefined,
  // A ticket has these: files that were added before, another ticket, an admin.
  attachmentIds: undefined,
  assigneeId: null,
  // These are ids of records that do not exist.
  intoId: 'unknown',
  ticketId: 'unknown',
  // The details of invoices have these.
  taxCode: '0100109106',
  publicKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB',
  // A passkey has these, in base64url.
  clientDataJSON: 'e30',
  attestationObject: 'oA',
  authenticatorData: 'AA',
  signature: 'AA',
  userHandle: 'AA',
  startsAt: '2026-11-21T03:00:00.000Z',
  endsAt: null,
  totalCost: 49_000,
  // The price of a quote, a code or a trial would be another one.
  quoteId: undefined,
  code: undefined,
  trial: undefined,
  sshKeyIds: undefined,
  // An order of the tests is below the minimum of a promotion.
  minimum: undefined,
  budget: undefined,
  operatingSystem: 'ubuntu',
  // The catalogue has these: a new id, and ids of entries that exist.
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
  // A pool has these: a network that no other pool has, with the usual gateway, for any node.
  cidr: '10.77.0.0/28',
  gateway: undefined,
  dns: ['1.1.1.1'],
  nodeId: undefined,
  reverseName: 'mail.sen.test',
  // What money cannot do to an instance has these.
  until: undefined,
  graceDays: undefined,
  nextBillingDate: '2026-12-21T03:00:00.000Z',
  expiryDate: '2026-12-21T03:00:00.000Z',
}

function valueFor(name: string, shape: Shape): unknown {
  // It is the code for a phone number; the optional one is that of an offer.
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
  if (route.path.endsWith('/sepay')) return JSON.parse(sepayBody({ id: 1, content: 'x', transferAmount: 50_000 }))
  if (route.path.endsWith('/casso')) return cassoBody({ id: 1, reference: 'x', description: 'x', amount: 50_000 })
  if (route.path.endsWith('/mail/inbound')) return { from: 'nobody@sen.test', to: 'reply@sen.test', text: 'x' }
  if (route.body === 'file') return { content: 'a text, as any other file' }
  if (route.body === 'raw')
    return { eventId: 'event-1', transactionId: 'unknown', status: 'completed', amount: '50000' }
  const shape = route.body as v.GenericSchema & Shape
  // Of several kinds of bodies, the first is taken.
  const [first = shape] = shape.type === 'variant' ? (shape.options as Shape[]) : [shape]
  const { entries = {} } = first
  const fields = Object.entries(entries).map(([name, shape]) => [name, valueFor(name, shape)])
  const body = Object.fromEntries(fields)
  return 'userId' in body ? { ...body, userId } : body
}
