import { addMonths } from '#contracts/rules/calendar.ts'
import type { Power } from '#contracts/rules/machine-actions.ts'
import type { ActionType } from '#server/features/vps/actions-store.ts'
import type { FailureCode } from '#server/features/vps/failures.ts'
import { type InstancesStore, instanceDefaults, type NewInstance } from '#server/features/vps/instances-store.ts'
import type { Database } from '#server/platform/db/database.ts'

const DAY = 24 * 60 * 60 * 1000
const plans = {
  Basic: { planId: 1, planName: 'Basic', cpu: 1, ram: 1, storage: 20, price: 49_000 },
  Standard: { planId: 2, planName: 'Standard', cpu: 2, ram: 2, storage: 40, price: 89_000 },
  Pro: { planId: 3, planName: 'Pro', cpu: 4, ram: 4, storage: 80, price: 159_000 },
} as const
const [hcmc, hanoi, singapore, tokyo] = [1, 2, 3, 4]

interface MachineOfState {
  instance: Pick<NewInstance, 'name' | 'locationId' | 'operatingSystem'> &
    Partial<Pick<NewInstance, 'status' | 'trialEndsAt' | 'suspendedReason'>>
  plan: keyof typeof plans
  /** In how many days its next period begins. */
  renewalIn: number
  power?: Power
  failure?: FailureCode
  action?: { type: ActionType; progress: number }
}

/** An instance in each state that a customer meets, and that the demo data does not have. `now` in milliseconds. */
const machinesOfEachState = (now: number) =>
  ({
    running: {
      instance: { name: 'cua-hang-online', locationId: hanoi, operatingSystem: 'debian' },
      plan: 'Standard',
      renewalIn: 12,
    },
    soon: {
      instance: { name: 'blog-ca-nhan', locationId: hcmc, operatingSystem: 'ubuntu' },
      plan: 'Basic',
      renewalIn: 3,
    },
    creating: {
      instance: { name: 'api-giao-hang', locationId: hanoi, operatingSystem: 'ubuntu', status: 'creating' },
      plan: 'Basic',
      renewalIn: 30,
      action: { type: 'create', progress: 45 },
    },
    off: {
      instance: { name: 'kho-du-lieu', locationId: singapore, operatingSystem: 'windows' },
      plan: 'Pro',
      renewalIn: 26,
      power: 'stopped',
    },
    suspended: {
      instance: {
        name: 'ke-toan-2026',
        locationId: hanoi,
        operatingSystem: 'windows',
        status: 'suspended',
        suspendedReason: 'admin',
      },
      plan: 'Pro',
      renewalIn: 13,
    },
    failed: {
      instance: { name: 'windows-thu', locationId: tokyo, operatingSystem: 'windows', status: 'failed' },
      plan: 'Pro',
      renewalIn: 27,
      failure: 'no_capacity',
    },
    failedTrial: {
      instance: {
        name: 'windows-dung-thu',
        locationId: tokyo,
        operatingSystem: 'windows',
        status: 'failed',
        trialEndsAt: now + 5 * DAY,
      },
      plan: 'Pro',
      renewalIn: 5,
    },
    trial: {
      instance: { name: 'thu-nghiem', locationId: hcmc, operatingSystem: 'ubuntu', trialEndsAt: now + 5 * DAY },
      plan: 'Basic',
      renewalIn: 5,
    },
    endedTrial: {
      instance: {
        name: 'thu-nghiem-cu',
        locationId: hcmc,
        operatingSystem: 'ubuntu',
        status: 'suspended',
        suspendedReason: 'trial_ended',
        trialEndsAt: now - DAY,
      },
      plan: 'Basic',
      renewalIn: -1,
    },
    rebooting: {
      instance: { name: 'mail-noi-bo', locationId: hcmc, operatingSystem: 'debian' },
      plan: 'Basic',
      renewalIn: 20,
      action: { type: 'reboot', progress: 40 },
    },
    rescue: {
      instance: { name: 'may-cuu-ho', locationId: hcmc, operatingSystem: 'ubuntu' },
      plan: 'Basic',
      renewalIn: 18,
      power: 'rescue',
    },
    overdue: {
      instance: { name: 'kho-anh', locationId: singapore, operatingSystem: 'ubuntu' },
      plan: 'Basic',
      renewalIn: -2,
    },
    terminated: {
      instance: { name: 'may-cu', locationId: hcmc, operatingSystem: 'debian', status: 'terminated' },
      plan: 'Basic',
      renewalIn: -20,
    },
  }) satisfies Record<string, MachineOfState>

/** The row of such an instance. `index` makes its address. */
function instanceOfState(
  { instance, plan, renewalIn }: MachineOfState,
  { id, userId, now, index }: { id: string; userId: string; now: number; index: number },
): NewInstance {
  const { price, ...sizes } = plans[plan]
  const hasAddress = instance.status === undefined || instance.status === 'suspended'
  const nextBillingAt = now + renewalIn * DAY
  return {
    ...instanceDefaults,
    id,
    userId,
    status: 'active',
    billingPeriod: 'monthly',
    ...sizes,
    paidPrice: price,
    listPrice: price,
    ipAddress: hasAddress ? `203.0.113.${index + 110}` : null,
    anchorDay: new Date(nextBillingAt).getUTCDate(),
    nextBillingAt,
    createdAt: addMonths(nextBillingAt, -1),
    ...instance,
  }
}

interface StateDeps {
  database: Database
  instances: InstancesStore
  now: number
  newId: () => string
}

/** Inserts an instance in each state for a customer. Returns their ids by state, and what removes them again: nobody has paid for them. */
export async function insertMachinesOfEachState({ database, instances, now, newId }: StateDeps, userId: string) {
  const states: [string, MachineOfState][] = Object.entries(machinesOfEachState(now))
  const ids = new Map(states.map(([state]) => [newId(), state]))
  const rows = [...ids.keys()].map((id, index) => ({
    id,
    index,
    machine: (states[index] as (typeof states)[number])[1],
  }))
  await database.transaction(async (tx) => {
    for (const { id, index, machine } of rows) {
      const { power = 'running', failure = null, action } = machine
      await instances.insert(tx, instanceOfState(machine, { id, userId, now, index }))
      await tx('machines').insert({ id, driver: 'sandbox', power, failure, tags: '[]', notes: '' })
      if (!action) continue
      const owner = { vps_id: id, active_vps_id: id, user_id: userId, actor: userId, made_by: 'customer' }
      const progress = { ...action, state: 'running', params: '{}', created_at: now, started_at: now }
      await tx('machine_actions').insert({ id: newId(), ...owner, ...progress })
    }
  })
  const remove = async () => {
    const all = [...ids.keys()]
    await database.queries('machine_actions').whereIn('vps_id', all).delete()
    await database.queries('machines').whereIn('id', all).delete()
    await database.queries('instance_numbers').whereIn('record_id', all).delete()
    await database.queries('instances').whereIn('id', all).delete()
  }
  return { ids, remove }
}
