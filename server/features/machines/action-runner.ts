import { isOpenAction } from '#contracts/rules/machine-actions.ts'
import { mayChangeStatus } from '#contracts/rules/vps-transitions.ts'
import { type JobHandler, NonRetryableError, type RetryInfoLookup } from '#server/features/jobs/job-runner.ts'
import type { ActionRecord, ActionsStore, ActionType } from '#server/features/vps/actions-store.ts'
import type { FailureCode } from '#server/features/vps/failures.ts'
import { type InstanceRecord, type InstancesStore, numberOf } from '#server/features/vps/instances-store.ts'
import { SYSTEM } from '#server/features/vps/machine-duties.ts'
import type { MachinesStore, MachineUpdate } from '#server/features/vps/machines-store.ts'
import type { VpsService } from '#server/features/vps/vps-service.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { isAdoptable, isOverdue, isRepeatable } from './action-limits.ts'
import type { ActionRequests } from './action-requests.ts'
import type { AddressPool } from './address-pool.ts'
import { hostnameOf } from './hostname.ts'
import {
  type MachineCommand,
  type MachineReservation,
  type OperationProgress,
  type Provisioner,
  ProvisionerError,
} from './provisioner.ts'
import type { Resizes } from './resizes.ts'

/** How long an action waits before it looks again whether the one before it has ended, in milliseconds. */
const WAIT = 1000
/** How often a driver that wants to continue at once may do so before the job is stored again. */
const STEPS_AT_ONCE = 20

/** The actions whose failure an admin has to know of: the machine is not as the books say. */
const watched: readonly ActionType[] = ['create', 'suspend', 'resume', 'terminate', 'cancel']

/** Its driver says for too long that it is working. */
class ActionOverdue extends Error {}

type Done = Extract<OperationProgress, { state: 'done' }>

interface ActionRunnerDeps {
  database: Database
  instances: InstancesStore
  machines: MachinesStore
  actions: ActionsStore
  requests: Pick<ActionRequests, 'create' | 'follow'>
  vps: Pick<VpsService, 'created' | 'notCreated'>
  resizes: Pick<Resizes, 'refund'>
  provisioner: Provisioner
  addresses: AddressPool
  sealing: Sealing
  clock: Clock
}

/** Carries actions out. */
export interface ActionRunner {
  /** The handler of the job that sets up an instance, or fails and refunds it. */
  provisioning: JobHandler
  /** The handler of the job that does anything else with a machine. */
  acting: JobHandler
  /**
   * Records an open action as done without its driver, or one that has timed out: an admin has seen that it is. `ipAddress` is the one that a created machine
   * has. Returns whether it was open or had timed out, with nothing else done to the machine since.
   */
  adopt(tx: DbTransaction, actionId: string, ipAddress: string | null): Promise<boolean>
  /** Whether a failed action can be done once more: of those that have timed out, only if nothing else was done to the machine since. */
  mayRepeat(queries: Queries, action: Pick<ActionRecord, 'id' | 'vpsId' | 'type' | 'error'>): Promise<boolean>
}

export function createActionRunner(deps: ActionRunnerDeps): ActionRunner {
  const { database, instances, machines, actions, requests, vps, resizes, provisioner, addresses, sealing, clock } =
    deps
  const { queries } = database

  /** The password that an action sets; null for one without. */
  function opened({ vpsId, params }: ActionRecord): string | null {
    if (params.password === undefined) return null
    const password = sealing.open(vpsId, params.password)
    // The key was replaced while it waited.
    if (password === null) throw new ProvisionerError('refused', 'The password of the machine cannot be opened')
    return password
  }

  function specOf(
    action: ActionRecord,
    instance: InstanceRecord,
    { addresses: assigned, mac, node }: MachineReservation,
  ) {
    const { cpu, ram, storage, operatingSystem, name } = instance
    const { imageId = operatingSystem, sshKeys = [] } = action.params
    return {
      hostname: hostnameOf(name),
      imageId,
      cores: cpu,
      ramMb: ram * 1024,
      diskGb: storage,
      bandwidthMbit: null,
      addresses: assigned,
      mac,
      node,
      sshKeys,
      password: opened(action),
    }
  }

  /** What the driver is told. */
  async function commandOf(action: ActionRecord, instance: InstanceRecord): Promise<MachineCommand> {
    const { type, params } = action
    const { snapshotId = '', name = '', plan } = params
    switch (type) {
      case 'create':
      case 'rebuild':
        return { type, spec: specOf(action, instance, await addresses.assign(instance.id)) }
      case 'resetPassword':
      case 'rescue':
        return { type, password: opened(action) ?? '' }
      case 'snapshot':
        return { type, snapshotId, name }
      case 'restore':
      case 'deleteSnapshot':
        return { type, snapshotId }
      case 'resize':
        return { type, ...sizesOf(plan ?? instance) }
      case 'cancel':
      case 'terminate':
        return { type: 'destroy' }
      case 'rename':
        throw new Error('A machine is renamed without its driver')
      default:
        return { type }
    }
  }

  /** What an action that is done changes of the machine. */
  function changeFor({ type, params }: ActionRecord, { ref, power }: Done, now: number): MachineUpdate {
    const switched = powerAfter[type]
    const next = power ?? switched
    const password = params.password === undefined ? {} : { password: params.password }
    return {
      ...(ref !== undefined && { ref }),
      ...(switched !== undefined && next !== undefined && { power: next, powerSince: now }),
      ...(type === 'rebuild' || type === 'create' ? { password: null, sshKeys: params.sshKeys ?? null } : {}),
      ...password,
    }
  }

  /** Records what has been done, once. */
  async function succeed(tx: DbTransaction, action: ActionRecord, done: Done, ipAddress: string | null): Promise<void> {
    const { id, vpsId, type, params } = action
    const now = clock.now()
    if (!(await actions.end(tx, action, null, now))) return
    const instance = await instances.byId(tx, vpsId)
    if (!instance) return
    await machines.update(tx, vpsId, provisioner.name, changeFor(action, done, now))
    if (type === 'create') {
      await vps.created(tx, instance, ipAddress ?? '')
      await addresses.keep(tx, vpsId)
    }
    if (type === 'rebuild') await instances.setSystem(tx, vpsId, params.imageId ?? instance.operatingSystem)
    if (type === 'resize' && params.plan) await instances.setPlan(tx, vpsId, params.plan)
    if (type === 'snapshot') {
      const snapshot = { id: params.snapshotId ?? id, vpsId, name: params.name ?? '', createdAt: now }
      await machines.addSnapshot(tx, { ...snapshot, sizeMb: Math.round((done.snapshotGb ?? instance.storage) * 1024) })
    }
    if (type === 'deleteSnapshot') await machines.removeSnapshot(tx, params.snapshotId ?? '')
    if (type === 'cancel' || type === 'terminate') {
      await machines.update(tx, vpsId, provisioner.name, { password: null })
      await machines.removeSnapshotsOf(tx, vpsId)
      await addresses.release(tx, vpsId)
    }
    if (type === 'cancel')
      await instances.changeStatus(tx, vpsId, { actor: 'customer', from: instance.status, to: 'terminated' })
  }

  /** Records that an action has failed, once, and gives back what was paid for it. */
  async function fail(tx: DbTransaction, action: ActionRecord, code: FailureCode): Promise<void> {
    const { vpsId, type } = action
    if (!(await actions.end(tx, action, code, clock.now()))) return
    if (type === 'create') {
      await machines.update(tx, vpsId, provisioner.name, { failure: code })
      await vps.notCreated(tx, vpsId)
      // The hypervisor may still make it: what it has is free once it is deleted.
      if (code === 'timed_out') await requests.follow(tx, { id: vpsId, userId: action.userId }, 'terminate', SYSTEM)
      else await addresses.release(tx, vpsId)
    }
    if (type !== 'resize') return
    const instance = await instances.byId(tx, vpsId)
    if (instance) await resizes.refund(tx, action, instance)
  }

  /** Begins or continues an action: as far as the driver gets now. */
  async function perform(begun: ActionRecord, instance: InstanceRecord): Promise<{ runAgainIn: number } | undefined> {
    let action = begun
    const command = await commandOf(action, instance)
    const ref = (await machines.byId(queries, instance.id))?.ref ?? null
    for (let step = 1; ; step += 1) {
      const operation = { key: action.id, machineId: instance.id, ref, command, memo: action.memo }
      const progress = await provisioner.perform(operation)
      if (progress.state === 'done') {
        const assigned = 'spec' in command ? command.spec.addresses : []
        const ipAddress = assigned.find(({ family }) => family === 4)?.address ?? assigned[0]?.address ?? null
        await database.transaction((tx) => succeed(tx, action, progress, ipAddress), { wallet: instance.userId })
        return undefined
      }
      // The time is checked only now: what the driver has done meanwhile counts, however long it took.
      if (isOverdue(action, clock.now())) throw new ActionOverdue(`${action.type} has not ended in time`)
      const { memo, checkAgainIn, ref: newRef } = progress
      await actions.keep(queries, action.id, progress.progress, memo)
      if (newRef !== undefined && newRef !== ref)
        await database.transaction((tx) => machines.update(tx, instance.id, provisioner.name, { ref: newRef }))
      if (checkAgainIn > 0 || step === STEPS_AT_ONCE) return { runAgainIn: checkAgainIn }
      action = { ...action, memo }
    }
  }

  /** Runs an open action. Only what a retry may help is thrown on, and what an admin has to know of. */
  async function run(action: ActionRecord, instance: InstanceRecord): Promise<{ runAgainIn: number } | undefined> {
    const isBegun = await database.transaction((tx) => actions.begin(tx, action, clock.now()))
    if (!isBegun) return { runAgainIn: WAIT }
    try {
      return await perform(action, instance)
    } catch (error) {
      const hasTimedOut = error instanceof ActionOverdue
      if (!(error instanceof ProvisionerError) && !hasTimedOut) throw error
      const code = hasTimedOut ? 'timed_out' : error.fault
      if (code === 'unavailable') throw new Error(error.message, { cause: error })
      if (hasTimedOut || watched.includes(action.type)) {
        await actions.keepFault(queries, action.id, code)
        throw new NonRetryableError(error.message, { cause: error })
      }
      await database.transaction((tx) => fail(tx, action, code), { wallet: instance.userId })
      return undefined
    }
  }

  /** A customer's action that waited while its instance was suspended or ended is not begun. */
  const isTooLate = ({ state, madeBy, type }: ActionRecord, { status }: InstanceRecord) =>
    state === 'queued' && madeBy === 'customer' && type !== 'resume' && type !== 'cancel' && status !== 'active'

  const isLatest = async (from: Queries, { id, vpsId }: Pick<ActionRecord, 'id' | 'vpsId'>) =>
    (await actions.latestOf(from, vpsId))?.id === id

  const mayRepeat: ActionRunner['mayRepeat'] = async (from, action) =>
    isRepeatable(action) && (action.error !== 'timed_out' || (await isLatest(from, action)))

  const codeOf = ({ error }: ActionRecord) => (error ?? 'unavailable') as FailureCode

  return {
    mayRepeat,

    provisioning: {
      async run({ subjectId }) {
        const instance = await instances.byId(queries, subjectId)
        if (!instance || !mayChangeStatus('system', instance.status, 'active')) return undefined
        const known = await actions.creationOf(queries, subjectId)
        const action = known ?? (await database.transaction((tx) => requests.create(tx, instance)))
        return run(action, instance)
      },

      async onFailed(tx, { subjectId }) {
        const action = await actions.creationOf(tx, subjectId)
        if (action) await fail(tx, action, codeOf(action))
        // Its worker has died each time before there was an action.
        else if (await vps.notCreated(tx, subjectId)) await addresses.release(tx, subjectId)
      },
    },

    acting: {
      async run({ subjectId }) {
        const action = await actions.byId(queries, subjectId)
        const instance = action && (await instances.byId(queries, action.vpsId))
        if (!instance || action.state === 'done') return undefined
        if (action.state === 'failed') {
          // An admin has it repeated.
          if (
            !(await mayRepeat(queries, action)) ||
            !(await database.transaction((tx) => actions.reopen(tx, action.id)))
          )
            return undefined
          return run({ ...action, state: 'queued', activeVpsId: null, error: null, startedAt: null }, instance)
        }
        if (isTooLate(action, instance)) {
          await database.transaction((tx) => fail(tx, action, 'suspended'), { wallet: instance.userId })
          return undefined
        }
        return run(action, instance)
      },

      async onFailed(tx, { subjectId }) {
        const action = await actions.byId(tx, subjectId)
        if (action) await fail(tx, action, codeOf(action))
      },

      retryInfo: actionRetryInfo({ actions, instances }),
    },

    async adopt(tx, actionId, ipAddress) {
      const action = await actions.byId(tx, actionId)
      if (!action) return false
      if (!isOpenAction(action.state)) {
        const isPossible = isAdoptable(action) && (await isLatest(tx, action))
        if (!isPossible || !(await actions.reopen(tx, actionId))) return false
      }
      await succeed(tx, action, { state: 'done' }, ipAddress)
      return true
    },
  }
}

/** The power of a machine after each action that changes it, unless its driver says otherwise. */
const powerAfter: Partial<Readonly<Record<ActionType, MachineUpdate['power']>>> = {
  create: 'running',
  start: 'running',
  reboot: 'running',
  reset: 'running',
  rebuild: 'running',
  restore: 'running',
  rescue: 'rescue',
  endRescue: 'running',
  resume: 'running',
  resize: undefined,
  shutdown: 'stopped',
  stop: 'stopped',
  suspend: 'stopped',
  terminate: 'stopped',
  cancel: 'stopped',
}

const sizesOf = ({ cpu, ram, storage }: Pick<InstanceRecord, 'cpu' | 'ram' | 'storage'>) => ({
  cores: cpu,
  ramMb: ram * 1024,
  diskGb: storage,
})

/** Looks up the retry info of jobs that do something with machines. */
const actionRetryInfo =
  ({ actions, instances }: Pick<ActionRunnerDeps, 'actions' | 'instances'>): RetryInfoLookup =>
  async (queries, ids) => {
    const found = await actions.byIds(queries, ids)
    const owned = await instances.byIds(queries, [...new Set(found.map(({ vpsId }) => vpsId))])
    const byId = new Map(owned.map((instance) => [instance.id, instance]))
    return new Map(
      found.flatMap(({ id, vpsId, type, state, error }) => {
        const instance = byId.get(vpsId)
        if (!instance) return []
        const subject = { number: numberOf(instance), name: instance.name, amount: null, user: instance.owner }
        return [
          [id, { subject, pointless: state === 'failed' && isRepeatable({ type, error }) ? null : ('done' as const) }],
        ]
      }),
    )
  }
