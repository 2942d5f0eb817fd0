import type { AccountRequest, AccountSummary, PhoneConfirmRequest, PhoneStartRequest } from './account.ts'
import type {
  AdminAuthRequest,
  AdminAuthResponse,
  AdminStats,
  AdminTickets,
  AdminTransactions,
  AdminUserResponse,
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
import type {
  AdminCategories,
  AdminImages,
  AdminLocations,
  AdminPlans,
  AdminPrices,
  AdminProducts,
  AdminSeriesList,
  CategoryChange,
  CategoryResponse,
  ImageChange,
  ImageResponse,
  LocationChange,
  LocationResponse,
  NewCategory,
  NewImage,
  NewLocation,
  NewPlan,
  NewPrice,
  NewProduct,
  NewSeries,
  PlanChange,
  PlanResponse,
  PriceChange,
  PriceResponse,
  ProductChange,
  ProductResponse,
  SeriesChange,
  SeriesResponse,
} from './admin-catalog.ts'
import type { LoginRequest, RegisterRequest } from './auth.ts'
import type { CatalogSnapshot, VpsCatalog } from './catalog.ts'
import type { ContactRequest, ContactResponse, Enquiries, EnquiryResponse, EnquiryStatusRequest } from './contact.ts'
import type { OffersResponse, Quote, QuoteRequest, Referral } from './offers.ts'
import type { Product } from './products.ts'
import type { NewPromotion, PromotionChange, PromotionResponse, PromotionsResponse } from './promotions.ts'
import type { IncidentRequest, IncidentResponse, Incidents, IncidentUpdateRequest, ServiceStatus } from './status.ts'
import type {
  ListedTicket,
  TicketReply,
  TicketReplyResponse,
  TicketRequest,
  TicketResponse,
  TicketStatusRequest,
  TicketThread,
} from './tickets.ts'
import type { WalletTransaction } from './transactions.ts'
import type { UserResponse } from './user.ts'
import type { OrderRequest, OrderResponse, TrialPaymentRequest, TrialQuoteRequest, Vps } from './vps.ts'
import type {
  BalanceResponse,
  CancelResponse,
  DepositRequest,
  DepositResponse,
  WalletForecast,
  WalletHistory,
} from './wallet.ts'

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
  'POST /api/auth/demo': { response: UserResponse }
  'POST /api/auth/logout': { response: undefined }
  'GET /api/auth/me': { response: UserResponse }

  'GET /api/catalog': { response: CatalogSnapshot }
  'GET /api/products': { response: Product[] }
  'GET /api/products/category/:category': { response: Product[] }
  'GET /api/vps/catalog': { response: VpsCatalog }

  'GET /api/wallet/balance/:userId': { response: BalanceResponse }
  'GET /api/wallet/transactions/:userId': { query: PageQuery; response: WalletTransaction[] }
  'GET /api/wallet/history': { query: 'days' | 'months'; response: WalletHistory }
  'GET /api/wallet/forecast': { query: 'days'; response: WalletForecast }
  'POST /api/wallet/deposit': { body: DepositRequest; response: DepositResponse }
  'POST /api/wallet/transactions/:transactionId/cancel': { response: CancelResponse }
  'GET /api/vps/user/:userId': { query: PageQuery; response: Vps[] }
  'POST /api/vps/order': { body: OrderRequest; response: OrderResponse }
  'POST /api/vps/quote': { body: QuoteRequest; response: Quote }
  'POST /api/vps/:vpsId/trial/quote': { body: TrialQuoteRequest; response: Quote }
  'POST /api/vps/:vpsId/trial/pay': { body: TrialPaymentRequest; response: OrderResponse }
  'GET /api/offers': { response: OffersResponse }
  'GET /api/account/referral': { response: Referral }
  'GET /api/support/tickets/:userId': { query: PageQuery; response: ListedTicket[] }
  'POST /api/support/tickets': { body: TicketRequest; response: TicketResponse }
  'GET /api/support/tickets/item/:ticketId': { response: TicketThread }
  'POST /api/support/tickets/item/:ticketId/messages': { body: TicketReply; response: TicketReplyResponse }
  'GET /api/status': { response: ServiceStatus }
  'POST /api/contact': { body: ContactRequest; response: ContactResponse }
  'GET /api/account/summary/:userId': { response: AccountSummary }
  'PATCH /api/account': { body: AccountRequest; response: UserResponse }
  'POST /api/account/phone/start': { body: PhoneStartRequest; response: undefined }
  'POST /api/account/phone/confirm': { body: PhoneConfirmRequest; response: UserResponse }

  'POST /api/admin/auth': { body: AdminAuthRequest; response: AdminAuthResponse }
  'POST /api/admin/logout': { response: undefined }
  'GET /api/admin/stats': { response: AdminStats }
  'GET /api/admin/users': { query: SearchQuery | 'status' | 'order'; response: AdminUsers }
  'PATCH /api/admin/users/:userId/status': { body: UserStatusRequest; response: AdminUserResponse }
  'PATCH /api/admin/users/:userId/balance': { body: UserBalanceRequest; response: AdminUserResponse }
  'GET /api/admin/vps': { query: SearchQuery | 'status' | 'renewsWithin' | 'sort' | 'order'; response: AdminVpsList }
  'PATCH /api/admin/vps/:vpsId/status': { body: VpsStatusRequest; response: VpsStatusResponse }
  'GET /api/admin/transactions': {
    query: SearchQuery | 'status' | 'type' | 'method' | 'from' | 'before' | 'order'
    response: AdminTransactions
  }
  'PATCH /api/admin/transactions/:transactionId/status': {
    body: TransactionStatusRequest
    response: TransactionStatusResponse
  }
  'GET /api/admin/tickets': { query: SearchQuery | 'status' | 'priority' | 'order'; response: AdminTickets }
  'GET /api/admin/tickets/:ticketId': { response: TicketThread }
  'POST /api/admin/tickets/:ticketId/messages': { body: TicketReply; response: TicketReplyResponse }
  'PATCH /api/admin/tickets/:ticketId/status': { body: TicketStatusRequest; response: TicketResponse }
  'GET /api/admin/incidents': { query: PageQuery; response: Incidents }
  'POST /api/admin/incidents': { body: IncidentRequest; response: IncidentResponse }
  'POST /api/admin/incidents/:incidentId/updates': { body: IncidentUpdateRequest; response: IncidentResponse }
  'GET /api/admin/enquiries': { query: PageQuery | 'open'; response: Enquiries }
  'PATCH /api/admin/enquiries/:enquiryId/status': { body: EnquiryStatusRequest; response: EnquiryResponse }
  'GET /api/admin/catalog/series': { query: PageQuery; response: AdminSeriesList }
  'POST /api/admin/catalog/series': { body: NewSeries; response: SeriesResponse }
  'PATCH /api/admin/catalog/series/:seriesId': { body: SeriesChange; response: SeriesResponse }
  'GET /api/admin/catalog/plans': { query: PageQuery; response: AdminPlans }
  'POST /api/admin/catalog/plans': { body: NewPlan; response: PlanResponse }
  'PATCH /api/admin/catalog/plans/:planId': { body: PlanChange; response: PlanResponse }
  'GET /api/admin/catalog/prices': { query: PageQuery | 'planId'; response: AdminPrices }
  'POST /api/admin/catalog/prices': { body: NewPrice; response: PriceResponse }
  'PATCH /api/admin/catalog/prices/:priceId': { body: PriceChange; response: PriceResponse }
  'GET /api/admin/catalog/images': { query: PageQuery; response: AdminImages }
  'POST /api/admin/catalog/images': { body: NewImage; response: ImageResponse }
  'PATCH /api/admin/catalog/images/:imageId': { body: ImageChange; response: ImageResponse }
  'GET /api/admin/catalog/locations': { query: PageQuery; response: AdminLocations }
  'POST /api/admin/catalog/locations': { body: NewLocation; response: LocationResponse }
  'PATCH /api/admin/catalog/locations/:locationId': { body: LocationChange; response: LocationResponse }
  'GET /api/admin/catalog/categories': { query: PageQuery; response: AdminCategories }
  'POST /api/admin/catalog/categories': { body: NewCategory; response: CategoryResponse }
  'PATCH /api/admin/catalog/categories/:categoryId': { body: CategoryChange; response: CategoryResponse }
  'GET /api/admin/catalog/products': { query: PageQuery; response: AdminProducts }
  'POST /api/admin/catalog/products': { body: NewProduct; response: ProductResponse }
  'PATCH /api/admin/catalog/products/:productId': { body: ProductChange; response: ProductResponse }
  'GET /api/admin/catalog/promotions': { query: PageQuery; response: PromotionsResponse }
  'POST /api/admin/catalog/promotions': { body: NewPromotion; response: PromotionResponse }
  'PATCH /api/admin/catalog/promotions/:promotionId': { body: PromotionChange; response: PromotionResponse }
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
