import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { MachineSpec } from '#server/features/machines/provisioner.ts'

const recordSchema = v.strictObject({
  hostname: v.string(),
  disk: v.string(),
  mac: v.nullable(v.string()),
  isRescue: v.boolean(),
  isSuspended: v.boolean(),
})
/** What is known of a machine beside what it runs from. */
export type MachineRecord = v.InferOutput<typeof recordSchema>

/** What a machine reads when it starts. It takes over keys and password once for each `id`. */
interface Seed {
  id: string
  mode: 'normal' | 'password' | 'rescue'
  hostname: string
  addresses: string
  keys: string
  password: string
}
const seedNames = ['id', 'mode', 'hostname', 'addresses', 'keys', 'password'] as const satisfies (keyof Seed)[]

/** The longest path of a socket. */
const SOCKET_PATH_MAX = 107
/** How large the log of a serial line may grow, in bytes, before it begins from the start. */
const LOG_MAX = 4 * 1024 * 1024
const isMachineId = (text: string) => /^[0-9A-Za-z_-]{1,40}$/.test(text)
const short = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 16)

/** The folders of machines: a disk, a record, sockets, and what the machine reads when it starts. Only their owner may read them. */
export function createMachineFiles(dir: string) {
  const root = resolve(dir)
  const folderOf = (machineId: string) => {
    if (!isMachineId(machineId)) throw new Error('This is not an id of a machine')
    return join(root, machineId)
  }
  const file = (machineId: string, name: string) => join(folderOf(machineId), name)
  if (file('x'.repeat(36), 'q.sock').length > SOCKET_PATH_MAX)
    throw new Error(`QEMU_DIR is too long for the paths of sockets: ${root}`)

  function writeSafely(path: string, text: string): void {
    writeFileSync(`${path}.new`, text, { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }

  const read = (machineId: string): MachineRecord | null => {
    if (!isMachineId(machineId)) return null
    const path = file(machineId, 'machine.json')
    return existsSync(path) ? v.parse(recordSchema, JSON.parse(readFileSync(path, 'utf8'))) : null
  }
  const write = (machineId: string, record: MachineRecord) =>
    writeSafely(file(machineId, 'machine.json'), JSON.stringify(record))

  function seed(machineId: string, changes: Partial<Seed>): void {
    const folder = file(machineId, 'seed')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const name of seedNames) {
      const value = changes[name]
      if (value === undefined) continue
      // An empty file would be refused.
      if (value === '') rmSync(join(folder, name), { force: true })
      else writeSafely(join(folder, name), value)
    }
  }

  return {
    root,
    folderOf,
    file,
    read,
    write,
    seed,

    ids: (): string[] => (existsSync(root) ? readdirSync(root).filter((name) => read(name) !== null) : []),

    /** A new disk and everything else that a machine starts from. Repeated under the same key it changes nothing. */
    prepare(machineId: string, key: string, spec: MachineSpec, emptyDisk: string): void {
      mkdirSync(folderOf(machineId), { recursive: true, mode: 0o700 })
      const disk = `disk-${short(key)}.qcow2`
      const previous = read(machineId)
      if (previous?.disk === disk) return
      copyFileSync(emptyDisk, file(machineId, `${disk}.new`))
      chmodSync(file(machineId, `${disk}.new`), 0o600)
      renameSync(file(machineId, `${disk}.new`), file(machineId, disk))
      seed(machineId, {
        id: short(key),
        mode: 'normal',
        hostname: spec.hostname,
        addresses: spec.addresses
          .map(({ address, prefix, gateway }) => `${address}/${prefix} ${gateway ?? ''}\n`)
          .join(''),
        keys: spec.sshKeys.map((line) => `${line}\n`).join(''),
        password: spec.password ?? '',
      })
      write(machineId, { hostname: spec.hostname, disk, mac: spec.mac, isRescue: false, isSuspended: false })
      if (previous) rmSync(file(machineId, previous.disk), { force: true })
    },

    /** The password that a machine takes over when it starts next, or that its rescue system has. */
    setPassword(machineId: string, key: string, password: string, mode: 'password' | 'rescue'): void {
      seed(machineId, { mode, password, ...(mode === 'password' && { id: short(key) }) })
    },

    endRescue: (machineId: string) => seed(machineId, { mode: 'normal', password: '' }),

    /** The password has been taken over, and is kept nowhere. */
    forgetPassword: (machineId: string) => seed(machineId, { password: '' }),

    /** The addresses that a machine is set up with. */
    addresses(machineId: string): string[] {
      const path = file(machineId, 'seed/addresses')
      const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
      return lines.flatMap((text) => text.split('/')[0] || [])
    },

    /** The seed's files, as QEMU is told of them, relative to the folder. */
    seedFiles: (machineId: string) =>
      seedNames
        .filter((name) => existsSync(file(machineId, `seed/${name}`)))
        .map((name) => ({ name, path: `seed/${name}` })),

    /** The log of a serial line begins from the start when it is too large: a machine can write for ever. */
    boundLog(machineId: string): void {
      const path = file(machineId, 'serial.log')
      if (existsSync(path) && statSync(path).size > LOG_MAX) truncateSync(path)
    },

    remove: (machineId: string) => rmSync(folderOf(machineId), { recursive: true, force: true }),
  }
}
export type MachineFiles = ReturnType<typeof createMachineFiles>
