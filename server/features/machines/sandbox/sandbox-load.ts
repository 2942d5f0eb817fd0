import type { MachineReport } from '#server/features/machines/provisioner.ts'
import type { SandboxMachine, SandboxState } from './sandbox-machines-store.ts'

const MINUTE = 60_000
const MINUTES_PER_DAY = 24 * 60
const DAY = MINUTES_PER_DAY * MINUTE
/** Vietnam's time is seven hours ahead of UTC. */
const OFFSET = 7 * 60 * MINUTE
const MIB = 1024 * 1024

/** How busy a machine is at an hour of Vietnam's day, from 0 to 1: least at three in the morning, most at noon and at nine in the evening. */
const dailyShares: readonly (readonly [hour: number, share: number])[] = [
  [3, 0.08],
  [8, 0.5],
  [12, 0.95],
  [15.5, 0.6],
  [21, 1],
  [27, 0.08],
]

/** The share at a minute of Vietnam's day, between the hours above as a half wave. */
function shareAt(minute: number): number {
  const hour = minute / 60 < 3 ? minute / 60 + 24 : minute / 60
  const after = dailyShares.findIndex(([at]) => at > hour)
  const [from, to] = [dailyShares[after - 1], dailyShares[after]]
  if (!from || !to) return dailyShares[0]?.[1] ?? 0
  const way = (1 - Math.cos((Math.PI * (hour - from[0])) / (to[0] - from[0]))) / 2
  return from[1] + (to[1] - from[1]) * way
}

const shares = Array.from({ length: MINUTES_PER_DAY }, (_, minute) => shareAt(minute))
/** The sum of the shares of a day's minutes before each. */
const sums = [0]
for (const [minute, share] of shares.entries()) sums.push((sums[minute] ?? 0) + share)
const wholeDay = sums.at(-1) ?? 0

/** The sum of the shares of all minutes until a time; it only grows. */
function sumUntil(at: number): number {
  const local = at + OFFSET
  const minutes = (local % DAY) / MINUTE
  const minute = Math.floor(minutes)
  return Math.floor(local / DAY) * wholeDay + (sums[minute] ?? 0) + (shares[minute] ?? 0) * (minutes - minute)
}

/** A number from 0 up to 1 that follows from a text: the same text gives the same number. */
export function seeded(text: string): number {
  let state = 2_166_136_261
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619)
  state = Math.imul(state ^ (state >>> 15), 2_246_822_507)
  state = Math.imul(state ^ (state >>> 13), 3_266_489_909)
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32
}

/** Where a machine is for which no node was chosen. */
export const SANDBOX_NODE = 'sandbox'

/** What the sandbox measures of a machine at a given time: nothing while it is switched off. */
export function reportOf({ id }: Pick<SandboxMachine, 'id'>, state: SandboxState, now: number): MachineReport {
  const { power, addresses = null, mac = null } = state
  const place = { node: state.node ?? SANDBOX_NODE, addresses, mac }
  if (power === 'stopped') {
    const nothing = { uptimeSeconds: null, cpu: null, memoryBytes: null, diskReadBytes: null, diskWriteBytes: null }
    return { machineId: id, ref: id, power, ...nothing, networkInBytes: null, networkOutBytes: null, ...place }
  }
  const share = shares[Math.floor(((now + OFFSET) % DAY) / MINUTE)] ?? 0
  const busy = 0.25 + 0.5 * seeded(id)
  const jitter = 0.06 * seeded(`${id} ${Math.floor(now / MINUTE)}`)
  /** What is counted since the start, at a rate of so many bytes in a minute of the busiest hour. */
  const counted = (rate: number, name: string) =>
    Math.floor(rate * (0.5 + seeded(`${id} ${name}`)) * (sumUntil(now) - sumUntil(state.startedAt)))
  return {
    machineId: id,
    ref: id,
    power,
    ...place,
    uptimeSeconds: Math.max(0, Math.floor((now - state.startedAt) / 1000)),
    cpu: Math.min(1, 0.02 + busy * share + jitter),
    memoryBytes: Math.floor(state.ramMb * MIB * (0.3 + 0.3 * seeded(`${id} memory`) + 0.15 * share)),
    diskReadBytes: counted(6 * MIB, 'read'),
    diskWriteBytes: counted(9 * MIB, 'write'),
    networkInBytes: counted(14 * MIB, 'in'),
    networkOutBytes: counted(30 * MIB, 'out'),
  }
}
