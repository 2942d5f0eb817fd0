// @module-tag mariadb
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { checkMoneyInProcess } from '#server/features/reconciliation/check-in-process.ts'
import { checkLedgerInProcess } from '#server/features/wallet/ledger-check-process.ts'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { createEmptyDatabase, openForTest } from '#server/platform/testing/database-test-tools.ts'
import { insertOpenTransfer } from '#server/testing/bank-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { runProgram } from '#server/testing/program-test-tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function run(file: string, DATABASE_URL: string, ...args: string[]) {
  const { output, ended } = runProgram(`commands/${file}`, { DATABASE_URL }, ...args)
  return { code: await ended, out: output.stdout, error: output.stderr }
}

describe('a command that adds no data', () => {
  const commands: [string, ...string[]][] = [
    ['db-backup.ts', join(folder, 'copy-of-nothing.db')],
    ['ledger-check.ts'],
    ['lock-demo.ts'],
  ]
  // All of them open the database in the same way.
  test.each(isLongRun ? commands : commands.slice(0, 1))(
    'refuses a file that does not exist, and creates none: %s',
    async (command, ...args) => {
      const missing = join(folder, 'mistyped/sen-cloud.db')
      expect(await run(command, `sqlite:${missing}`, ...args)).toEqual({
        code: 1,
        out: '',
        error: `The database file ${missing} does not exist. Check DATABASE_URL.\n`,
      })
      expect(existsSync(join(folder, 'mistyped'))).toBe(false)
      expect(args.filter(existsSync)).toEqual([])
    },
  )

  test('refuses a database of another product, and does not change it', async () => {
    const { database, url, remove } = await createEmptyDatabase()
    await database.ping()
    expect(await run('ledger-check.ts', url)).toMatchObject({
      code: 1,
      error: 'This is not a database of Sen Cloud.\n',
    })
    expect(await database.queries.schema.hasTable('schema_migrations')).toBe(false)
    await remove()
  })

  test('refuses a database of an older version', async () => {
    const { database, url, remove } = await createTestDatabase()
    await database.queries('schema_migrations').where({ name: '005-counters' }).delete()
    const { code, error } = await run('ledger-check.ts', url)
    expect([code, error]).toEqual([1, expect.stringMatching(/older than this version.*005-counters/)])
    await remove()
  })
})

describe('creating the first admin and checking the ledger', () => {
  test('work on an empty database', async () => {
    const { database, url, remove } = await createEmptyDatabase()
    const created = await run('create-admin.ts', url, 'ha@sen.test', 'Thu Hà', 'Trần')
    expect(created).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^ha@sen\.test is an admin now, with the password \S{40,}\n$/),
    })
    expect(await run('ledger-check.ts', url)).toEqual({ code: 0, out: 'The ledger agrees.\n', error: '' })
    const { id } = await database.queries('users').where({ email: 'ha@sen.test' }).first()
    await database.queries('accounts').where({ id }).update({ balance: 5 })
    const { code, error } = await run('ledger-check.ts', url)
    expect([code, error]).toEqual([1, expect.stringMatching(/^The ledger does not agree:/)])
    await remove()
  })

  test('names a transfer that was not credited, with its amount and what to do; the server learns the same', async () => {
    const { database, url, remove } = await createTestDatabase()
    await insertOpenTransfer(database, 'a-transfer', 250_000)
    await database.queries('bank_transfers').update({ state: 'matched' })
    const { code, error } = await run('ledger-check.ts', url)
    expect(code).toBe(1)
    expect(error).toMatch(/^Money that came in does not add up:\n.*transfer a-transfer, 250000 VND\. Look at/)
    const difference = {
      kind: 'not_credited',
      record: { type: 'transfer', id: 'a-transfer' },
      amount: 250_000,
      detail: null,
    }
    const signal = new AbortController().signal
    expect(await checkMoneyInProcess(url)(signal)).toEqual({ total: 1, differences: [difference] })
    // The check of the books alone does not count it.
    expect(await checkLedgerInProcess(url)(signal)).toEqual({ faults: 0, first: [] })
    await remove()
  })
})

describe('a copy of the database', () => {
  test.runIf(inject('mariadbPort') === undefined)(
    'is made while the server writes, contains the committed data, is readable by its owner only, and overwrites no file',
    async () => {
      const { database, url, remove } = await createTestDatabase()
      await run('create-admin.ts', url, 'ha@sen.test')
      const copy = join(folder, 'copy.db')
      const backup = await database.transaction(async (tx) => {
        await tx('users').update({ first_name: 'not committed' })
        return run('db-backup.ts', url, copy)
      })
      expect(backup).toEqual({ code: 0, out: `The database was copied to ${copy}.\n`, error: '' })
      expect(statSync(copy).mode & 0o777).toBe(0o600)
      expect(existsSync(`${copy}.part`)).toBe(false)

      const restored = openForTest(`sqlite:${copy}`)
      expect(await restored.queries('users').pluck('first_name')).toEqual([''])
      expect(await checkLedger(restored.queries)).toEqual([])
      await restored.close()
      const again = await run('db-backup.ts', url, copy)
      expect(again).toMatchObject({ code: 1, error: `${copy} is there already. Name a new file.\n` })
      await remove()
    },
  )

  test.runIf(inject('mariadbPort') !== undefined)(
    'is refused on a database server, which has its own tools',
    async () => {
      const { url, remove } = await createTestDatabase()
      expect(await run('db-backup.ts', url, join(folder, 'copy.db'))).toMatchObject({
        code: 1,
        error: expect.stringContaining('docs/operations.md'),
      })
      await remove()
    },
  )

  test.runIf(inject('mariadbPort') === undefined)('that cannot be made leaves no files behind', async () => {
    const broken = join(folder, 'broken.db')
    writeFileSync(broken, 'this is not a database, only text that is long enough to be read as one'.repeat(10))
    const copy = join(folder, 'broken-copy.db')
    expect(await run('db-backup.ts', `sqlite:${broken}`, copy)).toMatchObject({ code: 1 })
    expect([copy, `${copy}.part`].filter((path) => existsSync(path))).toEqual([])
  })
})
