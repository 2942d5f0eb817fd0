import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { DataAt } from '#contracts/calls.ts'
import type { MachineMetrics, MetricWindow } from '#contracts/machine-metrics.ts'
import type { MachineActionRequest, MachineChange, MachineResponse } from '#contracts/machines.ts'
import type { CancelRequest } from '#contracts/plan-life.ts'
import { isOpenAction } from '#contracts/rules/machine-actions.ts'
import type { Vps } from '#contracts/vps.ts'
import type { PasswordResult } from '#ds/account/PasswordDialog/index.ts'
import type { ResizeQuoteResult } from '#ds/account/ResizeDialog/index.ts'
import { mapResource, type Resource } from '#ds/hooks/resource.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { ApiError } from '#site/api/api-error.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { withRow } from '#site/api/with-row.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMachineAction } from '#site/hooks/use-machine-action.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { usePlan } from '#site/hooks/use-plan.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useOnCallError } from '#site/session/call-errors.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often a machine is requested with which something is done, behind the events, in milliseconds. */
const POLL_MS = 2000
/** How often its graphs are. */
const METRICS_POLL_MS = 60_000

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404
const isBusy = ({ vps }: MachineResponse) =>
  vps.status === 'creating' || (vps.action !== null && isOpenAction(vps.action.state))

/** Done by a button, without a dialog that could say why it was refused. */
const isPowerAction = (type: MachineActionRequest['type']) =>
  type === 'start' || type === 'shutdown' || type === 'reboot'

/** Known data is shown at once, and requested again whenever the page is opened or looked at. */
const refreshedWhenShown = { revalidateIfStale: true, revalidateOnFocus: true, revalidateOnReconnect: true }

/** The response of a server that measures nothing: graphs without samples. */
const notMeasured: MachineMetrics = { step: 0, series: [] }

export interface MachineOptions {
  userId: string
  id: string
  window: MetricWindow
  /** Whether the graphs are shown, which are requested only then. */
  hasGraphs: boolean
}

/** A machine of the signed-in customer with everything that its page shows, and what can be done with it. */
export function useMachine({ userId, id, window, hasGraphs }: MachineOptions) {
  const { mutate } = useSWRConfig()
  const { remedies } = useTexts(remediesArea)
  const { toastTexts } = useTexts(toastsArea)
  const onCallError = useOnCallError()
  const path = paths.machine(id)
  // It is a number, not a function: SWR would not notice that the machine has become busy.
  const [pollMs, setPollMs] = useState(0)
  const machine = useQuery(path, { ...refreshedWhenShown, refreshInterval: pollMs })
  const expectedMs = machine.data && isBusy(machine.data) ? POLL_MS : 0
  if (pollMs !== expectedMs) setPollMs(expectedMs)
  const history = useQuery(paths.machineHistory(id), refreshedWhenShown)
  const catalog = useQuery(paths.catalog)
  const balance = useQuery(paths.balance(userId), refreshedWhenShown)
  const isActive = machine.data?.vps.status === 'active'
  const sshKeys = useQuery(isActive ? '/api/account/ssh-keys' : null)
  const metrics = useQuery(hasGraphs && isActive ? (`${path}/metrics?window=${window}` as const) : null, {
    revalidateIfStale: true,
    keepPreviousData: false,
    refreshInterval: METRICS_POLL_MS,
  })
  const metricsResource: Resource<MachineMetrics> =
    isMissing(metrics.error) || (machine.data && !isActive)
      ? { status: 'ready', data: notMeasured }
      : toResource(metrics)

  const startAction = useMachineAction({ userId })
  const plan = usePlan({ userId })
  const forecast = useQuery(paths.forecast, refreshedWhenShown)
  const confirmAction = useMachineAction({ userId, hasToast: false })
  const show = (vps: Vps) => {
    void mutate<MachineResponse>(path, (known) => known && { ...known, vps }, { revalidate: false })
    void mutate<DataAt<ReturnType<typeof paths.instances>>>(
      paths.instances(userId),
      (known) => known && withRow(known, vps),
      { revalidate: false },
    )
  }
  const save = useMutation({
    call: (change: MachineChange) => request(`PATCH ${path}`, { body: change }),
    onSuccess: ({ vps }) => show(vps),
    toasts: { done: { title: toastTexts.machineSaved, tone: 'positive' } },
    remedies,
  })
  const switchRenewal = useMutation({
    call: (autoRenew: boolean) => request(`PATCH ${path}`, { body: { autoRenew } }),
    onSuccess({ vps }) {
      show(vps)
      // What is charged, and until when the wallet lasts.
      for (const key of [path, paths.forecast, paths.history]) void mutate(key)
    },
    remedies,
  })
  const failed = (error: unknown) => {
    onCallError(error)
    return { ok: false as const, message: error instanceof ApiError ? error.detail : String(error) }
  }

  return {
    machine: toResource(machine),
    /** Whether this customer has no such machine. */
    isMissing: machine.data === undefined && isMissing(machine.error),
    history: toResource(history),
    metrics: metricsResource,
    catalog: toResource(catalog),
    balance: mapResource(toResource(balance), (response) => response.balance),
    forecast: forecast.data?.lines,
    sshKeys: sshKeys.data,
    onAction: (action: MachineActionRequest) =>
      (isPowerAction(action.type) ? startAction : confirmAction)({ vpsId: id, action }),
    onSave: save,
    onAutoRenewChange: switchRenewal,
    onRenew: plan.onRenew,
    onCancel: (at: CancelRequest['at']) => plan.onCancel(id, at),
    onUndoCancel: () => plan.onUndoCancel(id),
    onPreviewRefund: () => plan.onPreviewRefund(id),
    onRefund: () => plan.onRefund(id),
    onQuoteResize: async (planId: number): Promise<ResizeQuoteResult> => {
      try {
        return { ok: true, quote: await request(`POST ${path}/resize/quote`, { body: { planId } }) }
      } catch (error) {
        return failed(error)
      }
    },
    onShowPassword: async (): Promise<PasswordResult> => {
      try {
        const password = await request(`POST ${path}/password`)
        // The server no longer has it.
        void mutate<MachineResponse>(path, (known) => known && { ...known, hasPassword: false }, { revalidate: false })
        return { ok: true, password }
      } catch (error) {
        return failed(error)
      }
    },
  }
}
