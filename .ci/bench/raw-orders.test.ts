import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrations } from '#server/migrations/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import { migrate } from '#server/platform/db/migrate-store.ts'
import { recordOrders } from './raw-orders.ts'
import { makeShoppers, openExisting } from './wallets.ts'

test("the server's orders are recorded, and the driver alone can replay them", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'raw-orders-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'shop.db')
  const database = openExisting(`sqlite:${path}`)
  await migrate(database, migrations, systemClock)
  const shoppers = await makeShoppers(database, 2)
  await database.close()

  const orders = await recordOrders(path, shoppers, 3)

  // It throws unless all of them are in the database afterwards.
  expect(orders.measure()).toBeGreaterThan(0)
})
