import type { CatalogSnapshot } from '#contracts/catalog.ts'
import type { Language } from '#contracts/languages.ts'
import { nothingMeasured } from '#contracts/measured.ts'
import { specMethods } from '#contracts/rules/fees.ts'
import { seededRecords } from './catalog-seed.ts'
import { contentsOf } from './catalog-snapshot.ts'

/** The snapshot of the catalogue that a database begins with, without offers. */
export const seededCatalog = (language: Language): CatalogSnapshot => ({
  ...contentsOf(seededRecords, language, 0),
  revision: 1,
  offers: [],
  measured: nothingMeasured,
  paymentMethods: [...specMethods],
  phoneCodes: 'simulated',
})
