import type { InstanceRecord } from './instances-store.ts'

/** The state of a machine: being set up, to be checked again in `checkAgainIn` milliseconds, or ready. */
export type MachineState = { state: 'working'; checkAgainIn: number } | { state: 'ready'; ipAddress: string }

/** Sets machines up. */
export interface ProvisioningDriver {
  /**
   * Creates the machine of an instance, or finds the one that an earlier call created: the instance's id is the key.
   * Throws a `NonRetryableError` when it cannot be created at all, any other error when a retry may help.
   */
  ensure(instance: InstanceRecord): Promise<MachineState>
}
