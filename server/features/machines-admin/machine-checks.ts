import type { MachineDifferences } from '#contracts/infrastructure.ts'
import type { MachinesById } from '#server/features/addresses/pools-admin.ts'
import type { Provisioner } from '#server/features/machines/provisioner.ts'
import {
  createNightlyCheck,
  DIFFERENCES_MAX,
  type NightlyCheckDeps,
} from '#server/features/reconciliation/nightly-check.ts'
import type { Actor } from '#server/platform/audit-store.ts'
import { Refusal } from '#server/platform/problems.ts'
import { readBooks } from './books-store.ts'
import { changedMeanwhile, compareMachines, type FoundMachineDifference } from './compare-machines.ts'
import { refusals } from './refusals.ts'

/** Compares the machines of the hypervisor with the books: every night, and on demand. */
export interface MachineChecks {
  /** The latest comparison, and the earlier ones. */
  latest(): Promise<MachineDifferences>
  /** Compares now. Throws a 503 when the hypervisor does not respond. */
  run(actor: Actor): Promise<MachineDifferences>
  runNightly(): Promise<void>
  start(): void
  stop(): Promise<void>
}

interface MachineChecksDeps extends Omit<NightlyCheckDeps<FoundMachineDifference>, 'check' | 'action' | 'warnings'> {
  hypervisor: Pick<Provisioner, 'list'>
  machines: MachinesById
}

export function createMachineChecks({ hypervisor, machines, ...deps }: MachineChecksDeps): MachineChecks {
  const { database } = deps
  const { run, latest, runNightly, start, stop } = createNightlyCheck<FoundMachineDifference>({
    ...deps,
    action: 'machines.compare',
    warnings: { found: 'hypervisor and books disagree', failed: 'the machines could not be compared' },
    async check() {
      const before = await readBooks(database.queries)
      const listed = await hypervisor.list({ addresses: true }).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'the machines of the hypervisor could not be listed')
        throw new Refusal(refusals.hypervisor_unavailable)
      })
      const differences = compareMachines(listed, changedMeanwhile(before, await readBooks(database.queries)))
      return { total: differences.length, differences: differences.slice(0, DIFFERENCES_MAX) }
    },
  })

  async function described(): Promise<MachineDifferences> {
    const found = await latest()
    const ids = found.differences.map(({ machineId }) => machineId)
    const byId = await machines(database.queries, [...new Set(ids)])
    const differences = found.differences.map((difference) => ({
      ...difference,
      machine: byId.get(difference.machineId) ?? null,
    }))
    return { ...found, differences }
  }

  return {
    latest: described,
    async run(actor) {
      await run(actor)
      return described()
    },
    runNightly,
    start,
    stop,
  }
}
