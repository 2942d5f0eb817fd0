/**
 * `npm run test:mutations`: proves that the tests bite. On a copy of the tree, one protection after another is taken out, and
 * the tests that are about it must fail. `npm run test:mutations -- commit` does those whose names contain the word.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

interface Mutation {
  /** What is no longer done. */
  name: string
  file: string
  /** A piece of the file that stands there once, and what stands there instead. */
  from: string
  to: string
  /** The test files that must notice. */
  tests: string[]
  /** Only their tests whose names hold this; all by default. */
  only?: string
}

const atOnce = 'server/survival/at-once.test.ts'
const collecting = 'server/features/payments/collecting.test.ts'
const storm = 'server/survival/webhook-storm.test.ts'
const transactions = 'server/survival/transactions.survival.test.ts'

const mutations: Mutation[] = [
  {
    name: 'the last dong can be spent (>= becomes >)',
    file: 'server/features/wallet/ledger-store.ts',
    from: `.where('balance', '>=', -amount)`,
    to: `.where('balance', '>', -amount)`,
    tests: ['server/features/wallet/ledger.test.ts', 'server/features/vps/vps.test.ts'],
  },
  {
    name: "the balance's condition is left out",
    file: 'server/features/wallet/ledger-store.ts',
    from: `.where('balance', '>=', -amount)`,
    to: '',
    tests: [atOnce],
  },
  {
    name: 'the affected rows are not looked at',
    file: 'server/features/wallet/ledger-store.ts',
    from: 'if (balanceAfter === null && amount < 0)',
    to: 'if (false as boolean)',
    tests: [atOnce],
  },
  {
    name: 'two journals for one subject are possible',
    file: 'server/migrations/002-money.ts',
    from: 'CONSTRAINT journals_once UNIQUE (kind, subject_id)',
    to: 'CONSTRAINT journals_once CHECK (kind <> subject_id)',
    tests: ['server/features/wallet/ledger.test.ts'],
  },
  {
    name: 'a transaction is ended by promise-style commit',
    file: 'server/platform/db/group-commit.ts',
    from: `        phase = 'commit'
      })
      kept.resolve()`,
    to: `        phase = 'commit'
        await transaction.commit()
        kept.resolve()
      })`,
    tests: ['server/platform/db/database.test.ts'],
  },
  {
    name: 'a transaction is answered before the commit that it shares',
    file: 'server/platform/db/group-commit.ts',
    from: '    await kept\n',
    to: '',
    tests: ['server/platform/db/group-commit.test.ts'],
  },
  {
    name: 'one that fails in a group leaves its work behind',
    file: 'server/platform/db/group-commit.ts',
    from: "await transaction.raw('ROLLBACK TO member')",
    to: '',
    tests: ['server/platform/db/group-commit.test.ts'],
  },
  {
    name: 'a connection with an open transaction is used again (file)',
    file: 'server/platform/db/sqlite.ts',
    from: 'validate: (connection: Connection) => !connection.inTransaction',
    to: 'validate: () => true',
    tests: ['server/platform/db/database.test.ts'],
  },
  {
    name: 'a connection with an open transaction is used again (server)',
    file: 'server/platform/db/mysql.ts',
    from: "connection.query('ROLLBACK', (error) => resolve(error === null))",
    to: "connection.query('SELECT 1', (error) => resolve(error === null))",
    tests: [transactions],
  },
  {
    name: 'a statement that comes too late is sent in the next transaction',
    file: 'server/platform/db/inside-transaction.ts',
    from: 'if (!run || run.isOver || run.transaction.client !== client)',
    to: 'if (client === undefined)',
    tests: [transactions],
  },
  {
    name: 'what a refused transaction did is kept (server)',
    file: 'server/platform/db/attempt.ts',
    from: "if (phase === 'work') await client.query(connection, 'ROLLBACK').catch(() => {})",
    to: "if (phase === 'work') await client.query(connection, 'COMMIT').catch(() => {})",
    tests: [transactions],
  },
  {
    name: 'a lost answer to COMMIT counts as not done',
    file: 'server/platform/db/errors.ts',
    from: `  if (!lost) return 'bug'
  if (phase === 'commit') return 'unknown'`,
    to: `  if (!lost) return 'bug'`,
    tests: [transactions, 'server/platform/db/database.test.ts'],
  },
  {
    name: 'a deadlock is not run again',
    file: 'server/platform/db/errors.ts',
    from: 'new Set([1213, 1205,',
    to: 'new Set([1205,',
    tests: [transactions, 'server/platform/db/database.test.ts'],
  },
  {
    name: 'a statement may take for ever',
    file: 'server/platform/db/mysql.ts',
    from: 'orLetGo(connection, timeLeft(), super._query(connection, statement))',
    to: 'orLetGo(connection, 2 ** 30, super._query(connection, statement))',
    tests: [transactions],
  },
  {
    name: 'a locked wallet may take every connection',
    file: 'server/platform/db/database.ts',
    from: 'perKey: PER_WALLET',
    to: 'perKey: 100',
    tests: ['server/survival/readiness.survival.test.ts'],
    only: 'on a locked wallet',
  },
  {
    name: 'transactions leave no connection to what only reads',
    file: 'server/platform/db/database.ts',
    from: 'total: (config.pool?.max ?? 0) - LEFT_FOR_READING',
    to: 'total: 100',
    tests: ['server/survival/readiness.survival.test.ts'],
    only: 'every wallet is locked',
  },
  {
    name: 'a database that cannot be written counts as ready',
    file: 'server/platform/db/health-store.ts',
    from: 'if (failure !== null) throw failure',
    to: '',
    tests: ['server/platform/db/health-store.test.ts'],
  },
  {
    name: 'a webhook that came before is taken again',
    file: 'server/features/payments/payments-service.ts',
    from: "if (await events.isKnown(transaction, provider, event.eventId)) return 'repeated'",
    to: '',
    tests: [storm],
  },
  {
    name: 'a webhook is taken whatever its age',
    file: 'server/features/payments/webhook-signature.ts',
    from: 'fits.includes(true) && isFresh',
    to: 'fits.includes(true) && (isFresh || true)',
    tests: [storm],
  },
  {
    name: "a webhook's signature is not over its body",
    file: 'server/features/payments/webhook-signature.ts',
    from: '.update(rawBody)',
    to: '',
    tests: [storm],
  },
  {
    name: 'a deposit that is settled can be settled again',
    file: 'server/features/wallet/transactions-store.ts',
    from: ".where({ id, type: 'deposit', status: 'pending' })",
    to: ".where({ id, type: 'deposit' })",
    tests: [storm, 'server/features/wallet/wallet.test.ts'],
  },
  {
    name: 'money that was reported wrong is credited',
    file: 'server/features/payments/payments-service.ts',
    from: "if (event.amount !== deposit.amount + deposit.fee) return 'wrong_amount'",
    to: '',
    tests: ['server/features/payments/webhooks.test.ts'],
  },
  {
    name: 'money that is more than was asked for is credited',
    file: 'server/features/payments/payments-service.ts',
    from: 'event.amount !== deposit.amount + deposit.fee',
    to: 'event.amount < deposit.amount + deposit.fee',
    tests: ['server/features/payments/amounts.test.ts'],
  },
  {
    name: 'a provider whose webhook is lost is not asked',
    file: 'server/features/payments/payments-service.ts',
    from: 'if (lookAgainIn !== null) return { lookAgainIn }',
    to: 'if (lookAgainIn !== null) return undefined',
    tests: [collecting],
  },
  {
    name: 'what a provider says when asked is not compared with what came before',
    file: 'server/features/payments/payments-service.ts',
    from: "if (deposit.status !== 'pending') return compare(transaction, provider, deposit, event)",
    to: '',
    tests: [collecting],
  },
  {
    name: "a key's answer is not kept",
    file: 'server/platform/idempotency-store.ts',
    from: 'if (!kept) return null',
    to: 'if (kept || !kept) return null',
    tests: [atOnce],
  },
  {
    name: 'the order of fields makes another request of the same one',
    file: 'server/platform/canonical-json.ts',
    from: '.sort(([a], [b]) => (a < b ? -1 : 1))',
    to: '',
    tests: ['server/platform/idempotency-store.test.ts'],
  },
  {
    name: 'the balance that an admin saw is not compared',
    file: 'server/features/wallet/balance-adjustment.ts',
    from: 'edit.expected !== null && edit.expected !== user.balance',
    to: 'edit.expected === -1',
    tests: ['server/features/wallet/balance-adjustment.test.ts'],
  },
  {
    name: 'a difference leads below zero',
    file: 'server/features/wallet/balance-adjustment.ts',
    from: 'if (problem) throw',
    to: "if (problem === 'aboveMaximum') throw",
    tests: ['server/features/wallet/balance-adjustment.test.ts'],
  },
  {
    name: 'a repeated order is answered with the balance of now',
    file: 'server/features/vps/vps-service.ts',
    from: "ledger.balanceAfter(transaction, userId, 'payment', before.vps.id)",
    to: 'ledger.balance(transaction, userId)',
    tests: ['server/features/vps/vps.test.ts'],
  },
  {
    name: 'a job is claimed without a look at who else claimed it',
    file: 'server/features/jobs/jobs-store.ts',
    from: `          .where({ id: row.id, state: row.state, attempts: row.attempts })
          .where('run_at', '<=', now)`,
    to: '          .where({ id: row.id })',
    tests: ['server/features/jobs/job-runner.test.ts'],
  },
  {
    name: 'a job that kills its workers is tried for ever',
    file: 'server/features/jobs/job-runner.ts',
    from: 'if (job.attempts > MAX_ATTEMPTS) throw',
    to: 'if (job.attempts < 0) throw',
    tests: ['server/features/jobs/job-runner.test.ts'],
  },
  {
    name: 'a worker takes kinds of jobs that it does not know',
    file: 'server/features/jobs/jobs-store.ts',
    from: ".whereIn('kind', [...left.keys()])",
    to: '',
    tests: ['server/features/jobs/job-runner.test.ts'],
  },
  {
    name: 'a failed instance is not refunded',
    file: 'server/features/vps/vps-service.ts',
    from: "if (!instance || !(await instances.changeStatus(transaction, subjectId, 'creating', 'failed'))) return",
    to: "if (!instance || (await instances.changeStatus(transaction, subjectId, 'creating', 'failed'))) return",
    tests: ['server/features/vps/vps.test.ts'],
  },
  {
    name: 'an instance that was set up is refunded',
    file: 'server/features/vps/vps-service.ts',
    from: "if (!instance || !(await instances.changeStatus(transaction, subjectId, 'creating', 'failed'))) return",
    to: "if (!instance || (await instances.changeStatus(transaction, subjectId, 'creating', 'failed')) === null) return",
    tests: ['server/features/vps/refunds.test.ts'],
  },
  {
    name: 'sessions are kept as they are given out',
    file: 'server/features/auth/sessions.ts',
    from: "const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')",
    to: 'const sha256 = (text: string) => (createHash ? text : text)',
    tests: ['server/features/auth/auth.test.ts'],
  },
  {
    name: 'a session that ended since its call was let in still acts',
    file: 'server/features/auth/sessions.ts',
    from: "if (held && (held.lockedAt !== null || !held.isUserActive)) throw new Refusal('session_locked')",
    to: '',
    tests: ['server/security/ended-sessions.test.ts'],
    only: 'its user was locked',
  },
  {
    name: "another customer's id is accepted",
    file: 'server/platform/http/api.ts',
    from: 'if (userId !== undefined && userId !== session?.userId)',
    to: "if (userId === 'nobody' && userId !== session?.userId)",
    tests: ['server/role-matrix.test.ts', 'server/features/vps/vps.test.ts'],
  },
  {
    name: 'the job of a dead worker is taken over by nobody',
    file: 'server/features/jobs/jobs-store.ts',
    from: `.whereIn('state', ['ready', 'running'])
        .where('run_at', '<=', now)`,
    to: `.whereIn('state', ['ready'])
        .where('run_at', '<=', now)`,
    tests: ['server/survival/kill-sqlite.survival.test.ts'],
    only: 'after a job was claimed',
  },
  {
    name: 'the answer of an order is kept nowhere, and a crash before it is sent loses it',
    file: 'server/platform/idempotency-store.ts',
    from: 'if (!kept) return null',
    to: 'if (kept || !kept) return null',
    tests: ['server/survival/kill-sqlite.survival.test.ts'],
    only: 'before its answer',
  },
  {
    name: 'a server that stops cuts off its calls',
    file: 'server/start.ts',
    from: "await timers.within(DRAIN, 'Calls were cut off', closed).catch(() => server.closeAllConnections())",
    to: 'server.closeAllConnections()',
    tests: ['server/survival/shutdown.survival.test.ts'],
    only: 'SIGTERM',
  },
  {
    name: 'a database in trouble is answered as a bug',
    file: 'server/platform/http/problem-response.ts',
    from: "if (isTrouble(error)) return new Refusal('busy', { cause: error, retryAfter: 1 })",
    to: 'if (isTrouble(null)) return null',
    tests: ['server/survival/database-trouble.survival.test.ts'],
    only: 'that stalls',
  },
  {
    name: "billing dates are the host's, or of Greenwich",
    file: 'server/contracts/rules/calendar.ts',
    from: 'const OFFSET = 7 * 60 * 60 * 1000',
    to: 'const OFFSET = 0',
    tests: ['server/survival/billing-dates.test.ts'],
  },
]

/** What is read of the report of the tests. */
interface TestReport {
  numFailedTests: number
  numPassedTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

const root = resolve(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'sen-cloud-mutations-'))
const report = join(copy, 'report.json')

/** As patient as the suites themselves: what fails because the machine is busy would count as noticed. */
const config = `
import { patience } from ${JSON.stringify(join(root, '.ci/patience.ts'))}
export default {
  cacheDir: '.vite',
  test: {
    include: ['server/**/*.test.ts'],
    testTimeout: patience.test,
    hookTimeout: patience.test,
    expect: { poll: { timeout: patience.wait } },
    setupFiles: [${JSON.stringify(join(root, '.ci/patient-waits.ts'))}],
  },
}
`

/** What the tests need, as it stands here, with changes that are not yet committed. */
function copyTree(): void {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'server', 'package.json']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name))))
    cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'vitest.config.mjs'), config)
}

/** The names of the copy's tests that failed. Throws when they could not be run. */
function failures(tests: string[], only = ''): string[] {
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['run', '--root', copy, '--bail', '1', '--reporter', 'json', '--outputFile', report]
  const { stderr } = spawnSync(process.execPath, [vitest, ...options, '-t', only, ...tests], {
    cwd: copy,
    encoding: 'utf8',
  })
  if (!existsSync(report)) throw new Error(`The tests did not run:\n${stderr}`)
  const results: TestReport = JSON.parse(readFileSync(report, 'utf8'))
  if (results.numFailedTests + results.numPassedTests === 0) throw new Error(`No test was run:\n${stderr}`)
  const all = results.testResults.flatMap(({ assertionResults }) => assertionResults)
  return all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
}

/** Throws for what the code no longer says: at once, not after an hour of other mutations. */
function refuseOutdated({ file, from }: Mutation): void {
  if (readFileSync(join(copy, file), 'utf8').split(from).length !== 2)
    throw new Error(`${file} does not hold this once: ${from}`)
}

function mutate({ file, from, to }: Mutation): () => void {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    before.replace(from, () => to),
  )
  return () => writeFileSync(path, before)
}

const word = process.argv[2] ?? ''
const asked = mutations.filter(({ name }) => name.includes(word))
let survived = 0
try {
  copyTree()
  mutations.forEach(refuseOutdated)
  for (const only of new Set(asked.map((mutation) => mutation.only))) {
    const tests = asked.filter((mutation) => mutation.only === only).flatMap((mutation) => mutation.tests)
    const failed = failures([...new Set(tests)], only)
    if (failed.length > 0) throw new Error(`Tests fail as they are, which would show nothing: ${failed.join('; ')}`)
  }
  for (const mutation of asked) {
    const restore = mutate(mutation)
    const failed = failures(mutation.tests, mutation.only)
    restore()
    if (failed.length === 0) survived += 1
    process.stdout.write(
      `  ${failed.length > 0 ? '✓ noticed' : '✗ NOT NOTICED'}  ${mutation.name}  (${dirname(mutation.file)})\n`,
    )
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.stdout.write(`\n${asked.length - survived} of ${asked.length} were noticed\n`)
process.exitCode = survived > 0 ? 1 : 0
