import { test } from 'vitest'
import { engines } from './engines-test-tools.ts'
import { describeKills } from './kills-test-tools.ts'

if (engines.includes('mariadb')) describeKills('mariadb', 15)
else test('MariaDB is not installed, which was reported', () => {})
