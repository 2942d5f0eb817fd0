import { isDeepStrictEqual } from 'node:util'
import { type CatalogSnapshot, catalogSnapshotSchema, type PhoneCodes, vpsCatalogSchema } from '#contracts/catalog.ts'
import { type Language, languages } from '#contracts/languages.ts'
import { type Measured, nothingMeasured } from '#contracts/measured.ts'
import type { Offer } from '#contracts/offers.ts'
import { productListSchema } from '#contracts/products.ts'
import { type PaymentMethod, paymentMethods } from '#contracts/rules/fees.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import { createFailureLog } from '#server/platform/failure-log.ts'
import { type PreparedBody, prepareBody } from '#server/platform/http/prepared.ts'
import type { Log } from '#server/platform/log.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { CatalogRecords, PlanRecord } from './catalog-records.ts'
import { seededRecords } from './catalog-seed.ts'
import { contentsOf, nextPriceChange } from './catalog-snapshot.ts'
import type { CatalogStore } from './catalog-store.ts'

/** The offers as they were read: which of them run at a given time, and when that changes. */
export interface LoadedOffers {
  at(now: number, language: Language): Offer[]
  /** The next time after `now` at which an offer begins or ends; null if there is none. */
  nextChange(now: number): number | null
}

/** Where the offers of the snapshot come from: a feature above this one. A change of them raises the revision, too. */
export interface OffersSource {
  read(queries: Queries): Promise<LoadedOffers>
}

/** Where the measurements of the snapshot come from: a feature above this one. They change without a revision. */
export interface MeasuredSource {
  read(queries: Queries): Promise<Measured>
}

/** The size of a plan that is looked for a place for: cores, and memory and disk in GB. */
type PlacedPlan = Pick<PlanRecord, 'id' | 'cpu' | 'ram' | 'storage'>

/** Where no machine can be made now: a feature above this one knows. That changes without a revision. */
export interface PlacesSource {
  /** The locations in which there is no room for each plan. Plans without any are left out. */
  soldOut(
    queries: Queries,
    plans: readonly PlacedPlan[],
    locationIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly number[]>>
  /** The systems that no node of each location can set up. Locations without any are left out. */
  missingImages(
    queries: Queries,
    imageIds: readonly string[],
    locationIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly string[]>>
}

/** The responses that are made in advance. */
export type PreparedName = 'catalog' | 'products' | 'vps'

/** What pages and public calls show of the catalogue: kept in memory, and made again when it changes. */
export interface CatalogService {
  /** Fills an empty catalogue, and reads it; to be awaited before the first request. */
  open(): Promise<void>
  /** Watches for changes by other servers, and for prices and offers whose time comes. */
  start(): void
  stop(): Promise<void>
  /** Reads the catalogue if it has changed; to be awaited after a change has been committed. */
  refresh(): Promise<void>
  /** Everything that pages show, in a language: the same object until it changes. */
  snapshot(language: Language): CatalogSnapshot
  /** A response in a language, with its bytes. */
  prepared(name: PreparedName, language: Language): PreparedBody
  /** The name of a location, also of one that is no longer offered; empty for an unknown one. */
  locationName(id: number): string
  /** Calls the listener after each change of the snapshot. Returns the function that stops this. */
  onChange(listener: () => void): () => void
}

interface CatalogDeps {
  database: Database
  store: CatalogStore
  clock: Clock
  timers: Timers
  log: Log
  /** The payment methods on offer. */
  methods: readonly PaymentMethod[]
  /** How phone numbers are verified. Default: any code is right. */
  phoneCodes?: PhoneCodes
  /** Default: none. */
  offers?: OffersSource
  /** Default: nothing has been measured. */
  measurements?: MeasuredSource
  /** Default: there is room everywhere. */
  places?: PlacesSource
  /** Whether plans can be ordered at all. Default: they can. */
  isSelling?: boolean
}

/** How often the revision is compared with the database's, in milliseconds. */
const WATCH = 1000
/** How often what was measured is read again, in milliseconds. */
const MEASURE = 600_000
/** How often it is looked where there is room, in milliseconds. An order is refused at once by what it finds itself. */
const PLACES = 5000
/** How often a catalogue that changes while it is read is read again at once. */
const READS = 5

/** The catalogue as it was read. */
interface Loaded {
  revision: number
  records: CatalogRecords
  offers: LoadedOffers
  measured: Measured
  /** When it was read, in milliseconds. */
  measuredAt: number
  soldOut: ReadonlyMap<number, readonly number[]>
  missingImages: ReadonlyMap<number, readonly string[]>
  /** When it was looked where there is room, in milliseconds. */
  placesAt: number
}

/** What is shown until `until`, when another price or offer holds. */
interface Shown {
  until: number
  snapshots: ReadonlyMap<Language, CatalogSnapshot>
  prepared: ReadonlyMap<Language, Readonly<Record<PreparedName, PreparedBody>>>
}

const noOffers: OffersSource = { read: async () => ({ at: () => [], nextChange: () => null }) }
const noMeasurements: MeasuredSource = { read: async () => nothingMeasured }
const unlimitedPlaces: PlacesSource = { soldOut: async () => new Map(), missingImages: async () => new Map() }

export function createCatalogService(deps: CatalogDeps): CatalogService {
  const { database, store, clock, timers, log } = deps
  const {
    offers = noOffers,
    measurements = noMeasurements,
    places = unlimitedPlaces,
    isSelling = true,
    phoneCodes = 'simulated',
  } = deps
  const methods = paymentMethods.filter((method) => deps.methods.includes(method))
  const listeners = new Set<() => void>()
  let loaded: Loaded | null = null
  let shown: Shown | null = null
  let reading: Promise<unknown> = Promise.resolve()
  /** Whether a price or an offer has begun to hold since the catalogue was read. */
  let isDue = false
  let stopWatching: (() => Promise<void>) | null = null

  function show({ revision, records, offers, measured, soldOut, missingImages }: Loaded): Shown {
    const now = clock.now()
    const snapshots = new Map<Language, CatalogSnapshot>()
    const prepared = new Map<Language, Record<PreparedName, PreparedBody>>()
    for (const language of languages) {
      const contents = contentsOf(records, language, now, { soldOut, missingImages, isSelling })
      const setUp = { paymentMethods: methods, phoneCodes }
      const snapshot = { revision, ...contents, offers: offers.at(now, language), measured, ...setUp }
      snapshots.set(language, snapshot)
      const { series, plans, locations, operatingSystems, products } = contents
      const vps = { series, plans, locations, operatingSystems, ...setUp }
      prepared.set(language, {
        catalog: prepareBody(catalogSnapshotSchema, snapshot),
        products: prepareBody(productListSchema, products),
        vps: prepareBody(vpsCatalogSchema, vps),
      })
    }
    const changes = [nextPriceChange(records.prices, now), offers.nextChange(now)].filter((at) => at !== null)
    return { until: Math.min(...changes, Number.POSITIVE_INFINITY), snapshots, prepared }
  }

  function publish(next: Shown): Shown {
    shown = next
    for (const listener of listeners) listener()
    return next
  }

  /** What is shown now. A price is in force from its time on, even if the watch has not run since. */
  function current(): Shown {
    if (!loaded || !shown) throw new Error('The catalogue is used before it was opened')
    if (clock.now() < shown.until) return shown
    isDue = true
    return publish(show(loaded))
  }

  async function readMeasured() {
    return { measured: await measurements.read(database.queries), measuredAt: clock.now() }
  }

  async function readPlaces({ plans, locations, images }: CatalogRecords) {
    const ids = locations.filter(({ isOffered }) => isOffered).map(({ id }) => id)
    const onSale = plans.filter(({ isOffered }) => isOffered)
    const systems = images.filter(({ isOffered }) => isOffered).map(({ id }) => id)
    return {
      soldOut: await places.soldOut(database.queries, onSale, ids),
      missingImages: await places.missingImages(database.queries, systems, ids),
      placesAt: clock.now(),
    }
  }

  /** Reads everything at one revision. */
  async function load(): Promise<Loaded> {
    const { queries } = database
    for (let reads = 1; ; reads += 1) {
      const revision = await store.revision(queries)
      if (revision === null) throw new Error('The catalogue is empty')
      const records = await store.readAll(queries)
      const read = {
        revision,
        records,
        offers: await offers.read(queries),
        ...(await readMeasured()),
        ...(await readPlaces(records)),
      }
      // While it keeps changing, it is shown as it is, and read again soon: the revision is already another one.
      if (reads === READS || (await store.revision(queries)) === revision) return read
    }
  }

  /** What is read again from time to time, though the revision is the same. */
  async function readDue(before: Loaded): Promise<Loaded> {
    const now = clock.now()
    const isMeasured = now < before.measuredAt + MEASURE
    const isPlaced = now < before.placesAt + PLACES
    if (isMeasured && isPlaced) return before
    return {
      ...before,
      ...(!isMeasured && (await readMeasured())),
      ...(!isPlaced && (await readPlaces(before.records))),
    }
  }

  async function readIfChanged(): Promise<void> {
    const isCurrent = loaded && (await store.revision(database.queries)) === loaded.revision
    const next = loaded && isCurrent ? await readDue(loaded) : await load()
    if (next === loaded) return
    const isSame =
      isDeepStrictEqual(next.measured, loaded?.measured) &&
      isDeepStrictEqual(next.soldOut, loaded?.soldOut) &&
      isDeepStrictEqual(next.missingImages, loaded?.missingImages)
    if (isCurrent && isSame) {
      loaded = next
      return
    }
    const nextShown = show(next)
    loaded = next
    isDue = false
    publish(nextShown)
  }

  /** One after another, so that a later call sees everything that was committed before it. */
  function refresh(): Promise<void> {
    const done = reading.then(readIfChanged)
    reading = done.catch(() => {})
    return done
  }

  /** When a price's or an offer's time has come, one of the servers raises the revision. */
  async function raiseIfDue(): Promise<void> {
    current()
    if (!loaded || !isDue) return
    const { revision } = loaded
    await database.transaction((tx) => store.raiseRevisionFrom(tx, revision))
  }

  const failures = createFailureLog({
    log,
    clock,
    level: 'warn',
    message: 'the catalogue could not be read again',
    recoveredMessage: 'the catalogue is read again',
  })

  return {
    refresh,

    async open() {
      await database.transaction((tx) => store.fill(tx, seededRecords))
      await refresh()
    },

    start() {
      stopWatching ??= timers.every(WATCH, async () => {
        try {
          await raiseIfDue()
          await refresh()
          failures.succeeded()
        } catch (error) {
          failures.failed(error)
        }
      })
    },

    async stop() {
      await stopWatching?.()
      stopWatching = null
    },

    snapshot(language) {
      const snapshot = current().snapshots.get(language)
      if (!snapshot) throw new Error(`The catalogue has no ${language}`)
      return snapshot
    },

    prepared(name, language) {
      const bodies = current().prepared.get(language)
      if (!bodies) throw new Error(`The catalogue has no ${language}`)
      return bodies[name]
    },

    locationName: (id) => loaded?.records.locations.find((location) => location.id === id)?.name ?? '',

    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
