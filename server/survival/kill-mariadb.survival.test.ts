import { test } from 'vitest'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { engines } from './engines-test-tools.ts'
import { describeKilledRenewals } from './killed-renewals-test-tools.ts'
import { describeKilledTransfers } from './killed-transfers-test-tools.ts'
import { describeKilledWaitingOrders } from './killed-waiting-orders-test-tools.ts'
import { describeKills } from './kills-test-tools.ts'
import { createKillableServer } from './server-process-test-tools.ts'

if (engines.includes('mariadb')) {
  const killable = await createKillableServer('mariadb')
  // Two include both orders in which server and database are killed.
  describeKills('mariadb', killable, isLongRun ? 15 : 2)
  describeKilledRenewals('mariadb', killable)
  describeKilledTransfers('mariadb', killable)
  describeKilledWaitingOrders('mariadb', killable)
} else test('MariaDB is not installed, which was reported', () => {})
