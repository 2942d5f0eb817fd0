import type { Messages } from '#contracts/fields/messages.ts'
import { type OfferTextProblem, offerFigures, offerTextProblem } from '#contracts/fields/offer-text.ts'
import type { NewPromotion, Promotion, PromotionChange } from '#contracts/promotions.ts'
import type { OfferKind } from '#contracts/rules/offers.ts'
import { type CatalogAdminDeps, changeCatalog, type Done } from '#server/features/catalog/catalog-entries-service.ts'
import { refusals } from '#server/features/catalog/refusals.ts'
import type { Actor } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import type { PromotionRecord, PromotionsStore, PromotionValues } from './promotions-store.ts'

/** Lists, creates and changes promotions, for admins. */
export interface PromotionsService {
  /** Newest first. */
  list(page: PageRequest): Promise<Page<Promotion>>
  /** Throws a 422 when it lacks a value that its kind needs, or another promotion has its code. */
  create(actor: Actor, request: NewPromotion, key: string | undefined): Promise<Done<Promotion>>
  /** Throws a 404 for an unknown id, a 409 when it has been changed since this version, and the refusals of `create`. */
  change(actor: Actor, id: string, request: PromotionChange, key: string | undefined): Promise<Done<Promotion>>
}

interface PromotionsDeps extends CatalogAdminDeps {
  promotions: PromotionsStore
  clock: Clock
  ids: Ids
}

/** The values that a promotion of each kind needs. */
const needed: Record<OfferKind, readonly ('percent' | 'amount' | 'minimum' | 'days')[]> = {
  percent: ['percent'],
  amount: ['amount'],
  deposit_bonus: ['amount', 'minimum'],
  trial: ['days'],
  referral: ['amount'],
}

const missing: Messages = {
  vi: 'Loại ưu đãi này cần giá trị này',
  en: 'This type of promotion needs this value',
  zh: '此类优惠必须填写该值',
}
const noCode: Messages = {
  vi: 'Loại ưu đãi này không dùng mã',
  en: 'This type of promotion has no code',
  zh: '此类优惠不使用优惠码',
}
const endsTooEarly: Messages = {
  vi: 'Thời điểm kết thúc phải sau thời điểm bắt đầu',
  en: 'The end must be after the beginning',
  zh: '结束时间必须晚于开始时间',
}

const noSuchPlan: Messages = { vi: 'Không có gói này', en: 'There is no such plan', zh: '没有该套餐' }
const bonusTooLarge: Messages = {
  vi: 'Tiền thưởng không được lớn hơn khoản nạp tối thiểu',
  en: 'The bonus must not be larger than the smallest top-up that earns it',
  zh: '赠送金额不能大于最低充值金额',
}

/** Says what is wrong with a text of a promotion. */
const textProblem = ({ problem, names }: OfferTextProblem): Messages => {
  const list = names.map((name) => `{${name}}`).join(', ')
  return problem === 'typed'
    ? {
        vi: `Vui lòng thay con số bằng ${list}: khi bạn sửa ưu đãi, con số sẽ tự đổi theo`,
        en: `Write ${list} instead of the figure: it then follows every change of the promotion`,
        zh: `请用 ${list} 代替数字，优惠修改后会自动更新`,
      }
    : {
        vi: `Loại ưu đãi này chỉ dùng được ${list}`,
        en: `This promotion only knows ${list}`,
        zh: `此优惠只能使用 ${list}`,
      }
}

const numberOf = (text: string | null) => (text === null ? null : Number(text))
const timeOf = (text: string | null) => (text === null ? null : Date.parse(text))
const toText = (amount: number | null) => (amount === null ? null : String(amount))

/** A promotion as the back-office shows it. */
function toPromotion({ createdAt: _, ...record }: PromotionRecord): Promotion {
  return {
    ...record,
    title: { ...record.title },
    description: { ...record.description },
    amount: toText(record.amount),
    minimum: toText(record.minimum),
    budget: toText(record.budget),
    startsAt: toIsoString(record.startsAt),
    endsAt: toIsoString(record.endsAt),
    given: String(record.given),
  }
}

/** The fields of a request as they are stored; those that it leaves out are left out. */
function toValues(request: Partial<NewPromotion>): Partial<PromotionValues> {
  const { amount, minimum, budget, startsAt, endsAt, kind: _, ...same } = request
  return {
    ...same,
    ...(amount === undefined ? {} : { amount: numberOf(amount) }),
    ...(minimum === undefined ? {} : { minimum: numberOf(minimum) }),
    ...(budget === undefined ? {} : { budget: numberOf(budget) }),
    ...(startsAt === undefined ? {} : { startsAt: timeOf(startsAt) }),
    ...(endsAt === undefined ? {} : { endsAt: timeOf(endsAt) }),
  }
}

/**
 * Throws a 422 unless a promotion has the values that its kind needs, and its texts name its figures. Typed figures are looked for where
 * the request sets the texts or a figure: switching an older promotion off does not ask for new texts.
 */
function check(record: PromotionRecord, request: Partial<NewPromotion>): void {
  const { kind, code, startsAt, endsAt } = record
  for (const name of needed[kind]) if (record[name] === null) throw invalidField(name, missing)
  if (code !== null && kind !== 'percent' && kind !== 'amount') throw invalidField('code', noCode)
  if (kind === 'deposit_bonus' && Number(record.amount) > Number(record.minimum))
    throw invalidField('amount', bonusTooLarge)
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) throw invalidField('endsAt', endsTooEarly)
  const setsFigure = offerFigures.some((name) => request[name] !== undefined)
  for (const name of ['title', 'description'] as const) {
    const only = setsFigure || request[name] !== undefined ? undefined : 'unknown'
    const found = offerTextProblem(record[name], record, only)
    if (found) throw invalidField(`${name}.${found.language}`, textProblem(found))
  }
}

export function createPromotionsService(deps: PromotionsDeps): PromotionsService {
  const { database, store, promotions, clock, ids } = deps

  async function requirePlans(tx: DbTransaction, { planIds }: PromotionRecord): Promise<void> {
    for (const id of planIds ?? []) if (!(await store.plans.byId(tx, id))) throw invalidField('planIds', noSuchPlan)
  }

  return {
    async list(page) {
      const { rows, nextCursor } = await promotions.list(database.queries, page)
      return { rows: rows.map(toPromotion), nextCursor }
    },

    create: (actor, request, key) =>
      changeCatalog(deps, actor, { operation: 'promotion.create', key, request }, async (tx) => {
        const record = {
          id: ids.next(),
          kind: request.kind,
          ...toValues(request),
          version: 1,
          redemptions: 0,
          given: 0,
          createdAt: clock.now(),
        } as PromotionRecord
        check(record, request)
        await requirePlans(tx, record)
        await promotions.insert(tx, record)
        const shown = toPromotion(record)
        return { shown, change: { action: 'promotion.create', targetId: record.id, before: null, after: shown } }
      }),

    change: (actor, id, { version, ...request }, key) =>
      changeCatalog(
        deps,
        actor,
        { operation: 'promotion.change', key, request: { id, version, ...request } },
        async (tx) => {
          const before = await promotions.byId(tx, id)
          if (!before) throw new Refusal('not_found')
          const record: PromotionRecord = { ...before, ...toValues(request as Partial<NewPromotion>), version }
          check(record, request as Partial<NewPromotion>)
          await requirePlans(tx, record)
          if (!(await promotions.change(tx, record))) throw new Refusal(refusals.catalog_changed)
          const shown = toPromotion({ ...record, version: version + 1 })
          const values = { before: toPromotion(before), after: shown }
          return { shown, change: { action: 'promotion.change', targetId: id, ...values } }
        },
      ),
  }
}
