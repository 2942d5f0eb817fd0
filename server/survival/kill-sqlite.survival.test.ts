import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { describeKilledTransfers } from './killed-transfers-test-tools.ts'
import { describeKilledWaitingOrders } from './killed-waiting-orders-test-tools.ts'
import { describeKills } from './kills-test-tools.ts'
import { createMortalServer } from './server-process-test-tools.ts'

const mortal = await createMortalServer('sqlite')
describeKills('sqlite', mortal, isLongRun ? 35 : 2)
describeKilledTransfers('sqlite', mortal)
describeKilledWaitingOrders('sqlite', mortal)
