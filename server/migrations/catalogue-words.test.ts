// @module-tag mariadb
import { afterAll, expect, test } from 'vitest'
import { seededRecords } from '#server/features/catalog/catalog-seed.ts'
import { migrate } from '#server/platform/db/migrate-store.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { catalogueWords } from './025-catalogue-words.ts'
import { migrations } from './index.ts'

const { database, remove } = await createTestDatabase()
afterAll(remove)
const { queries } = database

const ultra = seededRecords.plans.find(({ name }) => name === 'Ultra VPS')
const row = { position: 1, is_offered: 1, version: 1 }

test('a catalogue that was filled before gets the corrected words, and keeps what an admin has written', async () => {
  const words = { vi: 'Mới', en: 'New', zh: '新的,自己写的' }
  const old = { vi: '', en: '', zh: '拥有完整 root 权限的虚拟服务器,按所需配置付费。' }
  await queries('series').insert([
    { id: 'vps', name: '{}', description: JSON.stringify(old), ...row },
    { id: 'own', name: '{}', description: JSON.stringify(words), ...row, position: 2 },
  ])
  const features = {
    vi: ['Load balancer', 'Giám sát nâng cao', 'Image hệ điều hành tùy chỉnh', 'Tài nguyên dành riêng'],
    en: ['Load balancer', 'Advanced monitoring', 'Custom OS images', 'Dedicated resources'],
    zh: ['负载均衡', '高级监控', '自定义系统镜像', '独享资源'],
  }
  await queries('plans').insert({
    id: 6,
    series_id: 'vps',
    name: 'Ultra VPS',
    cpu: 4,
    ram: 4,
    storage: 100,
    bandwidth: 5000,
    ipv4: 2,
    is_popular: 0,
    is_sold_out: 0,
    sold_out_locations: '[]',
    features: JSON.stringify(features),
    ...row,
  })
  await queries('schema_migrations')
    .whereIn(
      'name',
      catalogueWords.map(({ name }) => name),
    )
    .delete()

  await migrate(database, migrations, createManualClock())

  const descriptions: string[] = await queries('series').orderBy('position').pluck('description')
  expect(descriptions.map((text) => JSON.parse(text))).toEqual([
    { ...old, zh: '拥有完整 root 权限的虚拟服务器，按所需配置付费。' },
    words,
  ])
  const [plan]: string[] = await queries('plans').pluck('features')
  expect(JSON.parse(plan ?? '')).toEqual(ultra?.features)
})
