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
]
