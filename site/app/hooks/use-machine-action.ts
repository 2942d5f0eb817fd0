import { useSWRConfig } from 'swr'
import type { DataAt } from '#contracts/calls.ts'
import type { MachineActionRequest, MachineResponse } from '#contracts/machines.ts'
import { impossibility, isOpenAction } from '#contracts/rules/machine-actions.ts'
import type { Vps } from '#contracts/vps.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { reasonOf } from '#site/api/remedy.ts'
import { request } from '#site/api/request.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useStepUp } from '#site/session/step-up.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

type ActionOfVps = Vps['action']

/** A machine with which something is being done: nothing else is possible meanwhile, and the reason is the words' own. */
export function withAction(machine: MachineResponse, action: ActionOfVps): MachineResponse {
  const { vps, snapshots } = machine
  const state = {
    status: vps.status,
    power: vps.power,
    busy: action?.type ?? null,
    snapshots: snapshots.length,
    canGrow: true,
  }
  return {
    ...machine,
    vps: { ...vps, action },
    actions: machine.actions.map((one) => {
      const code = impossibility(one.type, state)
      return code === null ? one : { ...one, enabled: false, code, reason: null }
    }),
  }
}

interface SentAction {
  vpsId: string
  action: MachineActionRequest
}

export interface MachineActionOptions {
  userId: string
  /** Whether the toast says why it was refused. A dialog says it itself. Default: true. */
  hasToast?: boolean
}

/**
 * Returns the function that has something done with a machine. The machine's page and its row show at once that it is under way; when the server
 * refuses, they show the machine as it is.
 */
export function useMachineAction({ userId, hasToast = true }: MachineActionOptions) {
  const { mutate } = useSWRConfig()
  const withStepUp = useStepUp()
  const { toastTexts } = useTexts(toastsArea)
  const { remedies } = useTexts(remediesArea)
  const send = useSendOnce(({ vpsId, action }: SentAction, idempotencyKey) =>
    request(`POST ${paths.machine(vpsId)}/actions`, { body: action, idempotencyKey }),
  )
  const show = (vpsId: string, action: ActionOfVps) => {
    void mutate<DataAt<ReturnType<typeof paths.instances>>>(
      paths.instances(userId),
      (known) => known?.map((vps) => (vps.id === vpsId ? { ...vps, action } : vps)),
      { revalidate: false },
    )
    void mutate<MachineResponse>(paths.machine(vpsId), (known) => known && withAction(known, action), {
      revalidate: false,
    })
  }
  const refresh = (vpsId: string) => {
    for (const key of [paths.machine(vpsId), paths.machineHistory(vpsId), paths.instances(userId)]) void mutate(key)
  }
  return useMutation({
    call: async ({ vpsId, action }: SentAction) => {
      // What concerns only the records is done at once.
      if (action.type !== 'rename') show(vpsId, { id: '', type: action.type, state: 'queued', progress: 0 })
      try {
        return await withStepUp(() => send({ vpsId, action }))
      } catch (error) {
        refresh(vpsId)
        throw error
      }
    },
    onSuccess({ action, balance }, { vpsId }) {
      // The event of its end may have come before the response.
      if (isOpenAction(action.state))
        show(vpsId, { id: action.id, type: action.type, state: action.state, progress: action.progress })
      else void mutate(paths.machine(vpsId))
      void mutate(paths.machineHistory(vpsId))
      if (balance === undefined) return
      void mutate(paths.balance(userId), { balance }, { revalidate: false })
      for (const key of [paths.forecast, paths.history, paths.transactions(userId), paths.summary(userId)])
        void mutate(key)
    },
    toasts: hasToast ? { failed: toastTexts.machineActionFailed } : {},
    // The server says what is in the way, and what to do first.
    reasonOf: (error) => reasonOf(error, remedies),
  })
}
