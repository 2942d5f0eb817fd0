import type { MachineDifference } from '#contracts/infrastructure.ts'
import type { Power } from '#contracts/rules/machine-actions.ts'
import type { VpsStatus } from '#contracts/rules/vps-status.ts'
import type { MachineReport } from '#server/features/machines/provisioner.ts'

/** A machine as the hypervisor lists it. */
export type ListedMachine = Pick<MachineReport, 'machineId' | 'ref' | 'power' | 'addresses'>

/** A machine as the books have it. */
export interface BookedMachine {
  id: string
  ref: string | null
  status: Extract<VpsStatus, 'creating' | 'active' | 'suspended'>
  /** Null where the books do not know it. */
  power: Power | null
  addresses: readonly string[]
  /** Whether something is being done with it, so that books and hypervisor may differ for a moment. */
  isBusy: boolean
}

/** A disagreement as it is stored: without the record of the machine, which may change. */
export type FoundMachineDifference = Omit<MachineDifference, 'machine'>

/** Whether a machine should run; null if the books cannot tell. */
function powerOf({ status, power }: BookedMachine): MachineReport['power'] | null {
  if (status === 'suspended') return 'stopped'
  if (power === null) return null
  return power === 'stopped' ? 'stopped' : 'running'
}

function differencesOf(booked: BookedMachine, listed: ListedMachine | undefined): FoundMachineDifference[] {
  // A machine that is being made or changed is never reported as wrong.
  if (booked.isBusy || booked.status === 'creating') return []
  const machine = { machineId: booked.id, ref: listed?.ref ?? booked.ref }
  if (!listed) return [{ kind: 'missing_on_hypervisor', ...machine, books: booked.status, hypervisor: null }]
  const found: FoundMachineDifference[] = []
  const power = powerOf(booked)
  if (power !== null && power !== listed.power)
    found.push({ kind: 'wrong_power', ...machine, books: power, hypervisor: listed.power })
  const { addresses } = listed
  if (addresses && booked.addresses.some((address) => !addresses.includes(address)))
    found.push({
      kind: 'wrong_address',
      ...machine,
      books: booked.addresses.join(', '),
      hypervisor: addresses.join(', ') || null,
    })
  return found
}

/** Compares what the hypervisor has with what the books say. What is missing or unknown comes first. */
export function compareMachines(
  listed: readonly ListedMachine[],
  booked: readonly BookedMachine[],
): FoundMachineDifference[] {
  const listedById = new Map(listed.map((machine) => [machine.machineId, machine]))
  const bookedIds = new Set(booked.map(({ id }) => id))
  const unknown = listed
    .filter(({ machineId }) => !bookedIds.has(machineId))
    .map(({ machineId, ref, power }) => ({
      ...({ kind: 'unknown_on_hypervisor', machineId, ref, books: null, hypervisor: power } as const),
    }))
  const others = booked.flatMap((machine) => differencesOf(machine, listedById.get(machine.id)))
  const isMissing = ({ kind }: FoundMachineDifference) => kind === 'missing_on_hypervisor'
  return [...others.filter(isMissing), ...unknown, ...others.filter((difference) => !isMissing(difference))]
}

/** Marks the machines that the books changed between two readings as busy: the hypervisor was read in between. */
export function changedMeanwhile(before: readonly BookedMachine[], after: readonly BookedMachine[]): BookedMachine[] {
  const earlier = new Map(before.map((machine) => [machine.id, JSON.stringify(machine)]))
  return after.map((machine) => ({
    ...machine,
    isBusy: machine.isBusy || earlier.get(machine.id) !== JSON.stringify(machine),
  }))
}
