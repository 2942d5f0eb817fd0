import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  DISK_GB,
  guestImageIn,
  kernelModules,
  kernelPackage,
  QEMU_PACKAGES,
} from '#server/features/machines/qemu/guest-image.ts'
import { readSettings } from '#server/platform/config.ts'

// Makes what QEMU's machines start from: npm run qemu:image. It needs an apt mirror; nothing is installed.

const GUEST = join(import.meta.dirname, '../features/machines/qemu/guest')
const BUSYBOX = '/bin/busybox'

function run(program: string, args: readonly string[], options: { cwd?: string; input?: string } = {}): Buffer {
  try {
    return execFileSync(program, args, { ...options, maxBuffer: 64 * 1024 * 1024, stdio: ['pipe', 'pipe', 'pipe'] })
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw isMissing
      ? new Error(`${program} is missing. Install: apt-get install --no-install-recommends ${QEMU_PACKAGES}`)
      : error
  }
}

/** Downloads the kernel's package, unless it is there, and checks that it is the very one that was tried. */
function fetchKernel(folder: string): string {
  const { name, version, sha256 } = kernelPackage
  const file = join(folder, `${name}_${version}_amd64.deb`)
  if (!existsSync(file)) run('apt-get', ['download', `${name}=${version}`], { cwd: folder })
  const found = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (found !== sha256) {
    rmSync(file)
    throw new Error(`${basename(file)} has the SHA-256 ${found} instead of ${sha256}, and was deleted.`)
  }
  return file
}

/** The file system that the kernel starts with: BusyBox, the modules, and the guest's own scripts. */
function makeInitramfs(unpacked: string, work: string): Buffer {
  const root = join(work, 'root')
  for (const folder of ['bin', 'etc/acpi/PWRF', 'lib/modules']) mkdirSync(join(root, folder), { recursive: true })
  copyFileSync(BUSYBOX, join(root, 'bin/busybox'))
  copyFileSync(join(GUEST, 'init'), join(root, 'init'))
  copyFileSync(join(GUEST, 'inittab'), join(root, 'etc/inittab'))
  copyFileSync(join(GUEST, 'power-button'), join(root, 'etc/acpi/PWRF/00000080'))
  for (const file of ['bin/busybox', 'init', 'etc/acpi/PWRF/00000080']) chmodSync(join(root, file), 0o755)
  const kernel = join(unpacked, 'lib/modules', kernelPackage.release, 'kernel')
  for (const module of kernelModules)
    copyFileSync(join(kernel, `${module}.ko`), join(root, 'lib/modules', `${basename(module)}.ko`))
  const order = kernelModules.map((module) => `${basename(module)}.ko\n`).join('')
  writeFileSync(join(root, 'lib/modules/order'), order)
  const files = run('find', ['.', '-mindepth', '1'], { cwd: root }).toString().split('\n').filter(Boolean).sort()
  const options = ['--create', '--format=newc', '--owner=0:0', '--reproducible', '--quiet']
  return gzipSync(run('cpio', options, { cwd: root, input: `${files.join('\n')}\n` }), { level: 9 })
}

function makeImage(folder: string): string {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(BUSYBOX))
    throw new Error(`${BUSYBOX} is missing. Install: apt-get install --no-install-recommends ${QEMU_PACKAGES}`)
  const image = guestImageIn(folder)
  const work = mkdtempSync(join(folder, 'work-'))
  try {
    const unpacked = join(work, 'package')
    run('dpkg-deb', ['-x', fetchKernel(folder), unpacked])
    const raw = join(work, 'disk.raw')
    writeFileSync(raw, '')
    truncateSync(raw, DISK_GB * 1024 ** 3)
    run('mke2fs', ['-q', '-t', 'ext4', '-L', 'sen', raw])
    run('qemu-img', ['convert', '-O', 'qcow2', raw, join(work, 'disk.qcow2')])
    writeFileSync(join(work, 'initramfs.gz'), makeInitramfs(unpacked, work))
    renameSync(join(work, 'disk.qcow2'), image.disk)
    renameSync(join(work, 'initramfs.gz'), image.initramfs)
    renameSync(join(unpacked, 'boot', `vmlinuz-${kernelPackage.release}`), image.kernel)
    return `The image of QEMU's machines is in ${folder}.`
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const read = readSettings(process.env)
try {
  if ('errors' in read) throw new Error(read.errors.join('\n'))
  process.stdout.write(`${makeImage(read.settings.QEMU_IMAGE_DIR)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
