import { engines } from './engines-test-tools.ts'
import { describeKilledActions } from './killed-actions-test-tools.ts'

for (const engine of engines) describeKilledActions(engine)
