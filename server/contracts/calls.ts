import type { AccountSummary } from './account.ts'
import type {
  AdminAuthRequest,
  AdminAuthResponse,
  AdminStats,
  AdminTickets,
  AdminTransactions,
  AdminUsers,
  AdminVpsList,
  DeadJobResponse,
  DeadJobs,
  ParkedPayments,
  ResolvedPayment,
  ResolveRequest,
  TransactionStatusRequest,
  TransactionStatusResponse,
  UserBalanceRequest,
  UserStatusRequest,
  VpsStatusRequest,
  VpsStatusResponse,
} from './admin.ts'
import type { LoginRequest, RegisterRequest } from './auth.ts'
import type { VpsCatalog } from './catalog.ts'
import type { Product } from './products.ts'
import type { Ticket } from './tickets.ts'
import type { WalletTransaction } from './transactions.ts'
import type { UserResponse } from './user.ts'
import type { OrderRequest, OrderResponse, Vps } from './vps.ts'
import type { BalanceResponse, CancelResponse, DepositRequest, DepositResponse } from './wallet.ts'

/** The query parameters of every list, and of those that can be searched. */
type PageQuery = 'limit' | 'cursor'
type SearchQuery = PageQuery | 'q'

/**
 * The calls that the site makes: method and path of the route, then the type of the body, the names of the query parameters, and
 * the type of the response. A route without one of these leaves it out; a response without a body is `undefined`. Types only, so
 * that it costs a page nothing. `server/calls.types.test.ts` compares it with the routes.
 */
export interface Calls {
  'POST /api/auth/register': { body: RegisterRequest; response: UserResponse }
  'POST /api/auth/login': { body: LoginRequest; response: UserResponse }
  'POST /api/auth/logout': { response: undefined }
  'GET /api/auth/me': { response: UserResponse }

  'GET /api/products': { response: Product[] }
  'GET /api/products/category/:category': { response: Product[] }
  'GET /api/vps/catalog': { response: VpsCatalog }

  'GET /api/wallet/balance/:userId': { response: BalanceResponse }
  'GET /api/wallet/transactions/:userId': { query: PageQuery; response: WalletTransaction[] }
  'POST /api/wallet/deposit': { body: DepositRequest; response: DepositResponse }
  'POST /api/wallet/transactions/:transactionId/cancel': { response: CancelResponse }
  'GET /api/vps/user/:userId': { query: PageQuery; response: Vps[] }
  'POST /api/vps/order': { body: OrderRequest; response: OrderResponse }
  'GET /api/support/tickets/:userId': { query: PageQuery; response: Ticket[] }
  'GET /api/account/summary/:userId': { response: AccountSummary }

  'POST /api/admin/auth': { body: AdminAuthRequest; response: AdminAuthResponse }
  'POST /api/admin/logout': { response: undefined }
  'GET /api/admin/stats': { response: AdminStats }
  'GET /api/admin/users': { query: SearchQuery; response: AdminUsers }
  'PATCH /api/admin/users/:userId/status': { body: UserStatusRequest; response: UserResponse }
  'PATCH /api/admin/users/:userId/balance': { body: UserBalanceRequest; response: UserResponse }
  'GET /api/admin/vps': { query: SearchQuery; response: AdminVpsList }
  'PATCH /api/admin/vps/:vpsId/status': { body: VpsStatusRequest; response: VpsStatusResponse }
  'GET /api/admin/transactions': { query: SearchQuery | 'status'; response: AdminTransactions }
  'PATCH /api/admin/transactions/:transactionId/status': {
    body: TransactionStatusRequest
    response: TransactionStatusResponse
  }
  'GET /api/admin/tickets': { query: SearchQuery; response: AdminTickets }
  'GET /api/admin/jobs': { query: PageQuery; response: DeadJobs }
  'POST /api/admin/jobs/:jobId/retry': { response: DeadJobResponse }
  'POST /api/admin/jobs/:jobId/dismiss': { response: DeadJobResponse }
  'GET /api/admin/parked-payments': { query: PageQuery | 'open'; response: ParkedPayments }
  'POST /api/admin/parked-payments/:paymentId/resolve': { body: ResolveRequest; response: ResolvedPayment }
}

/** The path of a route with any values for its parameters, and any query: `/api/vps/user/${string}`. */
type Filled<Path extends string> = Path extends `${infer Start}:${infer Rest}`
  ? Rest extends `${string}/${infer End}`
    ? Filled<`${Start}${string}/${End}`>
    : `${Start}${string}`
  : Path
type FilledWithQuery<Key extends keyof Calls> = Calls[Key] extends { query: infer Name extends string }
  ? Filled<Key> | `${Filled<Key>}?${Name}=${string}`
  : Filled<Key>

/** A call as it is sent, such as `GET /api/vps/user/41`. */
export type CallText = { [Key in keyof Calls]: FilledWithQuery<Key> }[keyof Calls]

/** The entry in `Calls` of a call as it is sent. */
type CallOf<Text extends string> = {
  [Key in keyof Calls]: Text extends FilledWithQuery<Key> ? Calls[Key] : never
}[keyof Calls]

/** The type of the body of a call; undefined for one without a body. */
export type BodyOf<Text extends string> = CallOf<Text> extends { body: infer Body } ? Body : undefined

type Bodyless<Text> = Text extends string ? (BodyOf<Text> extends undefined ? Text : never) : never
/** A call without a body, as it is sent. */
export type BodylessCallText = Bodyless<CallText>

/** The type of the response to a call; undefined for one without a body. */
export type ResponseOf<Text extends string> = CallOf<Text> extends { response: infer Response } ? Response : never

type PathOfGet<Text> = Text extends `GET ${infer Path}` ? Path : never
/** A path that can be queried with GET, such as `/api/vps/user/41`. */
export type GetPath = PathOfGet<CallText>

/** The type of the response to a GET of this path. */
export type DataAt<Path extends GetPath> = ResponseOf<`GET ${Path}`>
