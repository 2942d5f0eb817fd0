import { describeKills } from './kills-test-tools.ts'

describeKills('sqlite', 35)
