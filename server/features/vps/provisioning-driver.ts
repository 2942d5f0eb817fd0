import type { InstanceRecord } from './instances-store.ts'

/** What a driver says about a machine: being set up, to be asked again after so many milliseconds, or there. */
export type MachineState = { state: 'working'; lookAgainIn: number } | { state: 'ready'; ipAddress: string }

/** Sets machines up. */
export interface ProvisioningDriver {
  /**
   * Makes the machine of an instance, or finds the one that an earlier call made: the instance's own id is the key.
   * Throws a `NonRetryableError` when it cannot be made at all, any other error when another try may help.
   */
  ensure(instance: InstanceRecord): Promise<MachineState>
}
