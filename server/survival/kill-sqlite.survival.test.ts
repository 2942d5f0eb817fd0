import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { describeKilledTransfers } from './killed-transfers-test-tools.ts'
import { describeKilledWaitingOrders } from './killed-waiting-orders-test-tools.ts'
import { describeKills } from './kills-test-tools.ts'

describeKills('sqlite', isLongRun ? 35 : 4)
describeKilledTransfers('sqlite')
describeKilledWaitingOrders('sqlite')
