import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { describeKilledRenewals } from './killed-renewals-test-tools.ts'
import { describeKilledTransfers } from './killed-transfers-test-tools.ts'
import { describeKilledWaitingOrders } from './killed-waiting-orders-test-tools.ts'
import { describeKills } from './kills-test-tools.ts'
import { createKillableServer } from './server-process-test-tools.ts'

const killable = await createKillableServer('sqlite')
describeKills('sqlite', killable, isLongRun ? 35 : 2)
describeKilledRenewals('sqlite', killable)
describeKilledTransfers('sqlite', killable)
describeKilledWaitingOrders('sqlite', killable)
