/**
 * `npm test`: every check, each named as it begins, one summary, and a non-zero exit when anything failed.
 * `npm test -- lint unit` runs the named ones only, `npm test -- --without stories` all others. With `--long` before the
 * names, which is `npm run test:long`, the suites run at full width (`LONG=1`), no test has a second attempt, and each
 * benchmark runs for one round.
 */
import { join, relative } from 'node:path'
import { root, seconds, stopWith } from './lib/common.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { keepTemporaryFilesInMemory } from './lib/memory-folder.mjs'
import { isStopping, runToEnd, stopChildrenOnExit } from './lib/processes.mjs'
import { logFolder, runStep } from './lib/steps.mjs'
import { requireNodeAndNpm, runtimeNode } from './lib/versions.mjs'

const options = process.argv.slice(2)
if (options[0] === '--long') {
  options.shift()
  process.env.LONG = '1'
}

/** Stages run one after another; the lanes of a stage run in parallel; the steps of a lane run one after another. */
const stages = [
  [
    // The API's tests need the built pages.
    ['types', 'lint', 'rules', 'unused', 'build', 'test:api', 'test:mariadb', 'test:unit', 'test:survival'],
    ['test:stories', 'test:browser', 'build:storybook', 'test:docs'],
  ],
  [['test:e2e']],
  // Only a benchmark that breaks fails: a machine that also runs tests says nothing about speed.
  process.env.LONG ? [['test:bench']] : [],
]

/** What a step may take, in seconds on the machine on which `types` takes as long as it says here. Docs: README. */
const budgets = {
  types: 40,
  'test:api': 230,
  'test:mariadb': 120,
  'test:unit': 40,
  'test:survival': 60,
  'test:stories': 200,
  'test:browser': 110,
  'test:docs': 50,
  'test:e2e': 240,
}
/** More tests than these that pass only at their second attempt fail the run. */
const MAX_FLAKY = 3

const began = Date.now()
requireNodeAndNpm()
stopChildrenOnExit()
keepTemporaryFilesInMemory()
// Tests start hundreds of servers: each would strip the types of all modules again.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')
await installIfNeeded()
const node = runtimeNode()
// Every suite's configuration needs the browser: check once, before anything else, whether this machine can run it.
if (!isStopping() && (await runToEnd(node, ['.ci/browser-check.ts'])) !== 0) process.exit(1)

const title = (name) => name.replace('test:', '')
const names = stages.flat(2)
const isWithout = options[0] === '--without'
const requested = options.slice(isWithout ? 1 : 0)
const unknown = requested.find((name) => !names.map(title).includes(title(name)))
if (unknown) stopWith(`There is no check "${unknown}". There are: ${names.map(title).join(', ')}.`)
const isRequested = (name) => requested.length === 0 || requested.map(title).includes(title(name)) !== isWithout

const results = []

async function runLane(lane) {
  for (const name of lane.filter(isRequested)) {
    if (isStopping()) return
    console.log(`  … ${title(name)}`)
    const result = await runStep(name)
    if (isStopping()) return
    results.push(result)
    console.log(describe(result))
    if (!result.ok) console.log(`${result.log.trimEnd()}\n--- end of ${title(name)} ---`)
  }
}

function describe({ name, ok, tests, passed, failed, milliseconds }) {
  const figures = tests > 0 ? `${passed} passed, ${failed} failed` : ''
  return `  ${ok ? '✓' : '✗'} ${title(name).padEnd(15)} ${seconds(milliseconds).padStart(8)}  ${figures}`.trimEnd()
}

for (const stage of stages) await Promise.all(stage.map(runLane))
if (isStopping()) process.exit(130)

const sum = (figure) => results.reduce((total, result) => total + result[figure], 0)
results.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
console.log(`\nSummary, ${seconds(Date.now() - began)}, logs in ${relative(root, logFolder)}/`)
for (const result of results) console.log(describe(result))

const types = results.find(({ name }) => name === 'types')
for (const { name, milliseconds } of types && !process.env.LONG ? results : []) {
  const ratio = milliseconds / types.milliseconds / (budgets[name] / budgets.types)
  if (ratio > 1.25) console.log(`  slow: ${title(name)} took ${ratio.toFixed(1)} times its budget`)
}
const flaky = results.flatMap((result) => result.flaky.map((test) => `${title(result.name)}: ${test}`))
for (const test of flaky) console.log(`  flaky: ${test}`)
const tooFlaky = flaky.length > MAX_FLAKY
if (tooFlaky)
  console.log(`  ${flaky.length} flaky tests, at most ${MAX_FLAKY} are accepted: mend them at their causes.`)

const failed = sum('failed') + (tooFlaky ? 1 : 0)
console.log(`\n${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
