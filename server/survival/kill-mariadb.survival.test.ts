import { test } from 'vitest'
import { hasMariadb } from '#server/platform/db/testing/private-mariadb.ts'
import { describeKills } from './kills-test-tools.ts'

if (hasMariadb()) describeKills('mariadb', 15)
else test('MariaDB is not here, which was said', () => {})
