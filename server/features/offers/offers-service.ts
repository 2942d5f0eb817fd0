import { figuresOf, fillOfferText } from '#contracts/fields/offer-text.ts'
import type { Language } from '#contracts/languages.ts'
import type { Offer, Referral } from '#contracts/offers.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { LoadedOffers, OffersSource } from '#server/features/catalog/catalog-service.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import type { Bonuses } from './bonuses.ts'
import { hasRoomFor, type PromotionRecord, type PromotionsStore } from './promotions-store.ts'
import { isLeftFor } from './quotes.ts'
import type { RedemptionsStore } from './redemptions-store.ts'
import { referralCode } from './referral-code.ts'
import type { ReferralsStore } from './referrals-store.ts'

/** Shows offers to visitors and customers, and who was invited by whom. */
export interface OffersService {
  /** The offers for the snapshot of the catalogue, which is the same for everyone. */
  source: OffersSource
  /** The offers that run now; for a customer those that still apply to this one. */
  running(userId: string | null, language: Language): Promise<Offer[]>
  /** A customer's referral code, which is made when it is first asked for, and what it has earned. */
  referralOf(session: Session): Promise<Referral>
  /** Remembers with whose code a new user registered. A code that no user has is ignored. */
  onRegistered(tx: DbTransaction, userId: string, code: string | undefined): Promise<void>
}

interface OffersDeps {
  /** For reading only: changes go through `sessions`. */
  database: Pick<Database, 'queries'>
  sessions: SessionTransactions
  promotions: PromotionsStore
  redemptions: RedemptionsStore
  referrals: ReferralsStore
  bonuses: Pick<Bonuses, 'referralPromotion'>
  isFirstOrder: (queries: Queries, userId: string) => Promise<boolean>
  /** Whether plans can be ordered: without, there are no trials. */
  isSelling: boolean
  clock: Clock
}

const numbers = new Set<string>(['percent', 'periods', 'days'])

/** A promotion as visitors see it. */
function toOffer(promotion: PromotionRecord, language: Language): Offer {
  const { id, kind, code, title, description, firstOrderOnly, billingPeriods, planIds, startsAt, endsAt } = promotion
  const values = figuresOf[kind].flatMap((name) => {
    const value = name === 'periods' ? (promotion.periods ?? 1) : promotion[name]
    return value === null ? [] : [[name, numbers.has(name) ? value : String(value)]]
  })
  return {
    id,
    kind,
    code,
    firstOrderOnly,
    billingPeriods,
    planIds,
    title: fillOfferText(title[language], promotion, language),
    description: fillOfferText(description[language], promotion, language),
    ...Object.fromEntries(values),
    startsAt: toIsoString(startsAt),
    endsAt: toIsoString(endsAt),
  }
}

/** Whether a promotion is shown at a given time: its limits leave room for somebody, and its code, if it has one, is for everybody. */
const isShownAt = (promotion: PromotionRecord, now: number) =>
  (promotion.code === null || promotion.isPublic) &&
  (promotion.startsAt === null || promotion.startsAt <= now) &&
  (promotion.endsAt === null || now < promotion.endsAt) &&
  hasRoomFor(promotion, promotion.kind === 'percent' ? 1 : (promotion.amount ?? 0))

/** The promotions that are switched on, as they were read. */
const loadedOffers = (active: readonly PromotionRecord[]): LoadedOffers => ({
  at: (now, language) => active.filter((one) => isShownAt(one, now)).map((one) => toOffer(one, language)),
  nextChange(now) {
    const times = active.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((at) => at !== null && at > now)
    return times.length === 0 ? null : Math.min(...(times as number[]))
  },
})

export function createOffersService(deps: OffersDeps): OffersService {
  const { database, sessions, promotions, redemptions, referrals, bonuses, isSelling, clock } = deps

  const readActive = async (queries: Queries) =>
    (await promotions.active(queries)).filter(({ kind }) => isSelling || kind !== 'trial')

  /** The promotions that still apply to a customer. */
  async function leftFor(userId: string, running: readonly PromotionRecord[], now: number): Promise<PromotionRecord[]> {
    const { queries } = database
    const [isFirstOrder, hadTrial, had] = await Promise.all([
      deps.isFirstOrder(queries, userId),
      redemptions.hasHadTrial(queries, userId),
      redemptions.ofUser(
        queries,
        userId,
        running.map(({ id }) => id),
      ),
    ])
    return running.filter(
      (promotion) =>
        (isFirstOrder || !promotion.firstOrderOnly) &&
        (promotion.kind !== 'trial' || !hadTrial) &&
        isLeftFor(promotion, had, now),
    )
  }

  async function codeOf(session: Session): Promise<string> {
    const { userId } = session
    const known = await referrals.codeOf(database.queries, userId)
    if (known !== null) return known
    return sessions.transaction(session, async (tx) => {
      const current = await referrals.codeOf(tx, userId)
      if (current !== null) return current
      for (let attempt = 0; ; attempt += 1) {
        const code = referralCode(userId, attempt)
        if (await referrals.addCode(tx, userId, code)) return code
      }
    })
  }

  return {
    source: { read: async (queries) => loadedOffers(await readActive(queries)) },

    async running(userId, language) {
      const now = clock.now()
      const running = (await readActive(database.queries)).filter((promotion) => isShownAt(promotion, now))
      const shown = userId === null ? running : await leftFor(userId, running, now)
      return shown.map((promotion) => toOffer(promotion, language))
    },

    async referralOf(session) {
      const { userId } = session
      const code = await codeOf(session)
      const { queries } = database
      const promotion = await bonuses.referralPromotion(queries, userId)
      return {
        code,
        path: `/?ref=${code}`,
        invited: await referrals.countOf(queries, userId),
        earned: String(await redemptions.sumOf(queries, userId, 'referral')),
        amount: promotion?.amount ? String(promotion.amount) : null,
      }
    },

    async onRegistered(tx, userId, code) {
      const referrerId = code ? await referrals.ownerOf(tx, code) : null
      if (referrerId === null || referrerId === userId) return
      await referrals.insert(tx, { userId, referrerId, createdAt: clock.now(), rewardedAt: null })
    },
  }
}
