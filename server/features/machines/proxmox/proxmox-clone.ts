import { type MachineSpec, type Operation, ProvisionerError } from '#server/features/machines/provisioner.ts'
import type { MachineConfig, Place, ProxmoxCalls } from './proxmox-calls.ts'
import { ProxmoxFailure } from './proxmox-failure.ts'
import type { Inventory } from './proxmox-inventory.ts'
import { markIn, markOf, placeOf } from './proxmox-marks.ts'
import { atStep, type Memo } from './proxmox-memo.ts'
import { type ProxmoxSettings, VMID_SPAN } from './proxmox-settings.ts'
import { continueTask, refOf, type Step, type StepResult } from './proxmox-steps.ts'

/** How long to wait for another clone to end, or for a description to appear, in milliseconds. */
const CLONE_WAIT = 3000
/** How often the owner of a number is looked for that is just being cloned to. */
const OWNER_TRIES = 20

interface CloneDeps {
  calls: ProxmoxCalls
  settings: ProxmoxSettings
  inventory: Inventory
  /** Runs one piece of work at a time. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** The number for a new machine: its own place in the range, or the next one that is free. Proxmox decides if two take the same. */
export async function freeNumber({ calls, settings }: CloneDeps, machineId: string, after?: number): Promise<number> {
  const used = new Set((await calls.resources('vm')).map(({ vmid }) => vmid))
  const { vmidFirst: first } = settings
  const start = after === undefined ? placeOf(machineId, VMID_SPAN) : after - first + 1
  for (let offset = 0; offset < VMID_SPAN; offset += 1) {
    const vmid = first + ((start + offset) % VMID_SPAN)
    if (!used.has(vmid)) return vmid
  }
  throw new ProvisionerError('no_capacity', `All numbers from ${first} on are taken`)
}

const placeIn = (template = ''): Place => {
  const [node = '', vmid] = template.split('/')
  return { node, vmid: Number(vmid) }
}

/** The step that clones a template. The number is what makes it safe to repeat: it can be taken once, and the description says by which operation. */
export function cloneStep(deps: CloneDeps, { key, machineId }: Operation, spec: MachineSpec, canMove: boolean): Step {
  const { calls, settings } = deps

  /** What a machine with the number means: it is ours, it is another system's, or it cannot be told yet. */
  async function nextStepFor(memo: Memo, config: MachineConfig): Promise<StepResult> {
    const mark = markIn(config.description)
    const tries = (memo.tries ?? 0) + 1
    if (mark?.machineId === machineId && (canMove || mark.key === key))
      return config.lock === undefined ? { next: true } : { next: false, memo: { ...memo, tries }, wait: CLONE_WAIT }
    // Proxmox takes the number before it writes the description.
    if (!mark && config.lock !== undefined && tries < OWNER_TRIES)
      return { next: false, memo: { ...memo, tries }, wait: CLONE_WAIT }
    if (!canMove) throw new ProvisionerError('refused', `${refOf(memo)} is taken by another machine`)
    const vmid = await freeNumber(deps, machineId, memo.vmid)
    return { next: false, memo: { ...atStep(memo, 'clone'), vmid }, wait: 0 }
  }

  /** Clones, unless as many run already as the storage bears. */
  async function begin(memo: Memo): Promise<StepResult> {
    const template = placeIn(memo.template)
    const running = await calls.tasks(template.node, 'qmclone', { source: 'active' })
    if (running.filter(({ endtime }) => endtime === undefined).length >= settings.clones)
      return { next: false, memo, wait: CLONE_WAIT }
    const upid = await calls.clone(template, {
      newid: memo.vmid,
      name: spec.hostname,
      description: markOf(key, machineId),
      full: true,
      storage: settings.storage,
      pool: settings.pool ?? undefined,
    })
    return { next: false, memo: { ...memo, ...(upid && { upid }) }, wait: 500 }
  }

  return {
    name: 'clone',
    async run(memo) {
      const { upid } = memo
      // The memo with the number is stored before the number is taken.
      if (!memo.sent) {
        // A clone is made on its template's node.
        const { node } = memo.template === undefined ? memo : placeIn(memo.template)
        return { next: false, memo: { ...memo, node, sent: true }, wait: 0 }
      }
      const pending = upid && (await continueTask(calls, { ...memo, upid }, () => Promise.resolve(false)))
      if (pending) return pending
      const config = await calls.config(memo)
      if (config) return nextStepFor(memo, config)
      try {
        return await deps.inTurn(() => begin(memo))
      } catch (error) {
        // Someone was faster, or the response of an earlier call was lost: the next look decides.
        if (error instanceof ProxmoxFailure && error.kind === 'exists') return { next: false, memo, wait: 500 }
        throw error
      }
    },
  }
}

/** Where a new machine begins: the one that an earlier call made, or a template and a number. */
export async function beginCreate(deps: CloneDeps, { machineId }: Operation, spec: MachineSpec): Promise<Memo> {
  const existing = await deps.inventory.findById(machineId)
  if (existing) return { step: 'clone', node: existing.node, vmid: existing.vmid, sent: true }
  const template = await deps.inventory.template(spec.imageId, spec, { node: spec.node })
  const vmid = await freeNumber(deps, machineId)
  return { step: 'clone', node: template.node, vmid, template: refOf(template) }
}
