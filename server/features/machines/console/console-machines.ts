import type { MachineState } from '#contracts/rules/machine-actions.ts'
import type { MachineConsole } from '#server/features/machines/provisioner.ts'
import type { Queries } from '#server/platform/db/database.ts'

/** A machine, as far as its console needs it. */
export interface ConsoleMachine {
  id: string
  userId: string
  name: string
  /** What its driver calls it. */
  ref: string
  state: MachineState
}

/** Finds machines and opens their consoles. */
export interface ConsoleMachines {
  /** The machine of an instance as it is now; null for an unknown one. */
  find(queries: Queries, vpsId: string): Promise<ConsoleMachine | null>
  /** Connects to the serial console of a machine that runs. Throws a ProvisionerError. */
  open(machine: ConsoleMachine): Promise<MachineConsole>
}
