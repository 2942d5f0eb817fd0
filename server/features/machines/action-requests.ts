import type { Language } from '#contracts/languages.ts'
import type { MachineActionRequest, MachineActionResponse, ResizeQuote } from '#contracts/machines.ts'
import { familyOf } from '#contracts/rules/system-family.ts'
import { orderMessages } from '#contracts/vps.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { CatalogStore } from '#server/features/catalog/catalog-store.ts'
import { refusals as catalogRefusals } from '#server/features/catalog/refusals.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { ActionParams, ActionRecord, ActionsStore, ActionType } from '#server/features/vps/actions-store.ts'
import type { InstanceRecord, InstancesStore } from '#server/features/vps/instances-store.ts'
import { type MachineActor, type MachineDuties, SYSTEM } from '#server/features/vps/machine-duties.ts'
import type { MachinePlaces } from '#server/features/vps/machine-places.ts'
import type { MachinesStore } from '#server/features/vps/machines-store.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { noSystemHere, otherName, reasons, unknownKey, unknownSnapshot } from './action-words.ts'
import { obstacleOf, readState, toAction } from './machine-states.ts'
import type { Provisioner } from './provisioner.ts'
import { notPossible, refusals } from './refusals.ts'
import type { Resizes } from './resizes.ts'

/** The kind of the job that does something with a machine. */
export const MACHINE_ACTION = 'machine.action'

/** Requests actions on machines, for customers and for the system. */
export interface ActionRequests extends MachineDuties {
  /**
   * Stores an action with the job that does it, and takes its price; what concerns the records alone is done at once. Throws a 404 for another
   * customer's machine, a 409 `busy` or `not_possible` with the reason, for a new system that its node lacks a 409 `image_unavailable`, and for a larger plan the
   * refusals of its quote and a 402.
   */
  request(
    session: Session,
    vpsId: string,
    request: MachineActionRequest,
    key: string | undefined,
    language: Language,
  ): Promise<{ result: MachineActionResponse; repeated: boolean }>
  /** Computes what a larger plan costs. Throws a 404 for another customer's machine. */
  quote(session: Session, vpsId: string, planId: number): Promise<ResizeQuote>
  /** The action that creates the machine of an instance. */
  create(tx: DbTransaction, instance: InstanceRecord): Promise<ActionRecord>
}

interface ActionRequestsDeps {
  queries: Queries
  sessions: SessionTransactions
  instances: InstancesStore
  machines: MachinesStore
  actions: ActionsStore
  jobs: JobQueue
  idempotency: IdempotencyStore
  ledger: Pick<Ledger, 'lock'>
  resizes: Resizes
  catalogStore: Pick<CatalogStore, 'images'>
  places: Pick<MachinePlaces, 'hasImage'>
  provisioner: Pick<Provisioner, 'name' | 'unsupported'>
  sealing: Sealing
  newPassword: () => string
  /** A customer's public keys with these ids; unknown ids are left out. */
  publicKeysOf: (queries: Queries, userId: string, ids: readonly string[]) => Promise<string[]>
  clock: Clock
  ids: Ids
}

export function createActionRequests(deps: ActionRequestsDeps): ActionRequests {
  const { queries, sessions, instances, machines, actions, jobs, idempotency, ledger, resizes, catalogStore, places } =
    deps
  const { provisioner, sealing, newPassword, publicKeysOf, clock, ids } = deps

  const sealedPassword = (vpsId: string) => sealing.seal(vpsId, newPassword())

  async function publicKeys(from: Queries, userId: string, keyIds: readonly string[]): Promise<string[]> {
    const distinctIds = [...new Set(keyIds)]
    const keys = await publicKeysOf(from, userId, distinctIds)
    if (keys.length < distinctIds.length) throw invalidField('sshKeyIds', unknownKey)
    return keys
  }

  /** The keys that a machine accepts, or its password. A Windows is signed in to with a password alone. */
  const accessFor = (vpsId: string, system: string, sshKeys: readonly string[]): ActionParams =>
    sshKeys.length > 0 && familyOf(system) === 'linux' ? { sshKeys } : { password: sealedPassword(vpsId) }

  const newAction = (
    { id: vpsId, userId }: Pick<InstanceRecord, 'id' | 'userId'>,
    type: ActionType,
    { actor, by }: MachineActor,
    change: Partial<ActionRecord> = {},
  ): ActionRecord => ({
    id: ids.next(),
    vpsId,
    userId,
    actor,
    madeBy: by,
    type,
    state: 'queued',
    progress: 0,
    params: {},
    memo: null,
    error: null,
    activeVpsId: null,
    createdAt: clock.now(),
    startedAt: null,
    endedAt: null,
    ...change,
  })

  async function own(from: Queries, { userId }: Session, vpsId: string): Promise<InstanceRecord> {
    const instance = await instances.byId(from, vpsId)
    if (instance?.userId !== userId) throw new Refusal('not_found')
    return instance
  }

  /** Throws unless this can be done with the machine now. */
  async function requirePossible(from: Queries, instance: InstanceRecord, type: MachineActionRequest['type']) {
    const state = await readState({ actions, machines, canGrow: resizes.canGrow }, from, instance)
    const obstacle = obstacleOf(type, state, provisioner.unsupported)
    if (obstacle === 'busy') throw new Refusal(refusals.busy)
    if (obstacle !== null) throw notPossible(reasons[obstacle])
    // What is paid for the rest of a period is unknown before there is one.
    if (type === 'resize' && instance.trialEndsAt !== null) throw notPossible(reasons.in_trial)
  }

  function requireName({ name }: InstanceRecord, confirmed: string): void {
    if (confirmed.trim() !== name) throw invalidField('confirmName', otherName)
  }

  async function systemFor(tx: DbTransaction, { operatingSystem, ram }: InstanceRecord, imageId = operatingSystem) {
    if (imageId === operatingSystem) return imageId
    const image = await catalogStore.images.byId(tx, imageId)
    if (!image?.isOffered || image.minRam > ram) throw invalidField('imageId', orderMessages.operatingSystemRequired)
    return imageId
  }

  /** What the driver has to know of a request. Throws a 422 for what does not exist. */
  async function paramsOf(tx: DbTransaction, instance: InstanceRecord, request: MachineActionRequest) {
    const { id, userId } = instance
    switch (request.type) {
      case 'rebuild': {
        requireName(instance, request.confirmName)
        const imageId = await systemFor(tx, instance, request.imageId)
        // The image is checked before anything is deleted: without it, the machine could not be set up again.
        if (!(await places.hasImage(tx, id, imageId)))
          throw new Refusal(catalogRefusals.image_unavailable, { reason: noSystemHere })
        const keys = await publicKeys(tx, userId, request.sshKeyIds ?? [])
        return { imageId, ...accessFor(id, imageId, keys) }
      }
      case 'cancel':
        requireName(instance, request.confirmName)
        return {}
      case 'resetPassword':
      case 'rescue':
        return { password: sealedPassword(id) }
      case 'snapshot':
        return { snapshotId: ids.next(), name: request.name }
      case 'restore':
      case 'deleteSnapshot': {
        const known = await machines.snapshotsOf(tx, id)
        if (!known.some((snapshot) => snapshot.id === request.snapshotId))
          throw invalidField('snapshotId', unknownSnapshot)
        return { snapshotId: request.snapshotId }
      }
      case 'resize':
        return resizes.promised(tx, instance, request)
      default:
        return {}
    }
  }

  async function addJob(tx: DbTransaction, { id }: ActionRecord): Promise<void> {
    await jobs.addFirst(tx, { kind: MACHINE_ACTION, subjectId: id, runAt: clock.now() })
  }

  /** Ends the action that a process of the previous version has carried out without it. */
  async function endStale(tx: DbTransaction, { id, status }: InstanceRecord): Promise<void> {
    if (status === 'creating') return
    const open = await actions.openOf(tx, id)
    if (open?.type === 'create') await actions.endDone(tx, open.id, clock.now())
  }

  async function begin(
    tx: DbTransaction,
    session: Session,
    instance: InstanceRecord,
    request: MachineActionRequest,
    language: Language,
  ): Promise<MachineActionResponse> {
    const vpsId = instance.id
    await endStale(tx, instance)
    await requirePossible(tx, instance, request.type)
    const customer: MachineActor = { actor: session.userId, by: 'customer' }
    if (request.type === 'rename') {
      await instances.rename(tx, vpsId, request.name.trim())
      const now = clock.now()
      const done = { state: 'done', progress: 100, startedAt: now, endedAt: now } as const
      const renamed = newAction(instance, 'rename', customer, { ...done, params: { name: request.name.trim() } })
      await actions.insert(tx, renamed)
      return { action: toAction(renamed, language) }
    }
    const params = await paramsOf(tx, instance, request)
    const action = newAction(instance, request.type, customer, { params, activeVpsId: vpsId })
    await actions.insert(tx, action)
    await addJob(tx, action)
    const shown = toAction(action, language)
    return request.type === 'resize'
      ? { action: shown, balance: String(await resizes.pay(tx, action, instance)) }
      : { action: shown }
  }

  return {
    publicKeys,

    request(session, vpsId, request, key, language) {
      const { userId } = session
      const call = { scope: `machine:${userId}`, key, request: { vpsId, ...request }, body: { vpsId, ...request } }
      const isPaid = request.type === 'resize'
      return sessions.transaction(
        session,
        async (tx) => {
          if (isPaid) await ledger.lock(tx, userId)
          const instance = await own(tx, session, vpsId)
          // The status is held before the key is looked up: the same request at the same time then finds it. An admin
          // who suspends the instance comes before or after this.
          if (!(await instances.holdStatus(tx, instance))) throw new RetryTransaction()
          return idempotency.once(tx, call, () => begin(tx, session, instance, request, language))
        },
        { repeatable: key !== undefined, ...(isPaid && { wallet: userId }) },
      )
    },

    async quote(session, vpsId, planId) {
      const instance = await own(queries, session, vpsId)
      await requirePossible(queries, instance, 'resize')
      return resizes.quote(queries, instance, planId)
    },

    async create(tx, instance) {
      const known = await actions.creationOf(tx, instance.id)
      if (known) return known
      const keys = (await machines.byId(tx, instance.id))?.sshKeys ?? []
      const params = { imageId: instance.operatingSystem, ...accessFor(instance.id, instance.operatingSystem, keys) }
      const action = newAction(instance, 'create', SYSTEM, { params, activeVpsId: instance.id })
      await actions.insert(tx, action)
      return action
    },

    async follow(tx, instance, type, actor) {
      const action = newAction(instance, type, actor)
      await actions.insert(tx, action)
      await addJob(tx, action)
    },

    async keepKeys(tx, instanceId, sshKeys) {
      await machines.update(tx, instanceId, provisioner.name, { sshKeys })
    },
  }
}
