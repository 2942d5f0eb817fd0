/**
 * `npm test`: every check, each named as it begins, one summary, and a non-zero exit when anything failed.
 * `npm test -- lint unit` runs the named ones only.
 */
import { relative } from 'node:path'
import { root, seconds, stopWith } from './lib/common.mjs'
import { installWhatIsMissing } from './lib/install.mjs'
import { isStopping, runToEnd, stopTogether } from './lib/processes.mjs'
import { logFolder, runStep } from './lib/steps.mjs'
import { requireNodeAndNpm, runtimeNode } from './lib/versions.mjs'

/** Steps of a lane run one after another, lanes side by side, stages one after another. */
const stages = [
  [
    // The API's tests look at the pages that are built.
    ['types', 'lint', 'rules', 'unused', 'build', 'test:api', 'test:mariadb'],
    ['test:stories', 'test:browser', 'test:unit', 'costs', 'build:storybook', 'test:survival'],
  ],
  [['test:e2e']],
]

const began = Date.now()
requireNodeAndNpm()
stopTogether()
await installWhatIsMissing()
const node = runtimeNode()
// Every suite's configuration asks for the browser: whether this machine can run it is said once, before anything else.
if (!isStopping() && (await runToEnd(node, ['.ci/browser-check.ts'])) !== 0) process.exit(1)

const title = (name) => name.replace('test:', '')
const names = stages.flat(2)
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !names.map(title).includes(title(name)))
if (unknown) stopWith(`There is no check "${unknown}". There are: ${names.map(title).join(', ')}.`)
const isAsked = (name) => asked.length === 0 || asked.map(title).includes(title(name))

const results = []

async function runLane(lane) {
  for (const name of lane.filter(isAsked)) {
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
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
