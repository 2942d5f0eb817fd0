import { createPasswords } from '#server/features/auth/passwords.ts'
import { type BulkRows, bulkLoad } from '#server/platform/db/bulk-load.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { scaleRows } from '#server/seeds/seed-scale.ts'
import { cheapArgon2 } from './hashing-test-tools.ts'
import type { TestServer } from './server-test-tools.ts'

/** Fills a test server's empty database with users and three transactions for each; the first two users are those of the demo. */
export async function fillWithUsers(
  { database, clock }: TestServer,
  users: number,
  more: () => Iterable<BulkRows> = () => [],
): Promise<void> {
  const passwords = createPasswords({ timers: testTimers, argon2: cheapArgon2 })
  const hashes = {
    admin: await passwords.hash(demoAccounts.admin.password),
    customer: await passwords.hash(demoAccounts.customer.password),
    others: await passwords.hash('an unknown password'),
  }
  function* rows() {
    yield* scaleRows({ users, transactions: users * 3, seed: 1, now: clock.now(), hashes })
    yield* more()
  }
  await bulkLoad(database, rows, () => {})
}
