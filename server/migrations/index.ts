import type { Migration } from '#server/platform/db/migrate-store.ts'
import { accounts } from './001-accounts.ts'
import { money } from './002-money.ts'
import { services } from './003-services.ts'
import { operations } from './004-operations.ts'
import { upkeep } from './005-upkeep.ts'
import { sandboxPayments } from './006-sandbox-payments.ts'
import { search } from './007-search.ts'
import { waiting } from './008-waiting.ts'
import { jobs } from './009-jobs.ts'
import { deposits } from './010-deposits.ts'
import { writeProbes } from './011-write-probes.ts'
import { moneyEdits } from './012-money-edits.ts'
import { knownNetworks } from './013-known-networks.ts'
import { reasons } from './014-reasons.ts'
import { userLanguages } from './015-languages.ts'
import { catalog } from './016-catalog.ts'
import { offers } from './017-offers.ts'
import { enquiries } from './018-enquiries.ts'
import { status } from './019-status.ts'
import { demoSessions } from './020-demo-sessions.ts'
import { walletMonths } from './021-wallet-months.ts'
import { recordNumbers, ticketNumbers } from './022-record-numbers.ts'
import { adminFilters } from './023-admin-filters.ts'
import { ticketFilters } from './024-ticket-filters.ts'
import { catalogueWords } from './025-catalogue-words.ts'
import { phones } from './026-phones.ts'
import { userFilters } from './027-user-filters.ts'
import { offerFigures } from './028-offer-figures.ts'
import { serviceTimes } from './029-service-times.ts'
import { payments } from './030-payments.ts'
import { moneyChecks } from './032-money-checks.ts'
import { gateways } from './033-gateways.ts'
import { waitingOrders } from './034-waiting-orders.ts'
import { withdrawals } from './035-withdrawals.ts'
import { machines } from './036-machines.ts'
import { consoleTickets } from './037-console-tickets.ts'
import { sshKeys } from './038-ssh-keys.ts'
import { machineMetrics } from './039-machine-metrics.ts'
import { addresses } from './040-addresses.ts'
import { nodes } from './041-nodes.ts'
import { apiTokens } from './042-api-tokens.ts'
import { customerWebhooks } from './043-customer-webhooks.ts'
import { mailOutbox } from './044-mail-outbox.ts'
import { sessionFacts } from './045-session-facts.ts'
import { accountSecurity } from './046-account-security.ts'
import { secondFactors } from './047-second-factors.ts'
import { ticketDesk } from './050-ticket-desk.ts'
import { ticketMessages } from './051-ticket-messages.ts'
import { ticketAttachments } from './052-ticket-attachments.ts'
import { replyTemplates } from './053-reply-templates.ts'
import { nodeImages } from './054-node-images.ts'
import { sandboxNumbers } from './055-sandbox-numbers.ts'
import { invoiceDetails } from './056-invoice-details.ts'
import { passkeys } from './057-passkeys.ts'
import { accountHistory } from './059-account-history.ts'
import { closedAccounts } from './060-closed-accounts.ts'
import { phoneCodes } from './061-phone-codes.ts'
import { onboardingSeen } from './062-onboarding-seen.ts'
import { publicCodes } from './063-public-codes.ts'
import { reversals } from './064-reversals.ts'
import { paidPrice } from './065-paid-price.ts'
import { planPromises } from './066-plan-promises.ts'
import { jobFailureCodes } from './067-job-failures.ts'
import { planLife } from './068-plan-life.ts'
import { suspendedNote } from './069-suspended-note.ts'
import { noticesRead } from './070-notices-read.ts'
import { withdrawalPayers } from './071-withdrawal-payers.ts'
import { webhookRefusals } from './072-webhook-refusals.ts'

/** Every step of the schema, in order. Steps are added at the end, and never changed. */
export const migrations: readonly Migration[] = [
  ...accounts,
  ...money,
  ...services,
  ...operations,
  ...upkeep,
  ...sandboxPayments,
  ...search,
  ...waiting,
  ...jobs,
  ...deposits,
  ...writeProbes,
  ...moneyEdits,
  ...knownNetworks,
  ...reasons,
  ...userLanguages,
  ...catalog,
  ...offers,
  ...enquiries,
  ...status,
  ...demoSessions,
  ...walletMonths,
  ...recordNumbers,
  ...ticketNumbers,
  ...adminFilters,
  ...ticketFilters,
  ...catalogueWords,
  ...phones,
  ...userFilters,
  ...offerFigures,
  ...serviceTimes,
  ...payments,
  ...moneyChecks,
  ...gateways,
  ...waitingOrders,
  ...withdrawals,
  ...machines,
  ...consoleTickets,
  ...sshKeys,
  ...machineMetrics,
  ...addresses,
  ...nodes,
  ...apiTokens,
  ...customerWebhooks,
  ...mailOutbox,
  ...sessionFacts,
  ...accountSecurity,
  ...secondFactors,
  ...ticketDesk,
  ...ticketMessages,
  ...ticketAttachments,
  ...replyTemplates,
  ...nodeImages,
  ...sandboxNumbers,
  ...invoiceDetails,
  ...passkeys,
  ...accountHistory,
  ...closedAccounts,
  ...phoneCodes,
  ...onboardingSeen,
  ...publicCodes,
  ...reversals,
  ...paidPrice,
  ...planPromises,
  ...jobFailureCodes,
  ...planLife,
  ...suspendedNote,
  ...noticesRead,
  ...withdrawalPayers,
  ...webhookRefusals,
]
