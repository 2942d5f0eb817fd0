import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename } from 'node:path'

// This program stands in for qemu-system-x86_64: it has its files and its monitor, and echoes what is typed on its
// serial line. It runs by itself, as QEMU does.

const option = (name: string) => process.argv[process.argv.indexOf(name) + 1] ?? ''
const part = (text: string, name: string) => new RegExp(`(?:^|,)${name}=([^,]*)`).exec(text)?.[1] ?? ''

const disk = part(option('-drive'), 'file')
const log = part(option('-chardev'), 'logfile')
const machine = basename(process.cwd())
/** A machine's name can make it `deaf` to its power button, or `broken`. */
const hostname = readFileSync('seed/hostname', 'utf8')
if (hostname === 'broken') {
  process.stderr.write('qemu-system-x86_64: could not load the kernel\n')
  process.exit(1)
}
const note = (what: string) => appendFileSync('../effects.log', `${what} ${machine}\n`)

type Disk = { snapshots: { name: string }[] }
const readDisk = (): Disk => JSON.parse(readFileSync(disk, 'utf8'))

function end(why: string): void {
  note(why)
  for (const file of ['pid', 's.sock', 'q.sock']) rmSync(file, { force: true })
  process.exit(0)
}

function respond(execute: string, { name }: { name?: string } = {}): unknown {
  const { snapshots } = readDisk()
  switch (execute) {
    case 'query-status':
      return { status: 'running', running: true }
    case 'query-blockstats':
      return [{ device: 'disk0', stats: { rd_bytes: 4096, wr_bytes: 8192 } }]
    case 'query-block':
      return [{ device: 'disk0', inserted: { image: { snapshots } } }]
    case 'blockdev-snapshot-internal-sync':
      writeFileSync(disk, JSON.stringify({ snapshots: [...snapshots, { name }] }))
      note('snapshot')
      return {}
    case 'blockdev-snapshot-delete-internal-sync':
      writeFileSync(disk, JSON.stringify({ snapshots: snapshots.filter((snapshot) => snapshot.name !== name) }))
      note('delete-snapshot')
      return {}
    case 'system_powerdown':
      if (hostname !== 'deaf') setImmediate(end, 'powerdown')
      return {}
    case 'quit':
      setImmediate(end, 'quit')
      return {}
    default:
      return {}
  }
}

const monitor = createServer((socket) => {
  socket.on('error', () => {})
  socket.write('{"QMP": {"version": {}, "capabilities": []}}\n')
  socket.on('data', (bytes) => {
    for (const line of bytes.toString().split('\n').filter(Boolean)) {
      const { execute, arguments: values } = JSON.parse(line)
      socket.write(`${JSON.stringify({ return: respond(execute, values) })}\n`)
    }
  })
})

const serial = createServer((socket) => {
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    appendFileSync(log, bytes)
    socket.write(bytes)
  })
})

// This is what a process is told, for tests that look whether it is too much.
writeFileSync('told.json', JSON.stringify({ argv: process.argv, env: process.env }))
// QEMU does the same: the file is empty for a moment.
writeFileSync('pid', '')
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30)
writeFileSync('pid', `${process.pid}\n`)
appendFileSync(log, `\r\n${machine} login: `)
serial.listen('s.sock')
monitor.listen('q.sock', () => note('start'))
// A test that was killed leaves it alone.
setTimeout(() => process.exit(0), 5 * 60_000).unref()
