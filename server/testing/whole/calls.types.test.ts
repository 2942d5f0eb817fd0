/**
 * The calls of the site (`contracts/calls.ts`) match the routes of the server: `npm run types` fails if they differ. Nothing here
 * runs. Each call must be a route with exactly this body, query and response; each route must be a call of the site, or one of
 * `OtherCallers`. A body is compared as the handler receives it; no schema of a body changes a type, so this is also what is sent.
 * Of a query only the names are compared, since its values are text.
 */
import type * as v from 'valibot'
import type { Calls } from '#contracts/calls.ts'
import type { compose } from '#server/compose.ts'
import type { DeclaredRoute } from '#server/platform/http/route.ts'

/** Routes for supervisors, developers, payment providers, servers for mail, the browser's EventSource, and what links lead to. */
type OtherCallers =
  | 'GET /api/health'
  | 'GET /api/ready'
  | 'GET /api/openapi.json'
  | 'GET /api/docs'
  | 'GET /api/events'
  | 'GET /api/wallet/payments/:paymentId/page'
  // Their list has the same.
  | 'GET /api/wallet/withdrawals/:withdrawalId'
  | 'GET /api/wallet/transactions.csv'
  // The site reads it from the list.
  | 'GET /api/wallet/withdrawals/:withdrawalId'
  | 'GET /api/mail/unsubscribe'
  | 'POST /api/mail/unsubscribe'
  | 'POST /api/mail/bounces'
  // Files are downloads.
  | 'GET /api/support/tickets/item/:ticketId/attachments/:attachmentId'
  | 'GET /api/admin/tickets/:ticketId/attachments/:attachmentId'
  | 'GET /api/account/export'
  | 'POST /api/mail/inbound'
  // Only a server for tests has it.
  | 'POST /api/test/clock'
  | 'POST /api/payments/webhooks/sepay'
  | 'POST /api/payments/webhooks/casso'
  | 'GET /api/payments/webhooks/vnpay'
  | 'POST /api/payments/webhooks/momo'
  | 'POST /api/payments/webhooks/payos'
  | 'POST /api/payments/webhooks/zalopay'

type Route = ReturnType<typeof compose>['routes'][number]

type BodyOfResponse<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined
/** A property with this name, unless the route does not declare it: then its type is unknown. */
type Declared<Name extends string, Known, Type> = unknown extends Known ? unknown : Record<Name, Type>
type Flat<Properties> = { [Name in keyof Properties]: Properties[Name] }

/** What `Calls` should have for a route. */
type CallOfRoute<R> =
  R extends DeclaredRoute<string, string, infer Query, infer Body, infer Responses>
    ? Flat<
        Declared<'body', Body, Body> &
          Declared<'query', Query, keyof Query> &
          Record<'response', BodyOfResponse<Responses[keyof Responses]>>
      >
    : never
type Routes = { [R in Route as `${R['method']} ${R['path']}`]: CallOfRoute<R> }

type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** The calls that are not routes, or differ from their route. */
type WrongCalls = {
  [Key in keyof Calls]: Key extends keyof Routes ? (IsSame<Calls[Key], Routes[Key]> extends true ? never : Key) : Key
}[keyof Calls]

/** The compiler's message names the keys that should not exist. */
type None<Keys extends never> = Keys

export type EachCallIsItsRoute = None<WrongCalls>
export type EachRouteHasACaller = None<Exclude<keyof Routes, keyof Calls | OtherCallers>>
export type EachOtherCallerIsForARoute = None<Exclude<OtherCallers, keyof Routes>>
