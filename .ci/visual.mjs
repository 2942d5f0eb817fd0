/**
 * `npm run visual`: the picture gate (stories/visual/run.ts), with its arguments. The pinned browser is built for Linux on x64: on any other
 * machine it runs in a container, which `npm run visual:container` uses everywhere. The flags of the gate may be written there without their
 * dashes (`npm run visual:container -- update Button`), since PowerShell swallows the `--` before them.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { root, stopWith } from './lib/common.mjs'

const image = 'sen-cloud-visual'
/** An emulated processor on ARM: the same browser draws the same pixels. */
const platform = ['--platform', 'linux/amd64']

/** Runs Docker; exits with one line if it cannot be started. Returns its exit code. */
function docker(args, stdio = 'inherit') {
  const { status, error } = spawnSync('docker', args, { stdio })
  if (error)
    stopWith(
      `Pictures are taken on Linux on x64, this is ${process.platform} on ${process.arch}: Docker is needed, and could not be started (${error.code}). Install it.`,
    )
  return status ?? 1
}

function runInContainer(args) {
  // The Dockerfile alone is sent to Docker, without a folder: it copies nothing.
  const dockerfile = openSync(join(root, '.ci/docker/visual.Dockerfile'))
  const built = docker(['build', '--quiet', ...platform, '--tag', image, '-'], [dockerfile, 'ignore', 'inherit'])
  if (built !== 0) return built
  // Docker would create the folder of the volume as root.
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  const volume = `${image}-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`
  // What it writes belongs to the caller; on Windows, Docker sees to that by itself.
  const user = process.getuid ? ['--user', `${process.getuid()}:${process.getgid()}`] : []
  return docker([
    ...['run', '--rm', '--init', ...platform, ...user],
    ...['--mount', `type=bind,source=${root},target=/work`],
    ...['--mount', `type=volume,source=${volume},target=/work/node_modules`],
    ...[image, ...args],
  ])
}

const [first, ...rest] = process.argv.slice(2)
const isForced = first === '--container'
if (!isForced && process.platform === 'linux' && process.arch === 'x64') await import('../stories/visual/run.ts')
else if (!isForced) process.exitCode = runInContainer(process.argv.slice(2))
else process.exitCode = runInContainer(rest[0] === 'update' ? ['--update', ...rest.slice(1)] : rest)
