import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openForTest } from '#server/platform/testing/database-test-tools.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-permissions-'))
afterAll(() => rmSync(folder, { recursive: true }))

const commands = join(import.meta.dirname, '../../commands')

const permissionsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** Writes to an SQLite file, so that its companion files exist, and returns the permissions of each. */
async function permissionsInUse(path: string): Promise<string[]> {
  const database = openForTest(`sqlite:${path}`)
  await database.queries.raw('CREATE TABLE IF NOT EXISTS t (x INTEGER)')
  const permissions = [path, `${path}-wal`, `${path}-shm`].map(permissionsOf)
  await database.close()
  return permissions
}

test('only its owner can read a new database, its companion files and the folders created for it', async () => {
  const path = join(folder, 'new', 'deep', 'sen.db')
  expect(await permissionsInUse(path)).toEqual(['600', '600', '600'])
  expect([permissionsOf(join(path, '..')), permissionsOf(join(path, '../..'))]).toEqual(['700', '700'])
})

test('an existing database that others can read is restricted to its owner', async () => {
  const path = join(folder, 'older.db')
  await permissionsInUse(path)
  chmodSync(path, 0o664)
  expect(await permissionsInUse(path)).toEqual(['600', '600', '600'])
})

test('an existing file gains no permissions', async () => {
  const path = join(folder, 'kept.db')
  await permissionsInUse(path)
  chmodSync(path, 0o400)
  const database = openForTest(`sqlite:${path}`)
  await database.ping()
  expect(permissionsOf(path)).toBe('400')
  await database.close()
})

// With the first one every file would be open to everyone.
test.each(isLongRun ? ['000', '022', '077'] : ['000'])(
  'with the umask %s, the files and backups that the commands create are private too',
  (umask) => {
    const path = join(folder, `program-${umask}`, 'sen.db')
    const copy = join(folder, `copy-${umask}.db`)
    const run = (command: string, argument: string) =>
      execFileSync(
        'sh',
        ['-c', `umask ${umask}; exec "$0" "$@"`, process.execPath, join(commands, command), argument],
        {
          env: { PATH: process.env.PATH, DATABASE_URL: `sqlite:${path}` },
        },
      )
    run('create-admin.ts', 'ha@sen.test')
    run('db-backup.ts', copy)
    expect([permissionsOf(path), permissionsOf(join(folder, `program-${umask}`)), permissionsOf(copy)]).toEqual([
      '600',
      '700',
      '600',
    ])
  },
)
