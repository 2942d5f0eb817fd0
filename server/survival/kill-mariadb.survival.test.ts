import { test } from 'vitest'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { engines } from './engines-test-tools.ts'
import { describeKilledTransfers } from './killed-transfers-test-tools.ts'
import { describeKilledWaitingOrders } from './killed-waiting-orders-test-tools.ts'
import { describeKills } from './kills-test-tools.ts'

if (engines.includes('mariadb')) {
  // Four include both orders in which server and database are killed.
  describeKills('mariadb', isLongRun ? 15 : 4)
  describeKilledTransfers('mariadb')
  describeKilledWaitingOrders('mariadb')
} else test('MariaDB is not installed, which was reported', () => {})
