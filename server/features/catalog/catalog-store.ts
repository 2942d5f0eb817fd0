import type { Localized } from '#contracts/rules/languages.ts'
import { CATALOG_ENTRIES_MAX } from '#contracts/rules/limits.ts'
import { leastPromises, type PlanPromises } from '#contracts/rules/plan-promises.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { type Column, createTable, flag, integer, json, nullable, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { firstRow } from '#server/platform/db/first-row.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import type {
  CatalogRecords,
  CategoryRecord,
  ImageRecord,
  LocationRecord,
  PlanRecord,
  PriceRecord,
  ProductRecord,
  SeriesRecord,
} from './catalog-records.ts'

const listed = { position: integer('position'), isOffered: flag('is_offered'), version: integer('version') }
const named = { name: json<Localized>('name'), description: json<Localized>('description') }

const seriesTable = createTable('series', { id: varchar('id'), ...named, ...listed })

const storedPromises = json<PlanPromises>('promises')
/** Null in a plan that the previous version added: it promises least. */
const promises: Column<PlanPromises> = {
  ...storedPromises,
  read: (stored) => (stored === null ? leastPromises : storedPromises.read(stored)),
}

const plansTable = createTable('plans', {
  id: integer('id'),
  seriesId: varchar('series_id'),
  name: varchar('name'),
  cpu: integer('cpu'),
  ram: integer('ram'),
  storage: integer('storage'),
  bandwidth: integer('bandwidth'),
  ipv4: integer('ipv4'),
  features: json<Localized<readonly string[]>>('features'),
  promises,
  isPopular: flag('is_popular'),
  isSoldOut: flag('is_sold_out'),
  soldOutLocations: json<readonly number[]>('sold_out_locations'),
  ...listed,
})

const pricesTable = createTable('plan_prices', {
  id: varchar('id'),
  planId: integer('plan_id'),
  billingPeriod: varchar<BillingPeriod>('billing_period'),
  amount: integer('amount'),
  listAmount: nullable(integer('list_amount')),
  validFrom: integer('valid_from'),
  createdAt: integer('created_at'),
  cancelledAt: nullable(integer('cancelled_at')),
})

const imagesTable = createTable('images', {
  id: varchar('id'),
  name: varchar('name'),
  endOfLife: nullable(varchar('end_of_life')),
  successorIds: json<readonly string[]>('successor_ids'),
  minRam: integer('min_ram'),
  ...listed,
})

const locationsTable = createTable('locations', {
  id: integer('id'),
  name: varchar('name'),
  city: json<Localized>('city'),
  country: json<Localized>('country'),
  flag: varchar('flag'),
  isSoldOut: flag('is_sold_out'),
  ...listed,
})

const categoriesTable = createTable('categories', { id: varchar('id'), ...named, ...listed })

const productsTable = createTable('products', {
  id: varchar('id'),
  categoryId: varchar('category_id'),
  ...named,
  features: json<Localized<readonly string[]>>('features'),
  price: nullable(integer('price')),
  planId: nullable(integer('plan_id')),
  ...listed,
})

const revisionTable = createTable('catalog_revision', { name: varchar('name'), revision: integer('revision') })

/** The name of the only row with the revision. */
const REVISION = { name: 'catalog' }
/** The number of prices that are read at once. */
const PRICES_AT_ONCE = 500

/** The entries of one kind. */
export interface EntriesStore<Item extends { id: string | number; version: number }> {
  /** All entries, withdrawn ones too, in the order of their positions. */
  all(queries: Queries): Promise<Item[]>
  byId(queries: Queries, id: Item['id']): Promise<Item | null>
  /** Repeats the transaction when another one has taken the id meanwhile. */
  insert(tx: DbTransaction, entry: Item): Promise<void>
  /** Replaces the entry of a version by this one; returns whether it still had that version. */
  replace(tx: DbTransaction, version: number, entry: Item): Promise<boolean>
}

/** What an order takes from the catalogue: null for what is not there, or not on sale. */
export interface ChosenRecords {
  plan: Pick<PlanRecord, 'id' | 'seriesId' | 'name' | 'cpu' | 'ram' | 'storage'>
  price: Pick<PriceRecord, 'amount' | 'listAmount'>
  location: Pick<LocationRecord, 'id' | 'name'> | null
  image: Pick<ImageRecord, 'id' | 'minRam'> | null
  isSoldOut: boolean
}

/** The choices of an order, and the time at which it is made. */
export interface Choices {
  planId: number
  billingPeriod: BillingPeriod
  locationId: number
  /** The operating system; empty when none is chosen yet. */
  imageId: string
  at: number
}

export interface CatalogStore {
  series: EntriesStore<SeriesRecord>
  plans: EntriesStore<PlanRecord>
  images: EntriesStore<ImageRecord>
  locations: EntriesStore<LocationRecord>
  categories: EntriesStore<CategoryRecord>
  products: EntriesStore<ProductRecord>
  prices: {
    insert(tx: DbTransaction, price: PriceRecord): Promise<void>
    byId(queries: Queries, id: string): Promise<PriceRecord | null>
    /** All prices, past, cancelled and future ones too. */
    all(queries: Queries): Promise<PriceRecord[]>
    /** Cancels a price that is not in force yet, and is not cancelled; returns whether it did. */
    cancel(tx: DbTransaction, id: string, now: number): Promise<boolean>
    /** The newest first, of one plan or of all. */
    list(queries: Queries, page: PageRequest, planId: number | undefined): Promise<Page<PriceRecord>>
  }
  /** The whole catalogue. */
  readAll(queries: Queries): Promise<CatalogRecords>
  /** What an order at this time takes; null for a plan that is not on sale. One statement. */
  choose(queries: Queries, choices: Choices): Promise<ChosenRecords | null>
  /** The number that each change raises; null before the catalogue is filled. */
  revision(queries: Queries): Promise<number | null>
  /** Makes other changes of the catalogue wait until the transaction ends. */
  lockRevision(tx: DbTransaction): Promise<void>
  /** Raises the revision, in the transaction of every change. */
  raiseRevision(tx: DbTransaction): Promise<void>
  /** Raises the revision if it is still this one; returns whether it did. */
  raiseRevisionFrom(tx: DbTransaction, revision: number): Promise<boolean>
  /** Fills an empty catalogue; returns whether it did. */
  fill(tx: DbTransaction, records: CatalogRecords): Promise<boolean>
}

/** A table with its entries in the order of their positions. */
interface EntriesTable<Item> {
  name: string
  columnNames: readonly string[]
  toCells(record: Item): (string | number | null)[]
  toRecord(row: object): Item
  insert(queries: Queries, ...records: readonly [Item, ...Item[]]): Promise<void>
}

const retryIfDuplicate = (error: unknown): never => {
  throw isDuplicate(error) ? new RetryTransaction() : error
}

function entriesIn<Item extends { id: string | number; version: number }>(
  table: EntriesTable<Item>,
): EntriesStore<Item> {
  return {
    async all(queries) {
      const rows: object[] = await queries(table.name).orderBy(['position', 'id']).limit(CATALOG_ENTRIES_MAX)
      return rows.map(table.toRecord)
    },
    async byId(queries, id) {
      const row: object | undefined = await queries(table.name).where({ id }).first()
      return row ? table.toRecord(row) : null
    },
    insert: (tx, entry) => table.insert(tx, entry).catch(retryIfDuplicate),
    async replace(tx, version, entry) {
      const cells = table.toCells(entry)
      const { id, ...values } = Object.fromEntries(table.columnNames.map((name, index) => [name, cells[index]]))
      return (await tx(table.name).where({ id, version }).update(values)) === 1
    },
  }
}

/**
 * A plan that is on sale with the price in force, and the chosen location and system if they are. The price has the latest beginning, and
 * of those the newest id.
 */
const chosen = `
  select p.id, p.series_id, p.name, p.cpu, p.ram, p.storage, p.is_sold_out, p.sold_out_locations,
    c.amount, c.list_amount, l.name as location, l.is_sold_out as is_location_sold_out, i.min_ram
  from plans p
  join series s on s.id = p.series_id and s.is_offered = 1
  join plan_prices c on c.id = (
    select x.id from plan_prices x
    where x.plan_id = ? and x.billing_period = ? and x.valid_from <= ? and x.cancelled_at is null
    order by x.valid_from desc, x.id desc limit 1)
  left join locations l on l.id = ? and l.is_offered = 1
  left join images i on i.id = ? and i.is_offered = 1
  where p.id = ? and p.is_offered = 1`

export function createCatalogStore(): CatalogStore {
  const series = entriesIn<SeriesRecord>(seriesTable)
  const plans = entriesIn<PlanRecord>(plansTable)
  const images = entriesIn<ImageRecord>(imagesTable)
  const locations = entriesIn<LocationRecord>(locationsTable)
  const categories = entriesIn<CategoryRecord>(categoriesTable)
  const products = entriesIn<ProductRecord>(productsTable)

  async function allPrices(queries: Queries): Promise<PriceRecord[]> {
    const prices: PriceRecord[] = []
    for (;;) {
      const page = queries('plan_prices').orderBy('id').limit(PRICES_AT_ONCE)
      const last = prices.at(-1)
      if (last) page.where('id', '>', last.id)
      const rows: object[] = await page
      prices.push(...rows.map(pricesTable.toRecord))
      if (rows.length < PRICES_AT_ONCE) return prices
    }
  }

  async function revision(queries: Queries): Promise<number | null> {
    const row: { revision: unknown } | undefined = await queries('catalog_revision').where(REVISION).first('revision')
    return row ? toSafeInteger(row.revision) : null
  }

  return {
    series,
    plans,
    images,
    locations,
    categories,
    products,

    prices: {
      insert: pricesTable.insert,
      async byId(queries, id) {
        const row = await queries('plan_prices').where({ id }).first()
        return row ? pricesTable.toRecord(row) : null
      },
      all: allPrices,
      async cancel(tx, id, now) {
        const waiting = tx('plan_prices').where({ id }).where('valid_from', '>', now).whereNull('cancelled_at')
        return (await waiting.update({ cancelled_at: now })) === 1
      },
      async list(queries, page, planId) {
        const rows = queries('plan_prices')
          .orderBy('id', 'desc')
          .limit(page.limit + 1)
        if (planId !== undefined) rows.where({ plan_id: planId })
        if (page.before !== undefined) rows.where('id', '<', page.before)
        return pageOf((await rows).map(pricesTable.toRecord), page)
      },
    },

    async readAll(queries) {
      return {
        series: await series.all(queries),
        plans: await plans.all(queries),
        prices: await allPrices(queries),
        images: await images.all(queries),
        locations: await locations.all(queries),
        categories: await categories.all(queries),
        products: await products.all(queries),
      }
    },

    async choose(queries, { planId, billingPeriod, locationId, imageId, at }) {
      const row = await firstRow(queries, chosen, [planId, billingPeriod, at, locationId, imageId, planId])
      if (!row) return null
      const plan = {
        id: planId,
        seriesId: String(row.series_id),
        name: String(row.name),
        cpu: toSafeInteger(row.cpu),
        ram: toSafeInteger(row.ram),
        storage: toSafeInteger(row.storage),
      }
      const listAmount = row.list_amount === null ? null : toSafeInteger(row.list_amount)
      const soldOutLocations: number[] = JSON.parse(String(row.sold_out_locations))
      return {
        plan,
        price: { amount: toSafeInteger(row.amount), listAmount },
        location: row.location === null ? null : { id: locationId, name: String(row.location) },
        image: row.min_ram === null ? null : { id: imageId, minRam: toSafeInteger(row.min_ram) },
        isSoldOut:
          Boolean(row.is_sold_out) || Boolean(row.is_location_sold_out) || soldOutLocations.includes(locationId),
      }
    },

    revision,

    async lockRevision(tx) {
      await tx('catalog_revision').where(REVISION).forUpdate().first('revision')
    },

    async raiseRevision(tx) {
      await tx('catalog_revision').where(REVISION).increment('revision')
    },

    async raiseRevisionFrom(tx, from) {
      return (
        (await tx('catalog_revision')
          .where({ ...REVISION, revision: from })
          .increment('revision')) === 1
      )
    },

    async fill(tx, records) {
      if ((await revision(tx)) !== null) return false
      // The revision comes first, so that another server that fills the catalogue at the same time waits, and then
      // finds it.
      await revisionTable.insert(tx, { ...REVISION, revision: 1 }).catch(retryIfDuplicate)
      const insertAll = async <Item>(table: EntriesTable<Item>, items: readonly Item[]) => {
        const [first, ...others] = items
        if (first !== undefined) await table.insert(tx, first, ...others)
      }
      await insertAll<SeriesRecord>(seriesTable, records.series)
      await insertAll<PlanRecord>(plansTable, records.plans)
      await insertAll<PriceRecord>(pricesTable, records.prices)
      await insertAll<ImageRecord>(imagesTable, records.images)
      await insertAll<LocationRecord>(locationsTable, records.locations)
      await insertAll<CategoryRecord>(categoriesTable, records.categories)
      await insertAll<ProductRecord>(productsTable, records.products)
      return true
    },
  }
}
