import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import type { GuestImage } from './guest-image.ts'
import type { MachineFiles, MachineRecord } from './qemu-files.ts'

/** The memory of every machine, in MiB: the least with which the guest starts. */
export const RAM_MB = 96

const nameOf = (machineId: string) => `sen-${machineId}`

/**
 * The command line. No secret is on it: everybody on this machine can read it. Emulation only: `/dev/kvm` may open and still run nothing. The guest has a
 * network card, but reaches nothing through it.
 */
export function qemuArguments(
  machineId: string,
  record: MachineRecord,
  image: GuestImage,
  seedFiles: readonly { name: string; path: string }[],
): string[] {
  const append = 'console=ttyS0 quiet panic=-1 mitigations=off nokaslr cryptomgr.notests'
  const card = `user,model=virtio-net-pci,restrict=on${record.mac === null ? '' : `,mac=${record.mac}`}`
  return [
    ...['-name', nameOf(machineId), '-accel', 'tcg,tb-size=32', '-cpu', 'qemu64', '-M', 'pc'],
    ...['-m', String(RAM_MB), '-smp', '1', '-nodefaults', '-no-user-config', '-display', 'none'],
    ...['-kernel', image.kernel, '-initrd', image.initramfs, '-append', append],
    ...seedFiles.flatMap(({ name, path }) => ['-fw_cfg', `name=opt/sen/${name},file=${path}`]),
    '-drive',
    `file=${record.disk},if=virtio,format=qcow2,id=disk0,throttling.bps-total=20000000`,
    ...['-nic', card],
    ...['-chardev', 'socket,id=s0,path=s.sock,server=on,wait=off,logfile=serial.log,logappend=on'],
    ...['-serial', 'chardev:s0', '-qmp', 'unix:q.sock,server=on,wait=off'],
    ...['-sandbox', 'on,obsolete=deny,elevateprivileges=deny,spawn=deny,resourcecontrol=deny'],
    ...['-pidfile', 'pid'],
  ]
}

/** How often an empty file of a process number is read again, a millisecond later each time. */
const READS_MAX = 200
const pause = new Int32Array(new SharedArrayBuffer(4))

/** The number in a process's file. QEMU empties the file before it writes: taken for "not running", a second process would be started. */
function readPid(path: string): number {
  let text = ''
  for (let reads = 0; text === '' && reads < READS_MAX; reads += 1) {
    if (reads > 0) Atomics.wait(pause, 0, 0, 1)
    text = readFileSync(path, 'utf8').trim()
  }
  return Number(text)
}

/** The process of a machine. It outlives this one, and is found again by its file. */
export function createProcesses(files: MachineFiles, program: readonly string[]) {
  const [command = '', ...before] = program

  /** The id of a machine's process; null if it does not run. The number may by now be another process's. */
  function running(machineId: string): number | null {
    try {
      // A process that ends deletes its file.
      const pid = readPid(files.file(machineId, 'pid'))
      if (pid <= 0) return null
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(nameOf(machineId)) ? pid : null
    } catch {
      return null
    }
  }

  return {
    running,

    /** Starts a machine's process, apart from this one. Its number is noted at once: two processes would take each other's sockets. */
    start(machineId: string, record: MachineRecord, image: GuestImage): void {
      const log = openSync(files.file(machineId, 'qemu.log'), 'w', 0o600)
      try {
        const args = [...before, ...qemuArguments(machineId, record, image, files.seedFiles(machineId))]
        const child = spawn(command, args, {
          cwd: files.folderOf(machineId),
          detached: true,
          stdio: ['ignore', log, log],
          // The settings of this process have secrets.
          env: { PATH: process.env.PATH },
        })
        child.on('error', () => {})
        child.unref()
        if (child.pid !== undefined) writeFileSync(files.file(machineId, 'pid'), `${child.pid}\n`, { mode: 0o600 })
      } finally {
        closeSync(log)
      }
    },

    kill(pid: number): void {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    },

    /** What QEMU wrote last. */
    complaint(machineId: string): string {
      const path = files.file(machineId, 'qemu.log')
      const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
      return text.split('\n').at(-1)?.slice(0, 300) || 'QEMU ended without a word'
    },

    /** The processor time that a process has used, its memory, and since when it runs, in seconds, bytes and seconds; null if it has ended. */
    figures(pid: number): { cpuSeconds: number; memoryBytes: number; uptimeSeconds: number } | null {
      try {
        // The name in parentheses may contain spaces.
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')
        const field = (index: number) => Number(stat[index - 3])
        const [up = '0'] = readFileSync('/proc/uptime', 'utf8').split(' ')
        return {
          cpuSeconds: (field(14) + field(15)) / TICKS,
          memoryBytes: field(24) * PAGE,
          uptimeSeconds: Math.max(0, Math.floor(Number(up) - field(22) / TICKS)),
        }
      } catch {
        return null
      }
    },
  }
}

/** Linux counts processor time in hundredths of a second for programs, and memory in pages, on the processors that the image is for. */
const TICKS = 100
const PAGE = 4096
