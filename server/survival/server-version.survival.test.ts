import { expect, onTestFinished, test } from 'vitest'
import { hasMariadb, startPrivateMariadb } from '#server/platform/db/testing/private-mariadb.ts'
import { runProgram } from '#server/testing/program-test-tools.ts'

test.runIf(hasMariadb())('a start with a database server that is too old ends with one clear line', async () => {
  const mariadb = await startPrivateMariadb(['--version=10.5.23-MariaDB'])
  onTestFinished(() => mariadb.remove())
  const { output, ended } = runProgram('main.ts', { DATABASE_URL: mariadb.url('mysql'), PORT: '0' })
  expect(await ended).toBe(1)
  expect(output.stderr).toMatch(
    /^The database at 127\.0\.0\.1:\d+ cannot be used: MariaDB 10\.5 is too old, MariaDB 10\.6 or MySQL 8\.0 is needed\..*\n$/,
  )
})
