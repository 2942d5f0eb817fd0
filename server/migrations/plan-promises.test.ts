// @module-tag mariadb
import { afterAll, expect, test } from 'vitest'
import type { PlanRecord } from '#server/features/catalog/catalog-records.ts'
import { seededRecords } from '#server/features/catalog/catalog-seed.ts'
import { createCatalogStore } from '#server/features/catalog/catalog-store.ts'
import { migrate } from '#server/platform/db/migrate-store.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { planPromises } from './066-plan-promises.ts'
import { migrations } from './index.ts'

const { database, remove } = await createTestDatabase()
afterAll(remove)
const { queries } = database
const store = createCatalogStore()

/** A plan that the previous version has stored. */
const rowOf = ({ id, seriesId, name, features, position, isOffered }: PlanRecord) => ({
  id,
  series_id: seriesId,
  name,
  cpu: 1,
  ram: 1,
  storage: 20,
  bandwidth: 1000,
  ipv4: 1,
  version: 1,
  features: JSON.stringify(features),
  is_popular: 0,
  is_sold_out: 0,
  sold_out_locations: '[]',
  position,
  is_offered: Number(isOffered),
})

test('earlier plans promise what their cards said, and one that the previous version adds afterwards promises least', async () => {
  const [basic, pro] = seededRecords.plans.filter(({ seriesId }) => seriesId === 'cloud-vps')
  if (!basic || !pro) throw new Error('The catalogue lacks a plan')
  const reworded = { vi: ['Sao lưu thường xuyên'], en: ['Regular backups'], zh: ['定期备份'] }
  const withdrawn: PlanRecord = { ...pro, id: 11, seriesId: 'own', name: 'Old', position: 11, isOffered: false }
  const own: PlanRecord = { ...basic, id: 12, seriesId: 'own', name: 'Own', position: 12, features: reworded }
  const listed = { position: 1, is_offered: 1, version: 1, name: '{}', description: '{}' }
  await queries('series').insert(['vps', 'cloud-vps', 'own'].map((id) => ({ id, ...listed })))
  await queries('plans').insert([...seededRecords.plans, withdrawn, own].map(rowOf))
  const steps = planPromises.map(({ name }) => name)
  await queries('schema_migrations').whereIn('name', steps).delete()

  await migrate(database, migrations, createManualClock())

  const promised = await store.plans.all(queries)
  const byId = (id: number) => promised.find((plan) => plan.id === id)?.promises
  for (const { id, promises } of seededRecords.plans) expect([id, byId(id)]).toEqual([id, promises])
  expect(byId(11)).toEqual(pro.promises)
  // No plan on sale below it promises anything, and the higher uptime was promised for each that had no other one.
  const least = { backup: null, uptime: '99.9', ddos: false, windows: false, snapshots: false, support: 'standard' }
  expect(byId(12)).toEqual({ ...least, uptime: '99.99' })

  await queries('plans').insert(rowOf({ ...pro, id: 13, seriesId: 'own', position: 13 }))
  expect((await store.plans.byId(queries, 13))?.promises).toEqual(least)
})
