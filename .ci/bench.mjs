/**
 * `npm run bench`: takes every measurement, one after the other, so that none is in another's way, and ends in a summary of the
 * goals that are met and missed. `npm run bench -- web api` takes the named ones, `--quick` fewer rounds of each. A missed goal
 * is a finding: only what broke, or took longer than it may, ends in a failure.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readArguments, summary } from './bench/parts.ts'
import { recordPath } from './bench/report.ts'
import { seconds, stopWith } from './lib/common.mjs'
import { npmCommand } from './lib/npm.mjs'
import { isStopping, start, stopTogether } from './lib/processes.mjs'

/** How long a part that is asked to end may clean up, and how often to look whether it is gone. */
const PATIENCE_MS = 30_000
const LOOK_MS = 100

/** Signals a process group; says whether there still is one. */
function signal(group, name) {
  try {
    process.kill(-group, name)
    return true
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
    return false
  }
}

/** Waits until nothing of a group runs any more. What stays is ended, and said. */
async function allGone(group) {
  for (const late = Date.now() + PATIENCE_MS; Date.now() < late; await sleep(LOOK_MS))
    if (!signal(group, 0)) return true
  signal(group, 'SIGKILL')
  return false
}

/** Takes one measurement; null when it broke. */
async function measure({ name }, { flags, minutes }) {
  const began = Date.now()
  console.log(`\n${name}: at most ${minutes} minutes`)
  const { child, ended } = start(...npmCommand('run', '--silent', `bench:${name}`, '--', ...flags))
  const bound = setTimeout(() => {
    console.error(`${name} takes longer than ${minutes} minutes: it is ended.`)
    signal(child.pid, 'SIGTERM')
    void allGone(child.pid)
  }, minutes * 60_000)
  const code = await ended
  clearTimeout(bound)
  const isClean = await allGone(child.pid)
  if (!isClean) console.error(`${name} left processes behind: they are ended.`)
  const path = recordPath(name)
  const isRecorded = existsSync(path) && statSync(path).mtimeMs >= began
  console.log(`${name}: ${seconds(Date.now() - began)}`)
  return code === 0 && isClean && isRecorded ? JSON.parse(readFileSync(path, 'utf8')) : null
}

function asked() {
  try {
    return readArguments(process.argv.slice(2))
  } catch (error) {
    return stopWith(error.message)
  }
}

const { pace, parts } = asked()
stopTogether()
const minutes = parts.reduce((sum, part) => sum + part[pace].minutes, 0)
console.log(`${parts.map(({ name }) => name).join(', ')}: at most ${minutes} minutes in all.`)
const outcomes = []
for (const part of parts) {
  const recorded = await measure(part, part[pace])
  if (isStopping()) process.exit(130)
  outcomes.push({ name: part.name, recorded })
}
console.log(`\n${summary(outcomes)}`)
process.exitCode = outcomes.some(({ recorded }) => recorded === null) ? 1 : 0
