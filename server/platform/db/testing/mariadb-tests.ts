/**
 * `npm run test:mariadb`: the server's tests on a private MariaDB. If MariaDB is not installed, it prints a warning that these tests
 * did not run, and fails if they are required (`REQUIRE_MARIADB=1`, as in continuous integration).
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
