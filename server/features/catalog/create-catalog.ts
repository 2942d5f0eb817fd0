import type { PhoneCodes } from '#contracts/catalog.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import type { Audited } from '#server/platform/audit-store.ts'
import type { Platform } from '#server/platform/platform.ts'
import { catalogAdminRoutes } from './catalog-admin-routes.ts'
import { createCatalogAdmin } from './catalog-admin-service.ts'
import { catalogRoutes } from './catalog-routes.ts'
import {
  type CatalogService,
  createCatalogService,
  type MeasuredSource,
  type OffersSource,
  type PlacesSource,
} from './catalog-service.ts'
import { createCatalogStore } from './catalog-store.ts'

export interface CatalogSettings {
  /** Default: the catalogue of the database. */
  catalog?: CatalogService
  paymentMethods: readonly PaymentMethod[]
  /** Whether machines are sold: a production server without anything that makes real ones sells none. Default: they are. */
  isSelling?: boolean
}

interface CatalogDeps {
  settings: CatalogSettings
  audited: Audited
  phoneCodes: PhoneCodes
  measurements: MeasuredSource
  /** Called when the catalogue is read, since offers and places refer to its plans. */
  above: () => { offers: { offers: { source: OffersSource } }; machinesAdmin: { places: PlacesSource } }
}

/** What is sold, as pages show it and admins change it. */
export type CatalogFeature = ReturnType<typeof createCatalogFeature>

export function createCatalogFeature(platform: Platform, deps: CatalogDeps) {
  const { database, idempotency, clock, ids, timers, log } = platform
  const { settings, audited, phoneCodes, measurements, above } = deps
  const { isSelling = true, paymentMethods: methods } = settings
  const store = createCatalogStore()
  const catalog =
    settings.catalog ??
    createCatalogService({
      database,
      store,
      clock,
      timers,
      log,
      methods,
      phoneCodes,
      measurements,
      isSelling,
      offers: { read: (queries) => above().offers.offers.source.read(queries) },
      places: {
        soldOut: (...request) => above().machinesAdmin.places.soldOut(...request),
        missingImages: (...request) => above().machinesAdmin.places.missingImages(...request),
      },
    })
  const admin = createCatalogAdmin({ database, store, catalog, audited, idempotency, clock, ids })
  return { store, catalog, routes: [...catalogRoutes({ catalog }), ...catalogAdminRoutes({ admin })] }
}
