import { fillOfferText } from '#contracts/fields/offer-text.ts'
import type { Language } from '#contracts/languages.ts'
import type { Quote } from '#contracts/offers.ts'
import { startOfMonth } from '#contracts/rules/calendar.ts'
import {
  bestDiscount,
  type Charges,
  chargesOf,
  type Discount,
  discountOf,
  offerProblem,
} from '#contracts/rules/offers.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { AttemptCounts } from '#server/platform/attempt-counts-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import { Refusal } from '#server/platform/problems.ts'
import { type CodeProblem, codeProblems, planLabel } from './offer-words.ts'
import { hasRoomFor, type PromotionRecord, type PromotionsStore } from './promotions-store.ts'
import type { QuotePromise, QuoteTokens } from './quote-tokens.ts'
import type { RedemptionRecord, RedemptionsStore } from './redemptions-store.ts'
import { refusals } from './refusals.ts'

const MINUTE = 60_000
/** How long a quote is valid. */
export const QUOTE_LIFETIME = 15 * MINUTE

/** What is ordered, at the catalogue's present price. */
export interface OrderChoice {
  planId: number
  planName: string
  locationId: number
  billingPeriod: BillingPeriod
  /** The catalogue's price of one billing period, in integer dong. */
  listPrice: number
}

/** An order to quote. */
export interface QuotedOrder {
  userId: string
  /** The instance whose trial is to be paid for; null for a new one. */
  instanceId: string | null
  choice: OrderChoice
  /** A code that the customer typed; null or empty for none. */
  code: string | null
  isTrial: boolean
  /** The earliest beginning of the period that is paid for, for a trial that is paid for before its end. Default: now. */
  notBefore?: number
  /** What the client expects to pay now: a quote with another total is refused as changed. */
  expectedTotal?: number
}

/** The terms of an order: what it costs, and the promotion behind that. */
export interface OrderTerms {
  order: QuotedOrder
  charges: Charges
  promotion: PromotionRecord | null
  /** When the period that is charged begins. */
  startsAt: number
}

export interface Quotes {
  /** Computes and signs what an order costs this customer. Throws a 422 for a code, and a 409 for a trial, that does not apply, and a 429 for too many unknown codes. */
  quote(queries: Queries, order: QuotedOrder, language: Language): Promise<Quote>
  /** The terms of an order at the list price. */
  listTerms(order: QuotedOrder): OrderTerms
  /**
   * The terms of a trial that is ordered without a quote. Throws a 409 when there is none. The customer's wallet must be locked, here and
   * below, so that two orders cannot both be the first one.
   */
  trialTerms(tx: DbTransaction, order: QuotedOrder): Promise<OrderTerms>
  /**
   * The terms that a quote promises. Throws a 403 when it is another customer's and, each with a new quote, a 409 `quote_expired` when
   * it has expired or was altered, `quote_mismatch` when the order is not the quoted one, and `price_changed` when the price or promotion
   * no longer applies.
   */
  termsOf(tx: DbTransaction, quoteId: string, order: QuotedOrder, language: Language): Promise<OrderTerms>
  /** Records that the order got its promotion, if it has one. Throws a 409 `price_changed` when that has no room left. */
  redeem(tx: DbTransaction, terms: OrderTerms, instanceId: string, language: Language): Promise<void>
  /** Gives back what an order got from promotions whose instance could not be created. */
  release(tx: DbTransaction, instanceId: string): Promise<void>
}

/** The unknown codes that a customer may enter in a window of `codeTries`: a code of three letters is one of 46,656. */
const MAX_UNKNOWN_CODES = 30

interface QuotesDeps {
  database: Pick<Database, 'transaction'>
  promotions: PromotionsStore
  redemptions: RedemptionsStore
  users: Pick<UsersStore, 'byId'>
  /** Whether the customer has paid for no instance yet, apart from those that failed. */
  isFirstOrder: (queries: Queries, userId: string) => Promise<boolean>
  tokens: QuoteTokens
  /** Counts the codes that customers enter. */
  codeTries: AttemptCounts
  clock: Clock
  ids: { next(): string }
}

/** The discount of a promotion; null for a promotion of another kind. */
function toDiscount(promotion: PromotionRecord): Discount | null {
  const { kind, percent, amount, periods } = promotion
  if (kind !== 'percent' && kind !== 'amount') return null
  return { ...promotion, kind, value: (kind === 'percent' ? percent : amount) ?? 0, periods: periods ?? 1 }
}

/** Whether a user who has had these redemptions of a promotion may have another one. */
export function isLeftFor(promotion: PromotionRecord, had: readonly RedemptionRecord[], now: number): boolean {
  const { id, maxPerUser, maxPerMonth } = promotion
  const own = had.filter(({ promotionId }) => promotionId === id)
  const ofMonth = own.filter(({ createdAt }) => createdAt >= startOfMonth(now))
  return (maxPerUser === null || own.length < maxPerUser) && (maxPerMonth === null || ofMonth.length < maxPerMonth)
}

/** The first slot that is free for a user: a number if the promotion limits how often a user gets it, else the redemption's id. */
export function freeSlot({ maxPerUser }: PromotionRecord, had: readonly RedemptionRecord[], id: string): string {
  if (maxPerUser === null) return id
  const taken = new Set(had.map(({ slot }) => slot))
  for (let slot = 1; ; slot += 1) if (!taken.has(String(slot))) return String(slot)
}

export function createQuotes(deps: QuotesDeps): Quotes {
  const { database, promotions, redemptions, users, tokens, codeTries, clock, ids } = deps

  const conditionsOf = async (queries: Queries, { userId, choice }: QuotedOrder) => ({
    ...choice,
    isFirstOrder: await deps.isFirstOrder(queries, userId),
  })

  const codeInvalid = (problem: CodeProblem) =>
    new Refusal(refusals.code_invalid, { errors: [{ path: 'code', message: codeProblems[problem] }] })

  /** The promotion of a code that the customer typed. */
  async function promotionOfCode(queries: Queries, code: string, order: QuotedOrder, now: number) {
    const promotion = await promotions.byCode(queries, code)
    const discount = promotion && toDiscount(promotion)
    if (!promotion || !discount) throw codeInvalid('unknown')
    if (!promotion.isActive) throw codeInvalid('ended')
    const problem = offerProblem(discount, await conditionsOf(queries, order), now)
    if (problem) throw codeInvalid(problem)
    if (!hasRoomFor(promotion, discountOf(discount, order.choice.listPrice))) throw codeInvalid('used_up')
    const had = await redemptions.ofUser(queries, order.userId, [promotion.id])
    if (!isLeftFor(promotion, had, now)) throw codeInvalid('used')
    return promotion
  }

  /** The promotions that are left for a customer, each with room for what it would give. */
  async function promotionsLeft(
    queries: Queries,
    order: QuotedOrder,
    now: number,
    isEligible: (of: PromotionRecord) => boolean,
  ) {
    const eligible = (await promotions.active(queries)).filter(isEligible)
    const had = await redemptions.ofUser(
      queries,
      order.userId,
      eligible.map(({ id }) => id),
    )
    return eligible.filter((promotion) => {
      const discount = toDiscount(promotion)
      const amount = discount ? discountOf(discount, order.choice.listPrice) : 0
      return hasRoomFor(promotion, amount) && isLeftFor(promotion, had, now)
    })
  }

  /** The promotion that applies without a code; null for none. */
  async function ownPromotion(queries: Queries, order: QuotedOrder, now: number) {
    const left = await promotionsLeft(
      queries,
      order,
      now,
      ({ kind, code }) => code === null && (kind === 'percent' || kind === 'amount'),
    )
    const discounts = left.flatMap((promotion) => toDiscount(promotion) ?? [])
    if (discounts.length === 0) return null
    const best = bestDiscount(discounts, await conditionsOf(queries, order), now)
    return left.find(({ id }) => id === best?.id) ?? null
  }

  /** Throws unless the customer may begin a trial. */
  async function checkTrial(queries: Queries, userId: string): Promise<void> {
    if (await redemptions.hasHadTrial(queries, userId)) throw new Refusal(refusals.trial_unavailable)
    const user = await users.byId(queries, userId)
    if (!user?.isEmailVerified && !user?.isPhoneVerified) throw new Refusal(refusals.verification_required)
  }

  async function trialPromotion(queries: Queries, order: QuotedOrder, now: number): Promise<PromotionRecord> {
    await checkTrial(queries, order.userId)
    const left = await promotionsLeft(queries, order, now, ({ kind }) => kind === 'trial')
    const conditions = await conditionsOf(queries, order)
    const promotion = left.find((trial) => offerProblem(trial, conditions, now) === null)
    if (!promotion) throw new Refusal(refusals.trial_unavailable)
    return promotion
  }

  function promotionFor(queries: Queries, order: QuotedOrder, now: number): Promise<PromotionRecord | null> {
    if (order.isTrial) return trialPromotion(queries, order, now)
    return order.code ? promotionOfCode(queries, order.code, order, now) : ownPromotion(queries, order, now)
  }

  function termsWith(promotion: PromotionRecord | null, order: QuotedOrder, now: number): OrderTerms {
    const { listPrice, billingPeriod } = order.choice
    const startsAt = Math.max(now, order.notBefore ?? 0)
    const trial = promotion?.kind === 'trial' ? { trialDays: promotion.days ?? 0 } : {}
    const discount = promotion && toDiscount(promotion)
    return {
      order,
      charges: chargesOf({ listPrice, billingPeriod, discount, startsAt, ...trial }),
      promotion,
      startsAt,
    }
  }

  async function quote(queries: Queries, order: QuotedOrder, language: Language): Promise<Quote> {
    const { userId, instanceId, choice, isTrial } = order
    const { planId, planName, locationId, billingPeriod, listPrice } = choice
    const now = clock.now()
    const code = isTrial ? null : order.code || null
    const promotion = await promotionFor(queries, { ...order, code }, now)
    const { charges } = termsWith(promotion, order, now)
    const { lines, total, next, discount, discountedPeriodsLeft, trialEndsAt } = charges
    const promise: QuotePromise = {
      userId,
      instanceId,
      planId,
      locationId,
      billingPeriod,
      code,
      listPrice,
      total,
      isTrial,
      promotionId: promotion?.id ?? null,
      promotionVersion: promotion?.version ?? null,
      issuedAt: now,
      expiresAt: now + QUOTE_LIFETIME,
    }
    const title = promotion ? fillOfferText(promotion.title[language], promotion, language) : ''
    const labels = {
      plan: planLabel(planName, billingPeriod, language),
      discount: title,
      trial: title,
    }
    return {
      quoteId: tokens.sign(promise),
      lines: lines.map(({ kind, amount }) => ({ kind, label: labels[kind], amount: String(amount) })),
      total: String(total),
      nextCharge: { amount: String(next.amount), date: toIsoString(next.at) },
      regularAmount: String(listPrice),
      offerId: promotion?.id ?? null,
      discountedPeriods: discount > 0 ? discountedPeriodsLeft + 1 : 0,
      trialEndsAt: trialEndsAt === null ? null : toIsoString(trialEndsAt),
      expiresAt: toIsoString(promise.expiresAt),
    }
  }

  /** A refusal with what the order costs now. */
  async function withNewQuote(
    refusal: (typeof refusals)['price_changed' | 'quote_expired' | 'quote_mismatch'],
    queries: Queries,
    order: QuotedOrder,
    language: Language,
  ): Promise<Refusal> {
    // The new quote leaves out the code or the trial if that is what no longer applies, and shows the price without it.
    const other = await quote(queries, order, language).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return quote(queries, { ...order, code: null, isTrial: false }, language)
    })
    return new Refusal(refusal, { quote: other })
  }

  const priceChanged = (queries: Queries, order: QuotedOrder, language: Language) =>
    withNewQuote(refusals.price_changed, queries, order, language)

  /** The promotion of a quote if it still applies to the order; undefined if not. */
  async function promisedPromotion(tx: DbTransaction, promise: QuotePromise, order: QuotedOrder) {
    const { promotionId, promotionVersion, issuedAt, listPrice, isTrial } = promise
    if (promotionId === null) return null
    const promotion = await promotions.byId(tx, promotionId)
    if (!promotion?.isActive || promotion.version !== promotionVersion) return undefined
    // What counts is whether the promotion ran at the time of the quote, which promises the price until it expires.
    if (offerProblem(promotion, await conditionsOf(tx, order), issuedAt) !== null) return undefined
    const discount = toDiscount(promotion)
    if (!hasRoomFor(promotion, discount ? discountOf(discount, listPrice) : 0)) return undefined
    if (!isLeftFor(promotion, await redemptions.ofUser(tx, order.userId, [promotion.id]), clock.now())) return undefined
    if (isTrial && (await redemptions.hasHadTrial(tx, order.userId))) return undefined
    return promotion
  }

  /** Throws a 429 for one unknown code too many. Counted before it is looked up, so that of concurrent guesses none is too many. */
  async function countCode(queries: Queries, { userId, code, isTrial }: QuotedOrder): Promise<void> {
    if (!code || isTrial) return
    const keys = [`offer code of ${userId}`]
    await database.transaction(async (tx) => {
      const [tries = 0] = await codeTries.add(tx, keys)
      if (tries > MAX_UNKNOWN_CODES) throw codeTries.refusal()
    })
    if (await promotions.byCode(queries, code)) await database.transaction((tx) => codeTries.undo(tx, keys))
  }

  return {
    async quote(queries, order, language) {
      await countCode(queries, order)
      return quote(queries, order, language)
    },

    listTerms: (order) => termsWith(null, order, clock.now()),

    async trialTerms(tx, order) {
      const now = clock.now()
      return termsWith(await trialPromotion(tx, order, now), order, now)
    },

    async termsOf(tx, quoteId, order, language) {
      const { choice } = order
      const promise = tokens.open(quoteId)
      if (!promise) throw await withNewQuote(refusals.quote_expired, tx, order, language)
      if (promise.userId !== order.userId) throw new Refusal('not_yours')
      const { code, isTrial } = promise
      const quoted: QuotedOrder = { ...order, code, isTrial }
      if (clock.now() >= promise.expiresAt) throw await withNewQuote(refusals.quote_expired, tx, quoted, language)
      const isSame =
        promise.instanceId === order.instanceId &&
        promise.planId === choice.planId &&
        promise.locationId === choice.locationId &&
        promise.billingPeriod === choice.billingPeriod
      if (!isSame) throw await withNewQuote(refusals.quote_mismatch, tx, quoted, language)
      const isPrice = promise.listPrice === choice.listPrice && promise.total === (order.expectedTotal ?? promise.total)
      if (!isPrice) throw await priceChanged(tx, quoted, language)
      const promotion = await promisedPromotion(tx, promise, quoted)
      if (promotion === undefined) throw await priceChanged(tx, quoted, language)
      const terms = termsWith(promotion, quoted, promise.issuedAt)
      if (terms.charges.total !== promise.total) throw await priceChanged(tx, quoted, language)
      return terms
    },

    async redeem(tx, { order, promotion, charges }, instanceId, language) {
      if (!promotion) return
      const { userId } = order
      if (!(await promotions.claim(tx, promotion, charges.discount))) throw await priceChanged(tx, order, language)
      const id = ids.next()
      const had = await redemptions.ofUser(tx, userId, [promotion.id])
      await redemptions.insert(tx, {
        id,
        promotionId: promotion.id,
        userId,
        slot: freeSlot(promotion, had, id),
        kind: promotion.kind,
        state: 'redeemed',
        amount: charges.discount,
        instanceId,
        transactionId: null,
        depositId: null,
        createdAt: clock.now(),
      })
    },

    async release(tx, instanceId) {
      for (const { promotionId, amount } of await redemptions.release(tx, { instanceId }))
        await promotions.release(tx, promotionId, amount)
    },
  }
}
