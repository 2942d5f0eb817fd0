import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContractWorld } from '#server/features/machines/testing/provisioner-contract-test-tools.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { systemTimers } from '#server/platform/timers.ts'
import { createQemuProvisioner, MACHINES_MAX, type QemuSettings } from './qemu-provisioner.ts'

const program = (file: string) => [process.execPath, join(import.meta.dirname, file)]

/** How long processes are given when the tests' time moves, in milliseconds: their own time is the real one. */
const REAL_WAIT = 20

/** The driver with programs that stand in for QEMU's. */
export function createQemuWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'sen-qemu-'))
  const dir = join(folder, 'machines')
  const imageDir = join(folder, 'image')
  const settings: QemuSettings = {
    dir,
    imageDir,
    qemu: program('fake-qemu-test-tools.ts'),
    qemuImg: program('fake-qemu-img-test-tools.ts'),
  }
  writeImage(imageDir)
  const clock = createManualClock()
  const create = () => createQemuProvisioner(settings, { clock, timers: systemTimers })
  const opened = [create()]
  const [provisioner = create()] = opened

  return {
    provisioner,
    dir,
    imageDir,
    settings,
    clock,
    async advance(ms: number) {
      clock.advance(Math.min(ms, 500))
      if (ms > 0) await systemTimers.sleep(REAL_WAIT)
    },
    async restart() {
      for (const driver of opened) await driver.stop()
      const driver = create()
      opened.push(driver)
      return driver
    },
    fill() {
      for (let number = 0; number < MACHINES_MAX; number += 1) {
        mkdirSync(join(dir, `other-${number}`), { recursive: true })
        const record = { hostname: 'other', disk: 'disk.qcow2', mac: null, isRescue: false, isSuspended: false }
        writeFileSync(join(dir, `other-${number}`, 'machine.json'), JSON.stringify(record))
      }
    },
    effects() {
      const file = join(dir, 'effects.log')
      return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
    },
    async close() {
      for (const driver of opened) await driver.stop()
      for (const id of existsSync(dir) ? readdirSync(dir) : []) {
        const pid = join(dir, id, 'pid')
        if (existsSync(pid)) kill(Number(readFileSync(pid, 'utf8')))
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  } satisfies ContractWorld & Record<string, unknown>
}

function kill(pid: number): void {
  try {
    // The number may be another process's.
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('fake-qemu')) process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

function writeImage(imageDir: string): void {
  mkdirSync(imageDir)
  for (const file of ['vmlinuz', 'initramfs.gz']) writeFileSync(join(imageDir, file), '')
  writeFileSync(join(imageDir, 'disk.qcow2'), '{"snapshots":[]}')
}
