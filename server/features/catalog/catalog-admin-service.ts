import type {
  AdminCategory,
  AdminImage,
  AdminLocation,
  AdminPlan,
  AdminProduct,
  AdminSeries,
  CategoryChange,
  ImageChange,
  LocationChange,
  NewCategory,
  NewImage,
  NewLocation,
  NewPlan,
  NewProduct,
  NewSeries,
  PlanChange,
  ProductChange,
  SeriesChange,
} from '#contracts/admin-catalog.ts'
import type { Messages } from '#contracts/fields/messages.ts'
import { billingPeriods } from '#contracts/rules/price.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { invalidField } from '#server/platform/problems.ts'
import { type CatalogAdminDeps, type EntriesAdmin, type EntriesKind, entriesAdmin } from './catalog-entries-service.ts'
import { createPricesAdmin, type PricesAdmin, toAmounts } from './catalog-prices-service.ts'
import type {
  CategoryRecord,
  ImageRecord,
  LocationRecord,
  PlanRecord,
  ProductRecord,
  SeriesRecord,
} from './catalog-records.ts'
import { heldPrices, nextPriceChange } from './catalog-snapshot.ts'
import type { CatalogStore, EntriesStore } from './catalog-store.ts'

/** The catalogue as admins see and change it. */
export interface CatalogAdmin {
  series: EntriesAdmin<NewSeries, SeriesChange, AdminSeries>
  plans: EntriesAdmin<NewPlan, PlanChange, AdminPlan>
  prices: PricesAdmin
  images: EntriesAdmin<NewImage, ImageChange, AdminImage>
  locations: EntriesAdmin<NewLocation, LocationChange, AdminLocation>
  categories: EntriesAdmin<NewCategory, CategoryChange, AdminCategory>
  products: EntriesAdmin<NewProduct, ProductChange, AdminProduct>
}

interface CatalogAdminServiceDeps extends CatalogAdminDeps {
  clock: Clock
  ids: Ids
}

const messages = {
  series: { vi: 'Không có dòng sản phẩm này', en: 'There is no such series', zh: '没有该系列' },
  location: { vi: 'Không có vị trí này', en: 'There is no such location', zh: '没有该机房' },
  image: { vi: 'Không có hệ điều hành này', en: 'There is no such system', zh: '没有该系统' },
  category: { vi: 'Không có nhóm sản phẩm này', en: 'There is no such category', zh: '没有该类别' },
  plan: { vi: 'Không có gói này', en: 'There is no such plan', zh: '没有该套餐' },
  itself: {
    vi: 'Hệ điều hành không thể thay thế chính nó',
    en: 'A system cannot replace itself',
    zh: '系统不能接替自身',
  },
  priceOrPlan: {
    vi: 'Sản phẩm cần có giá riêng hoặc là một gói, không phải cả hai',
    en: 'A product needs either its own price or a plan, not both',
    zh: '产品须有独立价格或对应套餐，二者择一',
  },
} satisfies Record<string, Messages>

/** An id that is a word. */
const word = (text: string) => text
/** An id that is a number, as a path has it; null for another text. */
const numberOf = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null)
/** The next number: withdrawn entries keep theirs. */
const nextNumber = (all: readonly { id: number }[]) => Math.max(0, ...all.map(({ id }) => id)) + 1

/** Throws a 422 for a field that names an entry that does not exist. */
async function require<Item extends { id: string | number; version: number }>(
  entries: EntriesStore<Item>,
  queries: Queries,
  ids: readonly Item['id'][],
  path: string,
  message: Messages,
): Promise<void> {
  for (const id of ids) if (!(await entries.byId(queries, id))) throw invalidField(path, message)
}

/** Kinds whose entries are shown as they are stored. */
const asStored = async <Item>() => {
  return (entry: Item) => entry
}

const seriesKind = (store: CatalogStore): EntriesKind<SeriesRecord, NewSeries, SeriesChange, AdminSeries> => ({
  name: 'series',
  entries: store.series,
  idOf: word,
  toNew: ({ id, name, description }) => ({ id, name, description }),
  toChange: ({ version: _, ...fields }) => fields,
  check: async () => {},
  shown: asStored,
})

const categoriesKind = (
  store: CatalogStore,
): EntriesKind<CategoryRecord, NewCategory, CategoryChange, AdminCategory> => ({
  name: 'category',
  entries: store.categories,
  idOf: word,
  toNew: ({ id, name, description }) => ({ id, name, description }),
  toChange: ({ version: _, ...fields }) => fields,
  check: async () => {},
  shown: asStored,
})

function plansKind(
  store: CatalogStore,
  clock: Clock,
  ids: Ids,
): EntriesKind<PlanRecord, NewPlan, PlanChange, AdminPlan> {
  return {
    name: 'plan',
    entries: store.plans,
    idOf: numberOf,
    toNew: ({ position: _, isOffered: __, prices: ___, ...fields }, all) => ({ id: nextNumber(all), ...fields }),
    toChange: ({ version: _, ...fields }) => fields,

    async check(tx, { seriesId, soldOutLocations }) {
      await require(store.series, tx, [seriesId], 'seriesId', messages.series)
      await require(store.locations, tx, soldOutLocations, 'soldOutLocations', messages.location)
    },

    async onCreated(tx, { id: planId }, { prices }) {
      if (!prices) return
      const now = clock.now()
      for (const billingPeriod of billingPeriods) {
        const { amount, listAmount } = prices[billingPeriod]
        await store.prices.insert(tx, {
          id: ids.next(),
          planId,
          billingPeriod,
          amount: Number(amount),
          listAmount: listAmount === null ? null : Number(listAmount),
          validFrom: now,
          createdAt: now,
          cancelledAt: null,
        })
      }
    },

    async shown(queries) {
      const now = clock.now()
      const prices = await store.prices.all(queries)
      const held = heldPrices(prices, now)
      const amountsOf = (planId: number, period: 'monthly' | 'yearly') => {
        const price = held(planId, period)
        return price && toAmounts(price)
      }
      return ({ features, soldOutLocations, ...plan }) => {
        const next = nextPriceChange(
          prices.filter(({ planId }) => planId === plan.id),
          now,
        )
        return {
          ...plan,
          features: { vi: [...features.vi], en: [...features.en], zh: [...features.zh] },
          soldOutLocations: [...soldOutLocations],
          prices: { monthly: amountsOf(plan.id, 'monthly'), yearly: amountsOf(plan.id, 'yearly') },
          nextPriceAt: next === null ? null : new Date(next).toISOString(),
        }
      }
    },
  }
}

const imagesKind = (store: CatalogStore): EntriesKind<ImageRecord, NewImage, ImageChange, AdminImage> => ({
  name: 'image',
  entries: store.images,
  idOf: word,
  toNew: ({ id, name, endOfLife, successorIds, minRam }) => ({ id, name, endOfLife, successorIds, minRam }),
  toChange: ({ version: _, ...fields }) => fields,
  async check(tx, { id, successorIds }) {
    if (successorIds.includes(id)) throw invalidField('successorIds', messages.itself)
    await require(store.images, tx, successorIds, 'successorIds', messages.image)
  },
  shown: async () => (image) => ({ ...image, successorIds: [...image.successorIds] }),
})

const locationsKind = (
  store: CatalogStore,
): EntriesKind<LocationRecord, NewLocation, LocationChange, AdminLocation> => ({
  name: 'location',
  entries: store.locations,
  idOf: numberOf,
  toNew: ({ position: _, isOffered: __, ...fields }, all) => ({ id: nextNumber(all), ...fields }),
  toChange: ({ version: _, ...fields }) => fields,
  check: async () => {},
  shown: asStored,
})

const amountOf = (price: string | null) => (price === null ? null : Number(price))

const productsKind = (store: CatalogStore): EntriesKind<ProductRecord, NewProduct, ProductChange, AdminProduct> => ({
  name: 'product',
  entries: store.products,
  idOf: word,
  toNew: ({ position: _, isOffered: __, price, ...fields }) => ({ ...fields, price: amountOf(price) }),
  toChange: ({ version: _, price, ...fields }) => ({
    ...fields,
    price: price === undefined ? undefined : amountOf(price),
  }),
  async check(tx, { categoryId, planId, price }) {
    if ((planId === null) === (price === null)) throw invalidField('price', messages.priceOrPlan)
    await require(store.categories, tx, [categoryId], 'categoryId', messages.category)
    if (planId !== null) await require(store.plans, tx, [planId], 'planId', messages.plan)
  },
  shown:
    async () =>
    ({ price, features, ...product }) => ({
      ...product,
      features: { vi: [...features.vi], en: [...features.en], zh: [...features.zh] },
      price: price === null ? null : String(price),
    }),
})

export function createCatalogAdmin(deps: CatalogAdminServiceDeps): CatalogAdmin {
  const { store, clock, ids } = deps
  return {
    series: entriesAdmin(deps, seriesKind(store)),
    plans: entriesAdmin(deps, plansKind(store, clock, ids)),
    prices: createPricesAdmin(deps),
    images: entriesAdmin(deps, imagesKind(store)),
    locations: entriesAdmin(deps, locationsKind(store)),
    categories: entriesAdmin(deps, categoriesKind(store)),
    products: entriesAdmin(deps, productsKind(store)),
  }
}
