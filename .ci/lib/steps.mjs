import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './common.mjs'
import { npmCommand } from './npm.mjs'
import { start } from './processes.mjs'

/** A step that takes longer hangs. In milliseconds. */
const LIMIT = (process.argv.includes('--long') ? 90 : 30) * 60_000

/** Logs of the last `npm test`, one per step. */
export const logFolder = join(root, '.cache/test')

/** Reads the totals that Vitest and the visual gate (`Tests  1 failed | 3 passed (4)`) and Playwright (`  1 failed`, `  3 passed (2.1s)`) print last. */
function countTests(log) {
  const vitest = /^ *Tests +(.+)$/m.exec(log)?.[1]
  const lines = vitest ?? [...log.matchAll(/^ +\d+ (?:passed|failed)\b/gm)].join()
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(lines)?.[1] ?? 0)
  return { passed: count('passed'), failed: count('failed') }
}

/** The tests that failed once and passed then: Playwright lists them under `  2 flaky`, the other runners print `flaky: …`. */
function findFlaky(log) {
  const playwright = /^ +\d+ flaky\n((?: {4}.+\n)+)/m.exec(log)?.[1].trimEnd().split('\n') ?? []
  return [...playwright.map((line) => line.trim()), ...[...log.matchAll(/^ *flaky: (.+)$/gm)].map(([, test]) => test)]
}

/**
 * Runs one npm script, and writes its output to a log file.
 * @returns the result: `passed` and `failed` count its tests; a step that has no tests, or that fails outside of them,
 *   counts as one. A step without an end is stopped and fails.
 */
export async function runStep(name) {
  mkdirSync(logFolder, { recursive: true })
  const logPath = join(logFolder, `${name}.log`)
  const file = createWriteStream(logPath)
  const began = Date.now()
  const [command, args] = npmCommand('run', '--silent', name)
  const { child, ended, kill } = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  let isOver = false
  const watch = setTimeout(() => {
    isOver = true
    kill()
  }, LIMIT)
  const code = await ended
  clearTimeout(watch)
  if (isOver) file.write(`\nStopped after ${LIMIT / 60_000} minutes without an end.\n`)
  await new Promise((resolve) => file.end(resolve))
  const log = stripVTControlCharacters(readFileSync(logPath, 'utf8'))
  const tests = countTests(log)
  // What a signal ended has not passed, even if that is how a server is stopped.
  const ok = code === 0 && child.signalCode === null && !isOver && tests.failed === 0
  return {
    name,
    ok,
    log,
    milliseconds: Date.now() - began,
    tests: tests.passed + tests.failed,
    passed: tests.passed + tests.failed === 0 && ok ? 1 : tests.passed,
    failed: ok ? 0 : Math.max(tests.failed, 1),
    flaky: findFlaky(log),
  }
}
