/**
 * `npm run test:mariadb`: the server's tests on a private MariaDB. Where MariaDB is not installed it says loudly that this half
 * did not run, and fails where it was insisted on (`REQUIRE_MARIADB=1`, as in continuous integration).
 */
import { spawnSync } from 'node:child_process'
import { hasMariadb } from './private-mariadb.ts'

if (hasMariadb()) {
  const tests = ['exec', '--', 'vitest', 'run', '--config', '.ci/vitest.config.ts', '--project', 'mariadb']
  process.exitCode = spawnSync('npm', [...tests, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
} else {
  const required = process.env.REQUIRE_MARIADB === '1'
  console.error(
    [
      '!!! MariaDB is not installed: THE SERVER WAS NOT TESTED ON MARIADB, only on SQLite.',
      '!!! On Debian: sudo apt-get install mariadb-server',
    ].join('\n'),
  )
  process.exitCode = required ? 1 : 0
}
