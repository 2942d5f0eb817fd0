import type { Addresses } from '#server/features/addresses/addresses-service.ts'
import type { JobsStore } from '#server/features/jobs/jobs-store.ts'
import { MACHINE_ACTION } from '#server/features/machines/action-requests.ts'
import type { ActionRunner } from '#server/features/machines/action-runner.ts'
import { PROVISION } from '#server/features/vps/vps-service.ts'
import type { ActionsPort } from './unsettled-actions.ts'

interface EngineActionsDeps {
  jobs: Pick<JobsStore, 'runNow'>
  runner: () => Pick<ActionRunner, 'adopt' | 'mayRepeat'>
  addresses: Pick<Addresses, 'of'>
}

/** What the engine does for an admin: it runs the job of an action at once, or records the action as done. */
export const createEngineActions = ({ jobs, runner, addresses }: EngineActionsDeps): ActionsPort => ({
  async retry(tx, action) {
    const { id, type, vpsId, state } = action
    if (state === 'failed' && !(await runner().mayRepeat(tx, action))) return false
    return type === 'create' ? jobs.runNow(tx, PROVISION, vpsId) : jobs.runNow(tx, MACHINE_ACTION, id)
  },

  async adopt(tx, { id, vpsId }) {
    const { addresses: own } = await addresses.of(tx, vpsId)
    return runner().adopt(tx, id, own[0]?.address ?? null)
  },
})
