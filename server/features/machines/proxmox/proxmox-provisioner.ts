import {
  type MachineReport,
  type Operation,
  type OperationProgress,
  type Provisioner,
  ProvisionerError,
} from '#server/features/machines/provisioner.ts'
import type { Timers } from '#server/platform/timers.ts'
import { createProxmoxCalls } from './proxmox-calls.ts'
import { createProxmoxClient } from './proxmox-client.ts'
import { beginCreate, cloneStep } from './proxmox-clone.ts'
import { createConsoles } from './proxmox-console.ts'
import { provisionerError } from './proxmox-failure.ts'
import { createInventory, type Found, reportOf } from './proxmox-inventory.ts'
import { type Memo, readMemo } from './proxmox-memo.ts'
import { createOperations } from './proxmox-operations.ts'
import type { ProxmoxSettings } from './proxmox-settings.ts'
import { refOf, runSteps } from './proxmox-steps.ts'

/** Makes machines on a Proxmox cluster. All that it must know after a crash is in Proxmox itself, and in the memos of operations. */
export function createProxmoxProvisioner(settings: ProxmoxSettings, { timers }: { timers: Timers }): Provisioner {
  const calls = createProxmoxCalls(createProxmoxClient(settings, timers))
  const inventory = createInventory(calls, settings)
  const operations = createOperations(calls, settings)
  const consoles = createConsoles({ calls, settings, timers })
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work, work)
    last = result.catch(() => {})
    return result
  }
  const cloning = { calls, settings, inventory, inTurn }

  const memoFor = ({ node, vmid }: Found): Memo => ({ step: '', node, vmid })
  const powerOf = async (memo: Memo) => ((await operations.isRunning(memo)) ? 'running' : 'stopped')
  const settled = async (memo: Memo): Promise<OperationProgress> => ({
    state: 'done',
    ref: refOf(memo),
    power: await powerOf(memo),
  })

  async function create(operation: Operation): Promise<OperationProgress> {
    if (operation.command.type !== 'create') throw new Error('This is not a create')
    const { spec } = operation.command
    const memo = readMemo(operation.memo) ?? (await beginCreate(cloning, operation, spec))
    if (memo.failed) return discard(operation, memo)
    const steps = [cloneStep(cloning, operation, spec, true), ...operations.setUp(operation, spec)]
    try {
      return await runSteps(steps, memo, settled)
    } catch (error) {
      const failure = provisionerError(error)
      if (!(failure instanceof ProvisionerError) || failure.fault === 'unavailable') throw error
      // A clone that failed takes everything with it; one that cannot be set up would stay.
      if (!(await inventory.find(operation.machineId, refOf(memo)))) throw error
      const failed = { fault: failure.fault, detail: failure.message }
      return discard(operation, { step: '', node: memo.node, vmid: memo.vmid, failed })
    }
  }

  /** Deletes what could not be set up, and then says why. */
  function discard(operation: Operation, memo: Memo): Promise<OperationProgress> {
    return runSteps([operations.stopForDestroy, operations.destroy(operation, 'own')], memo, async ({ failed }) => {
      throw new ProvisionerError(failed?.fault ?? 'refused', failed?.detail ?? '')
    })
  }

  /** Makes the machine new, with its number and so its address. */
  async function rebuild(operation: Operation): Promise<OperationProgress> {
    if (operation.command.type !== 'rebuild') throw new Error('This is not a rebuild')
    const { spec } = operation.command
    const begin = async (): Promise<Memo> => {
      const found = await existing(operation)
      // The template is looked up before anything is deleted.
      const template = await inventory.template(spec.imageId, { ramMb: 0, diskGb: 0 }, { preferred: found.node })
      return { ...memoFor(found), template: refOf(template) }
    }
    const steps = [
      operations.stopForDestroy,
      operations.destroy(operation),
      cloneStep(cloning, operation, spec, false),
      ...operations.setUp(operation, spec),
    ]
    return runSteps(steps, readMemo(operation.memo) ?? (await begin()), settled)
  }

  async function existing({ machineId, ref }: Operation): Promise<Found> {
    const found = ref === null ? await inventory.findById(machineId) : await inventory.find(machineId, ref)
    if (!found)
      throw new ProvisionerError('machine_missing', `There is no machine ${machineId} at ${ref ?? 'any number'}`)
    return found
  }

  async function destroy(operation: Operation): Promise<OperationProgress> {
    const { machineId, ref } = operation
    const found = ref === null ? await inventory.findById(machineId) : await inventory.find(machineId, ref)
    if (!found) return { state: 'done' }
    const steps = [operations.stopForDestroy, operations.destroy(operation)]
    return runSteps(steps, readMemo(operation.memo) ?? memoFor(found), () => Promise.resolve({ state: 'done' }))
  }

  async function change(operation: Operation): Promise<OperationProgress> {
    const found = await existing(operation)
    // The machine may have moved to another node since the memo was written.
    const memo = { ...(readMemo(operation.memo) ?? memoFor(found)), node: found.node }
    return runSteps(operations.stepsOf(operation, found.config), memo, settled)
  }

  const perform = (operation: Operation): Promise<OperationProgress> => {
    switch (operation.command.type) {
      case 'create':
        return create(operation)
      case 'rebuild':
        return rebuild(operation)
      case 'destroy':
        return destroy(operation)
      default:
        return change(operation)
    }
  }

  /** Reports on all machines. Their addresses take a call for each, so that they are read one after another. */
  async function list(withAddresses: boolean): Promise<MachineReport[]> {
    const reports: MachineReport[] = []
    for (const machine of await inventory.machines()) {
      const { machineId } = machine
      if (machineId === null) continue
      const config = withAddresses ? await calls.config(machine) : null
      reports.push(reportOf({ ...machine, machineId, config }, machine))
    }
    return reports
  }

  /** Passes on what a call resolves with; a failure of Proxmox as the product knows it. */
  const translated = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      throw provisionerError(error)
    }
  }

  return {
    name: 'proxmox',
    unsupported: ['rescue', 'endRescue'],
    perform: (operation) => translated(perform(operation)),
    inspect: (machineId, ref) =>
      translated(
        (async () => {
          const found = await inventory.find(machineId, ref)
          return found && reportOf({ ...found, machineId }, await calls.current(found))
        })(),
      ),
    list: (include) => translated(list(include?.addresses ?? false)),
    nodes: () => translated(inventory.nodes()),
    images: (imageIds) => translated(inventory.images(imageIds)),
    openConsole: (machineId, ref) =>
      translated(
        (async () => {
          const found = await inventory.find(machineId, ref)
          if (!found) throw new ProvisionerError('machine_missing', `There is no machine ${machineId} at ${ref}`)
          return consoles.open(found)
        })(),
      ),
    stop: () => consoles.closeAll(),
  }
}
