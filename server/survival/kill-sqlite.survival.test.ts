import { describeKilledTransfers } from './killed-transfers-test-tools.ts'
import { describeKilledWaitingOrders } from './killed-waiting-orders-test-tools.ts'
import { describeKills } from './kills-test-tools.ts'

describeKills('sqlite', 35)
describeKilledTransfers('sqlite')
describeKilledWaitingOrders('sqlite')
