import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openForTest } from '#server/platform/testing/database-test-tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-rights-'))
afterAll(() => rmSync(folder, { recursive: true }))

const commands = join(import.meta.dirname, '../../commands')

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** Writes to an SQLite file, so that all files beside it are there, and answers the rights of each. */
async function rightsWhileInUse(path: string): Promise<string[]> {
  const database = openForTest(`sqlite:${path}`)
  await database.queries.raw('CREATE TABLE IF NOT EXISTS t (x INTEGER)')
  const rights = [path, `${path}-wal`, `${path}-shm`].map(rightsOf)
  await database.close()
  return rights
}

test('a new database is for its owner alone, with all its files and the folders made for it', async () => {
  const path = join(folder, 'new', 'deep', 'sen.db')
  expect(await rightsWhileInUse(path)).toEqual(['600', '600', '600'])
  expect([rightsOf(join(path, '..')), rightsOf(join(path, '../..'))]).toEqual(['700', '700'])
})

test('a database that others could read is for its owner alone from now on', async () => {
  const path = join(folder, 'older.db')
  await rightsWhileInUse(path)
  chmodSync(path, 0o664)
  expect(await rightsWhileInUse(path)).toEqual(['600', '600', '600'])
})

test('a file is not given more rights than it had', async () => {
  const path = join(folder, 'kept.db')
  await rightsWhileInUse(path)
  chmodSync(path, 0o400)
  const database = openForTest(`sqlite:${path}`)
  await database.ping()
  expect(rightsOf(path)).toBe('400')
  await database.close()
})

test.each(['000', '022', '077'])(
  'under the umask %s a program makes files that are as private, and so is a copy',
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
    expect([rightsOf(path), rightsOf(join(folder, `program-${umask}`)), rightsOf(copy)]).toEqual(['600', '700', '600'])
  },
)
