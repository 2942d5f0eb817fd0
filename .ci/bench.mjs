/**
 * `npm run bench`: runs every benchmark, one after the other, so that none disturbs another, and ends with a summary of the
 * goals that are met and missed. `npm run bench -- web api` runs the named ones, `--quick` one short round of
 * each on little data, which tells only whether it runs. A missed goal is a finding: only a benchmark that breaks or exceeds its time makes
 * the command fail.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readArguments, summary } from './bench/benchmarks.ts'
import { recordPath } from './bench/report.ts'
import { seconds, stopWith } from './lib/common.mjs'
import { npmCommand } from './lib/npm.mjs'
import { isStopping, start, stopChildrenOnExit } from './lib/processes.mjs'

/** How long a benchmark may clean up after SIGTERM, and how often to check whether it has ended. */
const MAX_WAIT_MS = 30_000
const POLL_MS = 100

/** Signals a process group; returns whether it still exists. */
function signal(group, name) {
  try {
    process.kill(-group, name)
    return true
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
    return false
  }
}

/** Waits until no process of a group runs any more. Kills what is left after that, and returns false. */
async function allGone(group) {
  for (const deadline = Date.now() + MAX_WAIT_MS; Date.now() < deadline; await sleep(POLL_MS))
    if (!signal(group, 0)) return true
  signal(group, 'SIGKILL')
  return false
}

/** Runs one benchmark; returns null when it broke. */
async function measure({ name }, { flags, minutes }) {
  const began = Date.now()
  console.log(`\n${name}: at most ${minutes} minutes`)
  const { child, ended } = start(...npmCommand('run', '--silent', `bench:${name}`, '--', ...flags))
  const timeout = setTimeout(() => {
    console.error(`${name} takes longer than ${minutes} minutes and is stopped.`)
    signal(child.pid, 'SIGTERM')
    void allGone(child.pid)
  }, minutes * 60_000)
  const code = await ended
  clearTimeout(timeout)
  const isClean = await allGone(child.pid)
  if (!isClean) console.error(`${name} left processes behind; they have been killed.`)
  const path = recordPath(name)
  const isRecorded = existsSync(path) && statSync(path).mtimeMs >= began
  console.log(`${name}: ${seconds(Date.now() - began)}`)
  return code === 0 && isClean && isRecorded ? JSON.parse(readFileSync(path, 'utf8')) : null
}

function selection() {
  try {
    return readArguments(process.argv.slice(2))
  } catch (error) {
    return stopWith(error.message)
  }
}

const { pace, benchmarks } = selection()
stopChildrenOnExit()
const minutes = benchmarks.reduce((sum, benchmark) => sum + benchmark[pace].minutes, 0)
console.log(`${benchmarks.map(({ name }) => name).join(', ')}: at most ${minutes} minutes in all.`)
const outcomes = []
for (const benchmark of benchmarks) {
  const recorded = await measure(benchmark, benchmark[pace])
  if (isStopping()) process.exit(130)
  outcomes.push({ name: benchmark.name, recorded })
}
console.log(`\n${summary(outcomes)}`)
process.exitCode = outcomes.some(({ recorded }) => recorded === null) ? 1 : 0
