import { Duplex } from 'node:stream'
import type { Power } from '#contracts/rules/machine-actions.ts'
import type { VpsStatus } from '#contracts/rules/vps-status.ts'
import type { MachineConsole } from '#server/features/machines/provisioner.ts'
import type { ConsoleMachine, ConsoleMachines } from './console-machines.ts'

/** A console of a fake machine, as tests operate it. */
export interface FakeConsole {
  stream: Duplex
  /** What was typed so far. */
  typed(): string
  /** The sizes of the window that the machine was told. */
  sizes: [number, number][]
  /** Writes to the viewer. */
  print(text: string | Buffer): void
  /** How much the machine could write before it had to wait, in bytes. */
  flood(bytes: number): number
  isClosed(): boolean
}

/** Machines whose consoles tests operate: those of the database's instances, in the state that tests say. */
export interface FakeMachines extends ConsoleMachines {
  /** The consoles that were opened, the oldest first. */
  consoles: FakeConsole[]
  power: Power
  /** By id; others are active. */
  statuses: Map<string, VpsStatus>
  history: string
  /** Thrown when a console is opened. */
  fault: Error | null
  /** Runs before a console is opened. */
  beforeOpening: () => Promise<void>
}

interface InstanceRow {
  user_id: string
  name: string
}

function createConsole(): FakeConsole {
  let typed = ''
  const sizes: [number, number][] = []
  const stream = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      typed += chunk.toString()
      done()
    },
  })
  return {
    stream,
    sizes,
    typed: () => typed,
    print: (text) => void stream.push(text),
    flood(bytes) {
      let written = 0
      const chunk = Buffer.alloc(16_384, '.')
      while (written < bytes && !stream.isPaused()) {
        stream.push(chunk)
        written += chunk.length
      }
      return written
    },
    isClosed: () => stream.destroyed,
  }
}

export function createFakeMachines(): FakeMachines {
  const self: FakeMachines = {
    consoles: [],
    power: 'running',
    statuses: new Map(),
    history: '',
    fault: null,
    beforeOpening: async () => {},

    async find(queries, id): Promise<ConsoleMachine | null> {
      const row: InstanceRow | undefined = await queries('instances').where({ id }).first()
      if (!row) return null
      const status = self.statuses.get(id) ?? 'active'
      const state = { status, power: self.power, busy: null, snapshots: 0, canGrow: false }
      return { id, userId: row.user_id, name: row.name, ref: id, state }
    },

    async open(): Promise<MachineConsole> {
      await self.beforeOpening()
      if (self.fault) throw self.fault
      const console = createConsole()
      self.consoles.push(console)
      const { stream, sizes } = console
      const resize = (columns: number, rows: number) => void sizes.push([columns, rows])
      return { stream, history: Buffer.from(self.history), isScripted: true, resize }
    },
  }
  return self
}
