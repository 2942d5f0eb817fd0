import type { Language } from '#contracts/languages.ts'
import type {
  MachineAction,
  MachineAddress,
  MachineChange,
  MachineChanged,
  MachineHistoryEntry,
  MachineMoneyPurpose,
  MachinePassword,
  MachineResponse,
} from '#contracts/machines.ts'
import { accessTo } from '#contracts/rules/system-family.ts'
import type { Addresses } from '#server/features/addresses/addresses-service.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { CatalogService } from '#server/features/catalog/catalog-service.ts'
import type { CatalogStore } from '#server/features/catalog/catalog-store.ts'
import type { ActionsStore } from '#server/features/vps/actions-store.ts'
import { type InstanceRecord, type InstancesStore, toVps } from '#server/features/vps/instances-store.ts'
import type { MachinesStore, MachineUpdate, SnapshotRecord } from '#server/features/vps/machines-store.ts'
import {
  inLanguage,
  type TransactionRecord,
  type TransactionsStore,
  toTransaction,
} from '#server/features/wallet/transactions-store.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { capabilitiesOf, readState, toAction } from './machine-states.ts'
import type { Provisioner } from './provisioner.ts'
import type { Resizes } from './resizes.ts'

/** Shows customers their machines. Everything throws a 404 for a machine that is not the customer's. */
export interface MachinesService {
  page(session: Session, vpsId: string, language: Language): Promise<MachineResponse>
  /** Changes the name, tags and notes, and whether it is renewed by itself. */
  change(
    session: Session,
    vpsId: string,
    change: MachineChange,
    key: string | undefined,
    language: Language,
  ): Promise<{ result: MachineChanged; repeated: boolean }>
  actionsOf(session: Session, vpsId: string, page: PageRequest, language: Language): Promise<Page<MachineAction>>
  /** What was done with a machine, and between it the money that was taken and given back for it: of one page of each the newest. */
  historyOf(session: Session, vpsId: string, page: PageRequest, language: Language): Promise<Page<MachineHistoryEntry>>
  /** Takes the password that waits to be shown: from then on nobody can read it. Throws a 404 when there is none. */
  takePassword(session: Session, vpsId: string): Promise<MachinePassword>
  /** A customer's own action; null if they have no such action. */
  actionOfCustomer(userId: string, id: string, language: Language): Promise<MachineAction | null>
}

interface MachinesServiceDeps {
  database: Database
  sessions: SessionTransactions
  instances: InstancesStore
  machines: MachinesStore
  actions: ActionsStore
  idempotency: IdempotencyStore
  resizes: Pick<Resizes, 'canGrow'>
  provisioner: Pick<Provisioner, 'name' | 'unsupported'>
  sealing: Sealing
  catalog: Pick<CatalogService, 'locationName'>
  catalogStore: Pick<CatalogStore, 'plans'>
  /** What a machine has sent and received this month, in bytes; null if nothing was measured. */
  trafficOf: (queries: Queries, vpsId: string) => Promise<number | null>
  addresses: Pick<Addresses, 'of'>
  transactions: Pick<TransactionsStore, 'listOfInstance' | 'firstPaymentFor'>
  /** Lets the job of an instance look at it now. */
  wake: (queries: Queries, vpsId: string) => Promise<void>
}

const MIB_PER_GIB = 1024

const toSnapshot = ({ id, name, sizeMb, createdAt }: SnapshotRecord) => ({
  id,
  name,
  sizeGb: sizeMb / MIB_PER_GIB,
  createdAt: new Date(createdAt).toISOString(),
})

/** The address of an instance that is of no pool: what its network is, nobody knows. */
const addressesOf = ({ ipAddress }: InstanceRecord): MachineAddress[] =>
  ipAddress === null
    ? []
    : [{ address: ipAddress, family: ipAddress.includes(':') ? 6 : 4, prefix: 24, gateway: null, reverseName: null }]

/** Tags as they are kept: each once. */
const distinct = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))]

/** What a transaction was for. `first` is the id of the first payment. */
function purposeOf({ id, type, reason }: TransactionRecord, first: string | null): MachineMoneyPurpose {
  if (type === 'refund' || type === 'renewal') return type
  if (reason.code === 'vps_resize') return 'resize'
  return id === first ? 'order' : 'renewal'
}

export function createMachinesService(deps: MachinesServiceDeps): MachinesService {
  const { database, sessions, instances, machines, actions, idempotency, resizes, provisioner, sealing, catalog } = deps
  const { addresses, catalogStore, trafficOf, transactions, wake } = deps
  const { queries } = database

  const shown = (instance: InstanceRecord, language: Language) =>
    toVps(instance, catalog.locationName(instance.locationId), language)

  async function own(from: Queries, { userId }: Session, vpsId: string): Promise<InstanceRecord> {
    const instance = await instances.byId(from, vpsId)
    if (instance?.userId !== userId) throw new Refusal('not_found')
    return instance
  }

  /** What its plan includes in a month, in bytes. */
  async function includedTraffic({ planId }: InstanceRecord): Promise<number | null> {
    const plan = await catalogStore.plans.byId(queries, planId)
    return plan && plan.bandwidth * 1e9
  }

  return {
    async page(session, vpsId, language) {
      const instance = await own(queries, session, vpsId)
      const [network, machine, snapshots, state, used] = await Promise.all([
        addresses.of(queries, vpsId),
        machines.byId(queries, vpsId),
        machines.snapshotsOf(queries, vpsId),
        readState({ actions, machines, canGrow: resizes.canGrow }, queries, instance),
        trafficOf(queries, vpsId),
      ])
      const { user, port } = accessTo(instance.operatingSystem)
      return {
        vps: shown(instance, language),
        access: { user, address: instance.ipAddress, port },
        hasPassword: machine?.password != null,
        actions: capabilitiesOf(state, provisioner.unsupported, language),
        since: machine?.powerSince == null ? null : new Date(machine.powerSince).toISOString(),
        // What is reserved for one that is being made is not its own yet.
        addresses:
          instance.ipAddress !== null && network.addresses.length > 0 ? [...network.addresses] : addressesOf(instance),
        snapshots: snapshots.map(toSnapshot),
        traffic: used === null ? null : { used, included: await includedTraffic(instance) },
      }
    },

    change(session, vpsId, { name, tags, notes, autoRenew }, key, language) {
      const renewal = autoRenew === undefined ? {} : { autoRenew }
      const request = { vpsId, name: name ?? null, tags: tags ?? null, notes: notes ?? null, ...renewal }
      const call = { scope: `machine-change:${session.userId}`, key, request, body: request }
      return sessions.transaction(
        session,
        (tx) =>
          idempotency.once(tx, call, async () => {
            await own(tx, session, vpsId)
            if (name !== undefined) await instances.rename(tx, vpsId, name.trim())
            if (autoRenew !== undefined) await instances.setAutoRenew(tx, vpsId, autoRenew)
            // What is overdue is charged from now on.
            if (autoRenew) await wake(tx, vpsId)
            const change: MachineUpdate = {
              ...(tags !== undefined && { tags: distinct(tags) }),
              ...(notes !== undefined && { notes }),
            }
            if (tags !== undefined || notes !== undefined) await machines.update(tx, vpsId, provisioner.name, change)
            return { vps: shown(await own(tx, session, vpsId), language) }
          }),
        { repeatable: key !== undefined },
      )
    },

    async actionsOf(session, vpsId, page, language) {
      await own(queries, session, vpsId)
      const { rows, nextCursor } = await actions.listOf(queries, vpsId, page)
      return { rows: rows.map((action) => toAction(action, language)), nextCursor }
    },

    async historyOf(session, vpsId, page, language) {
      await own(queries, session, vpsId)
      const { userId } = session
      // One more of each than fits is read, so that it is known whether there are more of both together.
      const done = await actions.listOf(queries, vpsId, { ...page, limit: page.limit + 1 })
      const paid = await transactions.listOfInstance(queries, userId, vpsId, { ...page, limit: page.limit + 1 })
      const first = await transactions.firstPaymentFor(queries, userId, vpsId)
      // Both have ids that grow with the time.
      const entries = [
        ...done.rows.map((action) => ({
          id: action.id,
          entry: { kind: 'action', action: toAction(action, language) } as const,
        })),
        ...paid.rows.map((record) => ({
          id: record.id,
          entry: {
            ...({ kind: 'money', purpose: purposeOf(record, first) } as const),
            transaction: inLanguage(toTransaction(record), language),
          },
        })),
      ].sort((a, b) => (a.id < b.id ? 1 : -1))
      const { rows, nextCursor } = pageOf(entries, page)
      return { rows: rows.map(({ entry }) => entry), nextCursor }
    },

    async takePassword(session, vpsId) {
      const { system, sealed } = await sessions.transaction(session, async (tx) => ({
        system: (await own(tx, session, vpsId)).operatingSystem,
        sealed: await machines.takePassword(tx, vpsId),
      }))
      const password = sealed === null ? null : sealing.open(vpsId, sealed)
      if (password === null) throw new Refusal('not_found')
      return { user: accessTo(system).user, password }
    },

    async actionOfCustomer(userId, id, language) {
      const action = await actions.byId(queries, id)
      return action?.userId === userId ? toAction(action, language) : null
    },
  }
}
