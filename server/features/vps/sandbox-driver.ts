import { NonRetryableError } from '#server/features/jobs/job-runner.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { SteadyClock } from '#server/platform/steady-clock.ts'
import type { ProvisioningDriver } from './provisioning-driver.ts'
import type { SandboxMachinesStore } from './sandbox-machines-store.ts'

const HOSTS = 254
const NETWORKS = 2 * 256

/** An address of 198.18.0.0/15, which is reserved for tests and not routed; null beyond its end. */
export function sandboxAddress(number: number): string | null {
  const network = Math.floor(number / HOSTS)
  if (network >= NETWORKS) return null
  return `198.${18 + Math.floor(network / 256)}.${network % 256}.${(number % HOSTS) + 1}`
}

interface SandboxDriverDeps {
  database: Database
  machines: SandboxMachinesStore
  clock: SteadyClock
  /** How long it takes to set a machine up, in milliseconds. */
  delay: number
}

/**
 * Simulates a hypervisor: a machine takes a while, then gets an address from a pool. One whose name contains `fail`
 * cannot be created, so that the failure can be demonstrated.
 */
export function createSandboxDriver({ database, machines, clock, delay }: SandboxDriverDeps): ProvisioningDriver {
  return {
    async ensure({ id, name }) {
      const machine = await machines.byId(database.queries, id)
      if (!machine) {
        const readyAt = clock.now() + delay
        await database.transaction((tx) => machines.insert(tx, id, readyAt))
        return { state: 'working', checkAgainIn: delay }
      }
      const left = machine.readyAt - clock.now()
      if (left > 0) return { state: 'working', checkAgainIn: left }
      if (name.toLowerCase().includes('fail'))
        throw new NonRetryableError('The sandbox makes no machine with this name')
      const ipAddress = sandboxAddress(machine.addressNumber)
      if (ipAddress === null) throw new NonRetryableError('The sandbox has no address left')
      return { state: 'ready', ipAddress }
    },
  }
}
