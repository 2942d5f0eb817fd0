import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('.ci/docker/visual.Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
const step = (name: string) => [...dockerfile.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, text = '']) => text)

/**
 * In place of Docker, which a check cannot count on: notes its arguments, and for `run` does what Docker would with this image. It starts
 * the entry point in the mounted folder, with the arguments after the name of the image.
 */
const standIn = (log: string, entry: string[]) => `#!${process.execPath}
const { appendFileSync, readFileSync } = require('node:fs')
const { spawnSync } = require('node:child_process')
const args = process.argv.slice(2)
appendFileSync(${JSON.stringify(log)}, JSON.stringify({ args, input: args[0] === 'build' ? readFileSync(0, 'utf8') : '' }) + '\\n')
if (args[0] !== 'run') process.exit(0)
const cwd = /type=bind,source=(.+),target=\\/work$/.exec(args.find((text) => text.startsWith('type=bind')))[1]
const [command, ...rest] = ${JSON.stringify(entry)}
process.exit(spawnSync(command, [...rest, ...args.slice(args.indexOf('sen-cloud-visual') + 1)], { cwd, stdio: 'inherit' }).status)
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'container-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs `npm run visual:container` with the arguments. PATH has the stand-in for Docker, unless there is none. */
function runVisual(args: string[], hasDocker = true) {
  const log = join(folder, 'log')
  writeFileSync(log, '')
  if (hasDocker) {
    writeFileSync(join(folder, 'docker'), standIn(log, JSON.parse(step('ENTRYPOINT')[0] ?? '')))
    chmodSync(join(folder, 'docker'), 0o755)
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/visual.mjs', '--container', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: hasDocker ? `${folder}${delimiter}${process.env.PATH}` : folder },
  })
  const calls = readFileSync(log, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { args: string[]; input: string })
  return { status, stdout, stderr, calls }
}

test('the image has the Node of the project and the packages that the browser needs', () => {
  expect(step('FROM')).toEqual([`node:${read('.node-version').trim()}-slim`])
  const needed = /apt-get install ([\w -]+)`/.exec(read('.ci/browser.ts'))?.[1]?.split(' ') ?? []
  expect(needed).toContain('libnss3')
  const installed = /--no-install-recommends ([\w -]+?) &&/.exec(step('RUN')[0] ?? '')?.[1]?.split(' ')
  expect(installed).toEqual(['git', ...needed])
  // Every file comes from the mounted repository, so that the image is never out of date.
  expect(step('COPY')).toEqual([])
})

test('the container runs the gate in the repository, with the arguments, and its own packages', () => {
  const { status, stdout, calls } = runVisual(['update', '--dry', 'Disclosure'])
  expect(stdout).toContain('1 of ')
  expect(stdout).toContain('stories/components/Disclosure.stories.tsx')
  expect(status).toBe(0)
  const [build, run] = calls
  expect(build?.input).toBe(read('.ci/docker/visual.Dockerfile'))
  for (const { args } of calls) expect(args.join(' ')).toContain('--platform linux/amd64')
  expect(run?.args).toContain(`type=bind,source=${root},target=/work`)
  expect(run?.args.join(' ')).toMatch(/type=volume,source=sen-cloud-visual-[0-9a-f]{8},target=\/work\/node_modules/)
  expect(run?.args.join(' ')).toContain(`--user ${process.getuid?.()}:${process.getgid?.()}`)
  expect(run?.args.slice(-3)).toEqual(['--update', '--dry', 'Disclosure'])
})

test('a failed run fails', () => {
  expect(runVisual(['NoSuchComponent']).status).toBe(1)
})

test('without Docker, one line says what to do', () => {
  const { status, stderr } = runVisual(['update', 'Disclosure'], false)
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain('Docker is needed')
})
