import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { CatalogFeature } from '#server/features/catalog/create-catalog.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { UsersFeature } from '#server/features/users/create-users.ts'
import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createBonuses, REFERRAL_BONUS } from './bonuses.ts'
import { offersRoutes } from './offers-routes.ts'
import { createOffersService } from './offers-service.ts'
import { createPromotionsService } from './promotions-service.ts'
import { createPromotionsStore } from './promotions-store.ts'
import { createQuoteTokens, type QuoteSecrets } from './quote-tokens.ts'
import { createQuotes } from './quotes.ts'
import { createRedemptionsStore } from './redemptions-store.ts'
import { createReferralsStore } from './referrals-store.ts'

export interface OffersSettings {
  /** Whether machines are sold: a production server without anything that makes real ones sells none. Default: they are. */
  isSelling?: boolean
  /** The secret that the sandbox's webhooks are signed with, and, by a key derived from it, quotes. */
  webhookSecret: string
  /** The previous secret, which is accepted, too, while it is being replaced. */
  previousWebhookSecret?: string | undefined
}

/** What knows the orders of a customer. */
interface Above {
  vps: { instances: { hasOrdered(queries: Queries, userId: string): Promise<boolean> } }
  waitingOrders: { orders: { hasWaiting(queries: Queries, userId: string): Promise<boolean> } }
}

interface OffersDeps {
  settings: OffersSettings
  jobs: JobsFeature
  users: UsersFeature
  catalog: CatalogFeature
  auth: AuthFeature
  wallet: WalletFeature
  /** Called for offers for a first order, since orders are charged by their quotes. */
  above: () => Above
}

/** Offers, what they give, and what an order costs with them. */
export type OffersFeature = ReturnType<typeof createOffersFeature>

export function createOffersFeature(platform: Platform, deps: OffersDeps) {
  const { database, idempotency, clock, ids, attempts } = platform
  const { settings, catalog, above } = deps
  const { isSelling = true, webhookSecret, previousWebhookSecret: previous } = settings
  const { sessions, audited, customerOf } = deps.auth
  const { ledger, transactions } = deps.wallet
  const users = deps.users.store
  const promotions = createPromotionsStore({ onUsedUp: catalog.store.raiseRevision })
  const redemptions = createRedemptionsStore()
  const referrals = createReferralsStore()
  const isFirstOrder = async (queries: Queries, userId: string) => {
    const { vps, waitingOrders } = above()
    return (
      !(await vps.instances.hasOrdered(queries, userId)) && !(await waitingOrders.orders.hasWaiting(queries, userId))
    )
  }
  const bonuses = createBonuses({
    database,
    promotions,
    redemptions,
    referrals,
    transactions,
    users,
    ledger,
    jobs: deps.jobs.store,
    clock,
    ids,
  })
  const offers = createOffersService({
    isSelling,
    database,
    sessions,
    promotions,
    redemptions,
    referrals,
    bonuses,
    isFirstOrder,
    clock,
  })
  const quoteSecrets: QuoteSecrets = [webhookSecret, ...(previous === undefined ? [] : [previous])]
  const quotes = createQuotes({
    database,
    codeTries: attempts.quarterHours,
    promotions,
    redemptions,
    users,
    isFirstOrder,
    clock,
    ids,
    tokens: createQuoteTokens(quoteSecrets),
  })
  return {
    bonuses,
    offers,
    promotions,
    quotes,
    quoteSecrets,
    referrals,
    handlers: { [REFERRAL_BONUS]: bonuses.referral },
    routes: offersRoutes({
      offers,
      customerOf,
      promotions: createPromotionsService({
        database,
        store: catalog.store,
        catalog: catalog.catalog,
        audited,
        idempotency,
        clock,
        ids,
        promotions,
      }),
    }),
  }
}
