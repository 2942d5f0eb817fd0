import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { engines } from './engines-test-tools.ts'
import { describeKilledActions } from './killed-actions-test-tools.ts'

// By default they run on the engine where the database is killed, too.
for (const engine of isLongRun ? engines : engines.slice(-1)) describeKilledActions(engine)
