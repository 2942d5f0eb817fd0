import type {
  Account,
  AccountClosing,
  AccountRequest,
  AccountSummary,
  ClosingObstacles,
  EmailChange,
  EmailChangeResponse,
  PhoneConfirmRequest,
  PhoneStartRequest,
} from './account.ts'
import type { AccountOverview } from './account-overview.ts'
import type {
  PasswordChange,
  RecoveryCodes,
  SecondFactorProof,
  SecondFactorRequest,
  StepUpResponse,
  TotpStartResponse,
} from './account-security.ts'
import type { AccountEvent, AccountSession, SignIn } from './account-sessions.ts'
import type {
  AdminAuthRequest,
  AdminAuthResponse,
  AdminStats,
  AdminTransactions,
  AdminTrends,
  AdminUserResponse,
  AdminUsers,
  AdminVpsList,
  DeadJobResponse,
  DeadJobs,
  ParkedPayments,
  PhoneRelease,
  ResolvedPayment,
  ResolveRequest,
  SecondFactorReset,
  TakeBackRequest,
  TransactionStatusRequest,
  TransactionStatusResponse,
  UserBalanceRequest,
  UserStatusRequest,
  VpsPowerRequest,
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
import type { ApiToken, ApiTokenRequest, ApiTokenResponse } from './api-tokens.ts'
import type {
  EmailLinkRequest,
  ForgotRequest,
  ForgotResponse,
  LoginRequest,
  RegisterRequest,
  ResetRequest,
} from './auth.ts'
import type {
  BankTransferResponse,
  BankTransfers,
  MatchRequest,
  SplitRequest,
  SplitResponse,
  TransferReason,
} from './bank-transfers.ts'
import type { CatalogSnapshot, VpsCatalog } from './catalog.ts'
import type { ConsoleTicket } from './console.ts'
import type { ContactRequest, ContactResponse, Enquiries, EnquiryResponse, EnquiryStatusRequest } from './contact.ts'
import type {
  CustomerWebhook,
  CustomerWebhookChange,
  CustomerWebhookChanged,
  CustomerWebhookRequest,
  CustomerWebhookSecret,
  WebhookDelivery,
  WebhookDeliveryResponse,
} from './customer-webhooks.ts'
import type {
  AddressPools,
  InfrastructureNodes,
  MachineDifferences,
  NewNode,
  NewPool,
  NodeChange,
  NodeResponse,
  PoolAddresses,
  PoolAddressResponse,
  PoolChange,
  PoolResponse,
  Reasoned,
  ReverseNameRequest,
  ReverseNameResponse,
  UnsettledActionResponse,
  UnsettledActions,
} from './infrastructure.ts'
import type { MachineMetrics } from './machine-metrics.ts'
import type {
  MachineAction,
  MachineActionRequest,
  MachineActionResponse,
  MachineChange,
  MachineChanged,
  MachineHistoryEntry,
  MachinePassword,
  MachineResponse,
  ResizeQuote,
  ResizeQuoteRequest,
} from './machines.ts'
import type { ListedMails, MailResponse, MailText } from './mails.ts'
import type { Notices, NoticesRead, NoticesReadRequest } from './notices.ts'
import type { OffersResponse, Quote, QuoteRequest, Referral } from './offers.ts'
import type {
  Passkey,
  PasskeyConfirmRequest,
  PasskeyConfirmResponse,
  PasskeyCreation,
  PasskeyRename,
  PasskeyRequest,
  PasskeyResponse,
  PasskeySignIn,
  PasskeyStartRequest,
  PasskeyStepUp,
} from './passkeys.ts'
import type { PaymentProviders } from './payment-providers.ts'
import type { PaymentStatus } from './payments.ts'
import type {
  AdminForecast,
  AdminRenewals,
  CancelRequest,
  HeldVps,
  HoldRequest,
  PlanChanged,
  Refunded,
  RefundPreview,
  RenewRequest,
} from './plan-life.ts'
import type { Product } from './products.ts'
import type { NewPromotion, PromotionChange, PromotionResponse, PromotionsResponse } from './promotions.ts'
import type { Reconciliation } from './reconciliation.ts'
import type {
  FilledTemplate,
  NewReplyTemplate,
  ReplyTemplate,
  ReplyTemplateChange,
  ReplyTemplateResponse,
  TemplateFill,
} from './reply-templates.ts'
import type { SshKey, SshKeyRequest, SshKeyResponse } from './ssh-keys.ts'
import type {
  IncidentRequest,
  IncidentResponse,
  Incidents,
  IncidentTranslationRequest,
  IncidentUpdateRequest,
  ServiceStatus,
} from './status.ts'
import type { AttachmentResponse } from './ticket-attachments.ts'
import type {
  DeskChange,
  DeskChanged,
  DeskReply,
  DeskReplyResponse,
  DeskTicket,
  InboxRows,
  ListedAgent,
  MergeRequest,
} from './ticket-desk.ts'
import type {
  ListedTicket,
  SupportPresence,
  TicketChange,
  TicketChanged,
  TicketDetails,
  TicketReply,
  TicketReplyResponse,
  TicketRequest,
  TicketResponse,
  TicketStatusRequest,
} from './tickets.ts'
import type { WalletTransaction } from './transactions.ts'
import type { UserResponse } from './user.ts'
import type { OrderRequest, OrderResponse, TrialPaymentRequest, TrialQuoteRequest, Vps } from './vps.ts'
import type { WaitingOrder, WaitingOrderStatus } from './waiting-orders.ts'
import type {
  BalanceResponse,
  CancelResponse,
  DepositRequest,
  DepositResponse,
  WaitingOrderPlaced,
  WaitingOrderRequest,
  WalletForecast,
  WalletHistory,
} from './wallet.ts'
import type {
  AdminWithdrawalResponse,
  AdminWithdrawals,
  WithdrawalMoved,
  WithdrawalPaidRequest,
  WithdrawalRejectRequest,
  WithdrawalRequest,
  Withdrawals,
} from './withdrawals.ts'

/** The query parameters of every list, and of those that can be searched. */
type PageQuery = 'limit' | 'cursor'
type SearchQuery = PageQuery | 'q'

/**
 * The calls that the site makes: method and path of the route, then the type of the body, the names of the query parameters, and
 * the type of the response. A route without one of these leaves it out; a response without a body is `undefined`. Types only, so
 * that it costs a page nothing. `server/testing/whole/calls.types.test.ts` compares it with the routes.
 */
export interface Calls {
  'POST /api/auth/register': { body: RegisterRequest; response: UserResponse }
  'POST /api/auth/login': { body: LoginRequest; response: UserResponse }
  'POST /api/auth/forgot': { body: ForgotRequest; response: ForgotResponse }
  'POST /api/auth/reset': { body: ResetRequest; response: undefined }
  'POST /api/auth/verify-email': { body: EmailLinkRequest; response: undefined }
  'POST /api/auth/stop-email-change': { body: EmailLinkRequest; response: undefined }
  'POST /api/auth/resend-verification': { response: undefined }
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
  'GET /api/wallet/payments/:paymentId': { response: PaymentStatus }
  'POST /api/wallet/payments/:paymentId/cancel': { response: PaymentStatus }
  'POST /api/wallet/payments/:paymentId/report': { response: PaymentStatus }
  'POST /api/wallet/payments/:paymentId/check': { response: PaymentStatus }
  'GET /api/wallet/withdrawals': { query: PageQuery; response: Withdrawals }
  'POST /api/wallet/withdrawals': { body: WithdrawalRequest; response: WithdrawalMoved }
  'POST /api/wallet/withdrawals/:withdrawalId/cancel': { response: WithdrawalMoved }
  'GET /api/vps/user/:userId': { query: PageQuery; response: Vps[] }
  'POST /api/vps/order': { body: OrderRequest; response: OrderResponse }
  'POST /api/vps/orders/waiting': { body: WaitingOrderRequest; response: WaitingOrderPlaced }
  'GET /api/vps/orders/waiting': { query: PageQuery; response: WaitingOrder[] }
  'GET /api/vps/orders/waiting/:orderId': { response: WaitingOrderStatus }
  'POST /api/vps/orders/waiting/:orderId/cancel': { response: WaitingOrderStatus }
  'POST /api/vps/quote': { body: QuoteRequest; response: Quote }
  'POST /api/vps/:vpsId/trial/quote': { body: TrialQuoteRequest; response: Quote }
  'POST /api/vps/:vpsId/trial/pay': { body: TrialPaymentRequest; response: OrderResponse }
  'GET /api/vps/:vpsId': { response: MachineResponse }
  'PATCH /api/vps/:vpsId': { body: MachineChange; response: MachineChanged }
  'POST /api/vps/:vpsId/renew': { body: RenewRequest; response: OrderResponse }
  'POST /api/vps/:vpsId/cancel': { body: CancelRequest; response: PlanChanged }
  'POST /api/vps/:vpsId/undo-cancel': { response: PlanChanged }
  'GET /api/vps/:vpsId/refund': { response: RefundPreview }
  'POST /api/vps/:vpsId/refund': { response: Refunded }
  'PATCH /api/vps/:vpsId/addresses/:address': { body: ReverseNameRequest; response: ReverseNameResponse }
  'GET /api/vps/:vpsId/actions': { query: PageQuery; response: MachineAction[] }
  'GET /api/vps/:vpsId/history': { query: PageQuery; response: MachineHistoryEntry[] }
  'POST /api/vps/:vpsId/actions': { body: MachineActionRequest; response: MachineActionResponse }
  'POST /api/vps/:vpsId/password': { response: MachinePassword }
  'POST /api/vps/:vpsId/resize/quote': { body: ResizeQuoteRequest; response: ResizeQuote }
  'POST /api/vps/:vpsId/console': { response: ConsoleTicket }
  'GET /api/vps/:vpsId/metrics': { query: 'window'; response: MachineMetrics }
  'GET /api/offers': { response: OffersResponse }
  'GET /api/account/referral': { response: Referral }
  'GET /api/support/tickets/:userId': { query: PageQuery; response: ListedTicket[] }
  'POST /api/support/tickets': { body: TicketRequest; response: TicketResponse }
  'GET /api/support/tickets/item/:ticketId': { response: TicketDetails }
  'PATCH /api/support/tickets/item/:ticketId': { body: TicketChange; response: TicketChanged }
  'POST /api/support/tickets/item/:ticketId/messages': { body: TicketReply; response: TicketReplyResponse }
  'POST /api/support/tickets/item/:ticketId/attachments': { query: 'messageId'; response: AttachmentResponse }
  'DELETE /api/support/tickets/item/:ticketId/attachments/:attachmentId': { response: undefined }
  'GET /api/support/presence': { response: SupportPresence }
  'GET /api/account/ssh-keys': { query: PageQuery; response: SshKey[] }
  'POST /api/account/ssh-keys': { body: SshKeyRequest; response: SshKeyResponse }
  'DELETE /api/account/ssh-keys/:keyId': { response: undefined }
  'GET /api/account/tokens': { query: PageQuery; response: ApiToken[] }
  'POST /api/account/tokens': { body: ApiTokenRequest; response: ApiTokenResponse }
  'DELETE /api/account/tokens/:tokenId': { response: undefined }
  'GET /api/account/webhooks': { response: CustomerWebhook[] }
  'POST /api/account/webhooks': { body: CustomerWebhookRequest; response: CustomerWebhookSecret }
  'PATCH /api/account/webhooks/:webhookId': { body: CustomerWebhookChange; response: CustomerWebhookChanged }
  'DELETE /api/account/webhooks/:webhookId': { response: undefined }
  'POST /api/account/webhooks/:webhookId/secret': { response: CustomerWebhookSecret }
  'POST /api/account/webhooks/:webhookId/test': { response: WebhookDeliveryResponse }
  'GET /api/account/webhooks/:webhookId/deliveries': { query: PageQuery | 'state'; response: WebhookDelivery[] }
  'POST /api/account/webhook-deliveries/:deliveryId/replay': { response: WebhookDeliveryResponse }
  'GET /api/status': { response: ServiceStatus }
  'POST /api/contact': { body: ContactRequest; response: ContactResponse }
  'GET /api/account/overview/:userId': { response: AccountOverview }
  'GET /api/account/summary/:userId': { response: AccountSummary }
  'PATCH /api/account': { body: AccountRequest; response: UserResponse }
  'GET /api/account': { response: Account }
  'GET /api/account/sessions': { query: PageQuery; response: AccountSession[] }
  'DELETE /api/account/sessions/:sessionId': { response: undefined }
  'DELETE /api/account/sessions': { response: undefined }
  'GET /api/account/sign-ins': { query: PageQuery; response: SignIn[] }
  'GET /api/account/close': { response: ClosingObstacles }
  'POST /api/account/close': { body: AccountClosing; response: undefined }
  'GET /api/account/history': { query: PageQuery; response: AccountEvent[] }
  'GET /api/account/notices': { query: PageQuery; response: Notices }
  'POST /api/account/notices/read': { body: NoticesReadRequest; response: NoticesRead }
  'POST /api/account/password': { body: PasswordChange; response: undefined }
  'POST /api/account/email': { body: EmailChange; response: EmailChangeResponse }
  'DELETE /api/account/email': { response: undefined }
  'POST /api/account/totp/start': { response: TotpStartResponse }
  'POST /api/account/totp/confirm': { body: SecondFactorRequest; response: RecoveryCodes }
  'POST /api/account/totp/disable': { body: SecondFactorProof; response: undefined }
  'POST /api/account/totp/recovery-codes': { body: SecondFactorProof; response: RecoveryCodes }
  'POST /api/account/step-up': { body: SecondFactorRequest; response: StepUpResponse }
  'GET /api/account/passkeys': { response: Passkey[] }
  'POST /api/account/passkeys/start': { body: PasskeyStartRequest; response: PasskeyCreation }
  'POST /api/account/passkeys/confirm': { body: PasskeyConfirmRequest; response: PasskeyConfirmResponse }
  'PATCH /api/account/passkeys/:passkeyId': { body: PasskeyRename; response: PasskeyResponse }
  'DELETE /api/account/passkeys/:passkeyId': { response: undefined }
  'POST /api/account/passkeys/step-up/start': { response: PasskeyRequest }
  'POST /api/account/passkeys/step-up/confirm': { body: PasskeyStepUp; response: StepUpResponse }
  'POST /api/auth/passkeys/start': { response: PasskeyRequest }
  'POST /api/auth/passkeys/confirm': { body: PasskeySignIn; response: UserResponse }
  'POST /api/account/phone/start': { body: PhoneStartRequest; response: undefined }
  'POST /api/account/phone/confirm': { body: PhoneConfirmRequest; response: UserResponse }

  'POST /api/admin/auth': { body: AdminAuthRequest; response: AdminAuthResponse }
  'POST /api/admin/logout': { response: undefined }
  'POST /api/admin/totp/start': { response: TotpStartResponse }
  'POST /api/admin/totp/confirm': { body: SecondFactorRequest; response: RecoveryCodes }
  'GET /api/admin/stats': { response: AdminStats }
  'GET /api/admin/trends': { response: AdminTrends }
  'GET /api/admin/users': { query: SearchQuery | 'status' | 'order' | 'count'; response: AdminUsers }
  'PATCH /api/admin/users/:userId/status': { body: UserStatusRequest; response: AdminUserResponse }
  'POST /api/admin/users/:userId/phones/release': { body: PhoneRelease; response: AdminUserResponse }
  'POST /api/admin/users/:userId/second-factor/reset': { body: SecondFactorReset; response: AdminUserResponse }
  'PATCH /api/admin/users/:userId/balance': { body: UserBalanceRequest; response: AdminUserResponse }
  'GET /api/admin/vps': {
    query: SearchQuery | 'status' | 'renewsWithin' | 'sort' | 'order' | 'count'
    response: AdminVpsList
  }
  'GET /api/admin/forecast': { query: 'days'; response: AdminForecast }
  'GET /api/admin/renewals': { query: PageQuery | 'from' | 'to'; response: AdminRenewals }
  'POST /api/admin/vps/:vpsId/hold': { body: HoldRequest; response: HeldVps }
  'PATCH /api/admin/vps/:vpsId/status': { body: VpsStatusRequest; response: VpsStatusResponse }
  'POST /api/admin/vps/:vpsId/suspend': { body: VpsPowerRequest; response: VpsStatusResponse }
  'POST /api/admin/vps/:vpsId/resume': { body: VpsPowerRequest; response: VpsStatusResponse }
  'POST /api/admin/vps/:vpsId/terminate': { body: VpsPowerRequest; response: VpsStatusResponse }
  'GET /api/admin/transactions': {
    query: SearchQuery | 'status' | 'type' | 'method' | 'from' | 'before' | 'order' | 'count'
    response: AdminTransactions
  }
  'PATCH /api/admin/transactions/:transactionId/status': {
    body: TransactionStatusRequest
    response: TransactionStatusResponse
  }
  'GET /api/admin/tickets': { query: SearchQuery | 'status' | 'priority' | 'order' | 'inbox'; response: InboxRows }
  'GET /api/admin/tickets/:ticketId': { response: DeskTicket }
  'PATCH /api/admin/tickets/:ticketId': { body: DeskChange; response: DeskChanged }
  'POST /api/admin/tickets/:ticketId/messages': { body: DeskReply; response: DeskReplyResponse }
  'POST /api/admin/tickets/:ticketId/merge': { body: MergeRequest; response: DeskChanged }
  'POST /api/admin/tickets/:ticketId/attachments': { query: 'messageId'; response: AttachmentResponse }
  'DELETE /api/admin/tickets/:ticketId/attachments/:attachmentId': { response: undefined }
  'PATCH /api/admin/tickets/:ticketId/status': { body: TicketStatusRequest; response: TicketResponse }
  'GET /api/admin/support/agents': { response: ListedAgent[] }
  'GET /api/admin/reply-templates': { response: ReplyTemplate[] }
  'POST /api/admin/reply-templates': { body: NewReplyTemplate; response: ReplyTemplateResponse }
  'PATCH /api/admin/reply-templates/:templateId': { body: ReplyTemplateChange; response: ReplyTemplateResponse }
  'DELETE /api/admin/reply-templates/:templateId': { response: undefined }
  'POST /api/admin/reply-templates/:templateId/fill': { body: TemplateFill; response: FilledTemplate }
  'GET /api/admin/incidents': { query: PageQuery; response: Incidents }
  'POST /api/admin/incidents': { body: IncidentRequest; response: IncidentResponse }
  'POST /api/admin/incidents/:incidentId/updates': { body: IncidentUpdateRequest; response: IncidentResponse }
  'POST /api/admin/incidents/:incidentId/translations': { body: IncidentTranslationRequest; response: IncidentResponse }
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
  'GET /api/admin/mails': { query: PageQuery | 'state' | 'kind' | 'address'; response: ListedMails }
  'GET /api/admin/mails/:mailId/text': { response: MailText }
  'POST /api/admin/mails/test': { response: MailResponse }
  'POST /api/admin/mails/:mailId/resend': { response: MailResponse }
  'GET /api/admin/jobs': { query: PageQuery; response: DeadJobs }
  'POST /api/admin/jobs/:jobId/retry': { response: DeadJobResponse }
  'POST /api/admin/jobs/:jobId/dismiss': { response: DeadJobResponse }
  'GET /api/admin/bank-transfers': { query: PageQuery | 'state'; response: BankTransfers }
  'POST /api/admin/bank-transfers/:transferId/match': { body: MatchRequest; response: BankTransferResponse }
  'POST /api/admin/bank-transfers/:transferId/ignore': { body: TransferReason; response: BankTransferResponse }
  'POST /api/admin/bank-transfers/:transferId/refund': { body: TransferReason; response: BankTransferResponse }
  'POST /api/admin/bank-transfers/:transferId/split': { body: SplitRequest; response: SplitResponse }
  'GET /api/admin/withdrawals': { query: PageQuery | 'state'; response: AdminWithdrawals }
  'POST /api/admin/withdrawals/:withdrawalId/approve': { response: AdminWithdrawalResponse }
  'POST /api/admin/withdrawals/:withdrawalId/begin': { response: AdminWithdrawalResponse }
  'POST /api/admin/withdrawals/:withdrawalId/take-over': { response: AdminWithdrawalResponse }
  'POST /api/admin/withdrawals/:withdrawalId/stop': { response: AdminWithdrawalResponse }
  'POST /api/admin/withdrawals/:withdrawalId/paid': { body: WithdrawalPaidRequest; response: AdminWithdrawalResponse }
  'POST /api/admin/withdrawals/:withdrawalId/reject': {
    body: WithdrawalRejectRequest
    response: AdminWithdrawalResponse
  }
  'GET /api/admin/payment-providers': { response: PaymentProviders }
  'GET /api/admin/reconciliation': { response: Reconciliation }
  'POST /api/admin/reconciliation/run': { response: Reconciliation }
  'GET /api/admin/nodes': { response: InfrastructureNodes }
  'POST /api/admin/nodes': { body: NewNode; response: NodeResponse }
  'POST /api/admin/nodes/look': { response: InfrastructureNodes }
  'PATCH /api/admin/nodes/:nodeId': { body: NodeChange; response: NodeResponse }
  'GET /api/admin/pools': { response: AddressPools }
  'POST /api/admin/pools': { body: NewPool; response: PoolResponse }
  'PATCH /api/admin/pools/:poolId': { body: PoolChange; response: PoolResponse }
  'GET /api/admin/pools/:poolId/addresses': { query: PageQuery | 'state'; response: PoolAddresses }
  'POST /api/admin/pools/:poolId/addresses/:address/block': { body: Reasoned; response: PoolAddressResponse }
  'POST /api/admin/pools/:poolId/addresses/:address/unblock': { response: PoolAddressResponse }
  'GET /api/admin/machine-actions': { query: PageQuery | 'kind'; response: UnsettledActions }
  'POST /api/admin/machine-actions/:actionId/retry': { response: UnsettledActionResponse }
  'POST /api/admin/machine-actions/:actionId/adopt': { body: Reasoned; response: UnsettledActionResponse }
  'GET /api/admin/machine-differences': { response: MachineDifferences }
  'POST /api/admin/machine-differences/run': { response: MachineDifferences }
  'GET /api/admin/parked-payments': { query: PageQuery | 'open'; response: ParkedPayments }
  'POST /api/admin/parked-payments/:paymentId/resolve': { body: ResolveRequest; response: ResolvedPayment }
  'POST /api/admin/parked-payments/:paymentId/take-back': { body: TakeBackRequest; response: ResolvedPayment }
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

/** The routes that a call as it is sent may be for: `GET /api/vps/catalog` looks like `GET /api/vps/:vpsId`, too. */
type KeysOf<Text extends string> = {
  [Key in keyof Calls]: Text extends FilledWithQuery<Key> ? Key : never
}[keyof Calls]

/** The keys that no other one is more specific than, as the server decides. */
type MostSpecific<Keys extends keyof Calls, All extends keyof Calls = Keys> = Keys extends keyof Calls
  ? [Exclude<All, Keys>] extends [infer Others extends keyof Calls]
    ? [Others extends keyof Calls ? (Filled<Others> extends Filled<Keys> ? Others : never) : never] extends [never]
      ? Keys
      : never
    : never
  : never

/** The entry in `Calls` of a call as it is sent. */
type CallOf<Text extends string> = Calls[MostSpecific<KeysOf<Text>>]

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
