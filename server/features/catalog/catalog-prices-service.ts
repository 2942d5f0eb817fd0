import type { AdminAmounts, AdminPrice, NewPrice } from '#contracts/admin-catalog.ts'
import type { Actor } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import { type CatalogAdminDeps, changeCatalog, type Done } from './catalog-entries-service.ts'
import type { PriceRecord } from './catalog-records.ts'
import { heldPrices } from './catalog-snapshot.ts'
import { refusals } from './refusals.ts'

/** Lists, sets and cancels prices, for admins. */
export interface PricesAdmin {
  /** The newest first, of one plan or of all. */
  list(page: PageRequest, planId: number | undefined): Promise<Page<AdminPrice>>
  /**
   * Adds a price. Throws a 409 `catalog_changed` when another price than the expected one holds, a 422 for an unknown plan or a time
   * that has passed.
   */
  create(actor: Actor, request: NewPrice, key: string | undefined): Promise<Done<AdminPrice>>
  /** Cancels a price that is not in force yet. Throws a 404 for an unknown one, a 409 for one that is or was in force. */
  cancel(actor: Actor, id: string, key: string | undefined): Promise<Done<AdminPrice>>
}

interface PricesDeps extends CatalogAdminDeps {
  clock: Clock
  ids: Ids
}

/** How long ago a price may begin, in milliseconds: an admin's clock may be slow. It then begins now. */
const TOLERANCE = 5 * 60_000

const timePassed = {
  vi: 'Thời điểm bắt đầu đã qua',
  en: 'This time has passed',
  zh: '该时间已过',
}
const unknownPlan = { vi: 'Không có gói này', en: 'There is no such plan', zh: '没有该套餐' }

/** The amounts of a price as the back-office shows them. */
export const toAmounts = ({ amount, listAmount }: Pick<PriceRecord, 'amount' | 'listAmount'>): AdminAmounts => ({
  amount: String(amount),
  listAmount: listAmount === null ? null : String(listAmount),
})

export function createPricesAdmin(deps: PricesDeps): PricesAdmin {
  const { database, store, clock, ids } = deps

  /** Makes the function that shows prices, by the other prices of their plans. */
  async function shownBy(queries: Queries): Promise<(price: PriceRecord) => AdminPrice> {
    const now = clock.now()
    const held = heldPrices(await store.prices.all(queries), now)
    const stateOf = ({ id, planId, billingPeriod, validFrom, cancelledAt }: PriceRecord): AdminPrice['state'] => {
      if (cancelledAt !== null) return 'cancelled'
      if (validFrom > now) return 'future'
      return held(planId, billingPeriod)?.id === id ? 'current' : 'past'
    }
    return (price) => ({
      id: price.id,
      planId: price.planId,
      billingPeriod: price.billingPeriod,
      ...toAmounts(price),
      validFrom: toIsoString(price.validFrom),
      state: stateOf(price),
      createdAt: toIsoString(price.createdAt),
    })
  }

  /** The time from which a new price holds. Throws a 422 for one that has passed. */
  function beginningOf(validFrom: string | undefined, now: number): number {
    if (validFrom === undefined) return now
    const at = Date.parse(validFrom)
    if (at < now - TOLERANCE) throw invalidField('validFrom', timePassed)
    return Math.max(at, now)
  }

  async function add(tx: DbTransaction, request: NewPrice) {
    const { planId, billingPeriod, amount, listAmount, expectedAmount } = request
    const now = clock.now()
    if (!(await store.plans.byId(tx, planId))) throw invalidField('planId', unknownPlan)
    const before = heldPrices(await store.prices.all(tx), now)(planId, billingPeriod)
    if (expectedAmount !== undefined && Number(expectedAmount) !== before?.amount)
      throw new Refusal(refusals.catalog_changed)
    const price: PriceRecord = {
      id: ids.next(),
      planId,
      billingPeriod,
      amount: Number(amount),
      listAmount: listAmount === null ? null : Number(listAmount),
      validFrom: beginningOf(request.validFrom, now),
      createdAt: now,
      cancelledAt: null,
    }
    await store.prices.insert(tx, price)
    const shown = (await shownBy(tx))(price)
    const values = { before: before && toAmounts(before), after: shown }
    return { shown, change: { action: 'catalog.price.create', targetId: price.id, ...values } }
  }

  async function cancel(tx: DbTransaction, id: string) {
    const price = await store.prices.byId(tx, id)
    if (!price) throw new Refusal('not_found')
    const now = clock.now()
    const cancelled: PriceRecord = { ...price, cancelledAt: price.cancelledAt ?? now }
    const shown = (await shownBy(tx))(cancelled)
    if (price.cancelledAt !== null) return { shown, change: null }
    if (!(await store.prices.cancel(tx, id, now))) throw new Refusal(refusals.price_holds)
    const values = { before: (await shownBy(tx))(price), after: shown }
    return { shown, change: { action: 'catalog.price.cancel', targetId: id, ...values } }
  }

  return {
    async list(page, planId) {
      const { rows, nextCursor } = await store.prices.list(database.queries, page, planId)
      return { rows: rows.map(await shownBy(database.queries)), nextCursor }
    },
    create: (actor, request, key) =>
      changeCatalog(deps, actor, { operation: 'price.create', key, request }, (tx) => add(tx, request)),
    cancel: (actor, id, key) =>
      changeCatalog(deps, actor, { operation: 'price.cancel', key, request: { id } }, (tx) => cancel(tx, id)),
  }
}
