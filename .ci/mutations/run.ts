/**
 * `npm run test:mutations`: puts one small fault after another into a copy of the repository; the tests named with it must fail.
 * `npm run test:mutations -- commit` runs those whose names contain the word.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Mutation } from './mutation.ts'
import { selectMutations } from './select.ts'
import { serverMutations } from './server.ts'
import { siteMutations } from './site.ts'

/** The fields of the test report that are read here. */
interface TestReport {
  numFailedTests: number
  numPassedTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

const word = process.argv[2] ?? ''
const selected = selectMutations([...serverMutations, ...siteMutations], word)

const root = resolve(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'sen-cloud-mutations-'))
const report = join(copy, 'report.json')

/** Copies all files, including uncommitted changes. The packages are linked; caches are separate, except for the browser. */
function copyTree(): void {
  const listed = [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    '.',
    ':!stories/__screenshots__',
  ]
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name))))
    cpSync(join(root, file), join(copy, file))
  const packages = readdirSync(join(root, 'node_modules')).filter((name) => name !== '.cache')
  mkdirSync(join(copy, 'node_modules/.cache'), { recursive: true })
  for (const name of [...packages, '.cache/browser'])
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
}

function projectOf(test: string): string {
  if (test.endsWith('.browser.test.tsx')) return 'browser'
  if (test.endsWith('.survival.test.ts')) return 'survival'
  return test.startsWith('server/') ? 'api' : 'unit'
}

/** Runs tests on the copy and returns the names of those that failed. Throws when they could not be run. */
function failures(tests: readonly string[], only = ''): string[] {
  rmSync(report, { force: true })
  const projects = [...new Set(tests.map(projectOf))].flatMap((project) => ['--project', project])
  const options = ['--bail', '1', '--reporter', 'json', '--outputFile', report, '-t', only]
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', '.ci/vitest.config.ts']
  const { stderr } = spawnSync(process.execPath, [...vitest, ...projects, ...options, ...tests], {
    cwd: copy,
    encoding: 'utf8',
  })
  if (!existsSync(report)) throw new Error(`The tests did not run:\n${stderr}`)
  const results: TestReport = JSON.parse(readFileSync(report, 'utf8'))
  if (results.numFailedTests + results.numPassedTests === 0) throw new Error(`No test was run:\n${stderr}`)
  const all = results.testResults.flatMap(({ assertionResults }) => assertionResults)
  return all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
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

let survived = 0
try {
  copyTree()
  for (const only of new Set(selected.map((mutation) => mutation.only))) {
    const tests = selected.filter((mutation) => mutation.only === only).flatMap((mutation) => mutation.tests)
    const failed = failures([...new Set(tests)], only)
    if (failed.length > 0) throw new Error(`Tests fail without a mutation: ${failed.join('; ')}`)
  }
  for (const mutation of selected) {
    const restore = mutate(mutation)
    const failed = failures(mutation.tests, mutation.only)
    restore()
    if (failed.length === 0) survived += 1
    process.stdout.write(
      `  ${failed.length > 0 ? '✓ killed' : '✗ SURVIVED'}  ${mutation.name}  (${dirname(mutation.file)})\n`,
    )
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.stdout.write(`\n${selected.length - survived} of ${selected.length} were killed\n`)
process.exitCode = survived > 0 ? 1 : 0
