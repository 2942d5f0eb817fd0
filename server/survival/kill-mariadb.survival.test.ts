import { test } from 'vitest'
import { engines } from './engines-test-tools.ts'
import { describeKilledTransfers } from './killed-transfers-test-tools.ts'
import { describeKilledWaitingOrders } from './killed-waiting-orders-test-tools.ts'
import { describeKills } from './kills-test-tools.ts'

if (engines.includes('mariadb')) {
  describeKills('mariadb', 15)
  describeKilledTransfers('mariadb')
  describeKilledWaitingOrders('mariadb')
} else test('MariaDB is not installed, which was reported', () => {})
