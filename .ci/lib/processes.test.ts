import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-processes-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts two commands that run forever, one of which starts another one, and prints the ids of all. */
const script = join(folder, 'start.mjs')
const forever = 'setInterval(() => {}, 1000)'
const parent = `const { spawn } = require('node:child_process')
const child = spawn(process.execPath, ['-e', ${JSON.stringify(forever)}])
console.log('child ' + child.pid)
${forever}`
writeFileSync(
  script,
  `import { start, stopChildrenOnExit } from ${JSON.stringify(join(import.meta.dirname, 'processes.mjs'))}
stopChildrenOnExit()
const both = [start(process.execPath, ['-e', ${JSON.stringify(forever)}]), start(process.execPath, ['-e', ${JSON.stringify(parent)}])]
console.log('script ' + process.pid)
for (const { child } of both) console.log('group ' + child.pid)
await Promise.all(both.map(({ ended }) => ended))`,
)
writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'exec node start.mjs' } }))

/** Whether a process runs. A zombie does not. */
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    const stat = `/proc/${pid}/stat`
    return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'))
  } catch {
    return false
  }
}

let started: number[] = []
afterEach(() => {
  for (const pid of started.filter(isAlive)) process.kill(pid, 'SIGKILL')
  started = []
})

/** Runs a command that runs the script. Resolves when all processes are running. */
async function run(command: string, ...args: string[]): Promise<{ child: ChildProcess; scriptPid: number }> {
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout?.on('data', (text) => {
    output += text
  })
  const pids = (name: string) =>
    [...output.matchAll(new RegExp(`^(?:${name}) (\\d+)$`, 'gm'))].map(([, pid]) => Number(pid))
  await vi.waitFor(() => expect(pids('script|group|child')).toHaveLength(4))
  started = pids('script|group|child')
  const [scriptPid = 0] = pids('script')
  return { child, scriptPid }
}

const expectNoneAlive = () => vi.waitFor(() => expect(started.filter(isAlive)).toEqual([]), { interval: 100 })

test.each(['SIGKILL', 'SIGTERM', 'SIGHUP'] as const)(
  'a script that is ended by %s leaves no process behind',
  async (signal) => {
    const { child } = await run(process.execPath, 'start.mjs')
    child.kill(signal)
    await expectNoneAlive()
  },
)

test.each(['SIGKILL', 'SIGTERM'] as const)('npm that is ended by %s leaves no process behind', async (signal) => {
  const { child } = await run('npm', 'start', '--silent')
  child.kill(signal)
  await expectNoneAlive()
})

test('npm and the script, killed at the same time, leave no process behind', async () => {
  const { child, scriptPid } = await run('npm', 'start', '--silent')
  child.kill('SIGKILL')
  process.kill(scriptPid, 'SIGKILL')
  await expectNoneAlive()
})
