import {
  type ContractWorld,
  testProvisioner,
} from '#server/features/machines/testing/provisioner-contract-test-tools.ts'
import { createMonotonicClock } from '#server/platform/monotonic-clock.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createSandboxMachinesStore } from './sandbox-machines-store.ts'
import { createSandboxProvisioner } from './sandbox-provisioner.ts'

async function createSandboxWorld(): Promise<ContractWorld> {
  const { database, remove } = await createTestDatabase()
  const clock = createManualClock()
  const machines = createSandboxMachinesStore()
  const create = () => createSandboxProvisioner({ database, machines, clock: createMonotonicClock(clock), delay: 3000 })
  return {
    provisioner: create(),
    advance: async (ms) => clock.advance(ms),
    restart: async () => create(),
    async effects() {
      const counts = (await machines.all(database.queries)).map(({ state }) => Object.entries(state?.done ?? {}))
      return counts.flat().flatMap(([type, count]) => Array.from({ length: count }, () => type))
    },
    close: remove,
  }
}

testProvisioner('The sandbox', { create: createSandboxWorld, adopts: true, otherNode: 'sandbox-2' })
