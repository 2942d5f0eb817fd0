/** How each feature is created. `compose.ts` connects them. */

import type { AccountSettings } from './account/create-account.ts'
import type { AuthSettings } from './auth/create-auth.ts'
import type { CatalogSettings } from './catalog/create-catalog.ts'
import type { ClosingSettings } from './closing/create-closing.ts'
import type { CustomerWebhooksSettings } from './customer-webhooks/create-customer-webhooks.ts'
import type { EnquiriesSettings } from './enquiries/create-enquiries.ts'
import type { HealthSettings } from './health/create-health.ts'
import type { JobsSettings } from './jobs/create-jobs.ts'
import type { MachinesSettings } from './machines/create-machines.ts'
import type { MailSettings } from './mail/create-mail.ts'
import type { OffersSettings } from './offers/create-offers.ts'
import type { PaymentsSettings } from './payments/create-payments.ts'
import type { ReconciliationSettings } from './reconciliation/create-reconciliation.ts'
import type { SandboxSettings } from './sandbox/create-sandbox.ts'
import type { StatusSettings } from './status/create-status.ts'
import type { TicketsSettings } from './tickets/create-tickets.ts'
import type { VpsSettings } from './vps/create-vps.ts'
import type { WaitingOrdersSettings } from './waiting-orders/create-waiting-orders.ts'
import type { WalletSettings } from './wallet/create-wallet.ts'

/** What the settings of a process say to each feature. */
export type FeatureSettings = AccountSettings &
  AuthSettings &
  CatalogSettings &
  ClosingSettings &
  CustomerWebhooksSettings &
  EnquiriesSettings &
  HealthSettings &
  JobsSettings &
  MachinesSettings &
  MailSettings &
  OffersSettings &
  PaymentsSettings &
  ReconciliationSettings &
  SandboxSettings &
  StatusSettings &
  TicketsSettings &
  VpsSettings &
  WaitingOrdersSettings &
  WalletSettings

export { type AccountFeature, createAccountFeature as account } from './account/create-account.ts'
export { createAddressesFeature as addresses } from './addresses/create-addresses.ts'
export { createAdminFeature as admin } from './admin/create-admin.ts'
export { type ApiTokensFeature, createApiTokensFeature as apiTokens } from './api-tokens/create-api-tokens.ts'
export { type AuthFeature, createAuthFeature as auth } from './auth/create-auth.ts'
export { createCatalogFeature as catalog } from './catalog/create-catalog.ts'
export { createCleanupFeature as cleanup } from './cleanup/create-cleanup.ts'
export { type ClosingFeature, createClosingFeature as closing } from './closing/create-closing.ts'
export {
  type CustomerWebhooksFeature,
  createCustomerWebhooksFeature as webhooks,
} from './customer-webhooks/create-customer-webhooks.ts'
export { createEnquiriesFeature as enquiries } from './enquiries/create-enquiries.ts'
export { createEventsFeature as events } from './events/create-events.ts'
export { createHealthFeature as health } from './health/create-health.ts'
export { createJobsFeature as jobs } from './jobs/create-jobs.ts'
export { createMachinesFeature as machines, type MachinesFeature } from './machines/create-machines.ts'
export {
  createMachinesAdminFeature as machinesAdmin,
  type MachinesAdminFeature,
} from './machines-admin/create-machines-admin.ts'
export { createMailFeature as mail } from './mail/create-mail.ts'
export { createMetricsFeature as metrics } from './metrics/create-metrics.ts'
export { createNodesFeature as nodes } from './nodes/create-nodes.ts'
export { createNoticesFeature as notices } from './notices/create-notices.ts'
export { createNumbersFeature as numbers } from './numbers/create-numbers.ts'
export { createOffersFeature as offers, type OffersFeature } from './offers/create-offers.ts'
export { createOpenApiFeature as openApi } from './openapi/create-openapi.ts'
export { createOverviewFeature as overview } from './overview/create-overview.ts'
export { createPaymentsFeature as payments, type PaymentsFeature } from './payments/create-payments.ts'
export { createReconciliationFeature as reconciliation } from './reconciliation/create-reconciliation.ts'
export { createRenewalsFeature as renewals, type RenewalsFeature } from './renewals/create-renewals.ts'
export { createSandboxFeature as sandbox } from './sandbox/create-sandbox.ts'
export { createSshKeysFeature as sshKeys } from './ssh-keys/create-ssh-keys.ts'
export { createStatsFeature as stats } from './stats/create-stats.ts'
export { createStatusFeature as status } from './status/create-status.ts'
export { createTicketsFeature as tickets } from './tickets/create-tickets.ts'
export { createUsersFeature as users } from './users/create-users.ts'
export { createVpsFeature as vps, type VpsFeature } from './vps/create-vps.ts'
export {
  createWaitingOrdersFeature as waitingOrders,
  type WaitingOrdersFeature,
} from './waiting-orders/create-waiting-orders.ts'
export { createWalletFeature as wallet, type WalletFeature } from './wallet/create-wallet.ts'
export { createWithdrawalsFeature as withdrawals } from './withdrawals/create-withdrawals.ts'
