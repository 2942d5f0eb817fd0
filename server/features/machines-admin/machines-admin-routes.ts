import * as v from 'valibot'
import { inEachLanguage } from '#contracts/fields/messages.ts'
import {
  machineDifferencesSchema,
  reasonedSchema,
  unsettledActionResponseSchema,
  unsettledActionsSchema,
  unsettledKinds,
} from '#contracts/infrastructure.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import type { MachineChecks } from './machine-checks.ts'
import { refusals } from './refusals.ts'
import type { UnsettledActions } from './unsettled-actions.ts'

const shared = { policy: 'admin', language: 'vi', callsPerMinute: 600 } as const
const actionParams = v.object({ actionId: idSchema })
const kindMessage = inEachLanguage({
  vi: `kind phải là một trong ${unsettledKinds.join(', ')}`,
  en: `kind must be one of ${unsettledKinds.join(', ')}`,
  zh: `kind 必须为 ${unsettledKinds.join('、')} 之一`,
})
const actionsQuerySchema = v.object({
  ...pageQuerySchema.entries,
  kind: v.optional(v.picklist(unsettledKinds, kindMessage), 'stuck'),
})

/** Whether hypervisor and books agree about the machines. */
export const machineChecksRoutes = ({ checks }: { checks: MachineChecks }) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/admin/machine-differences',
    summary:
      'Returns the latest comparison of the hypervisor with the books, with its differences, and the earlier ones',
    responses: { 200: machineDifferencesSchema },
    async handle() {
      return { status: 200, body: await checks.latest() }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/machine-differences/run',
    summary: 'Compares the machines of the hypervisor with the books now',
    // It reads everything.
    callsPerMinute: 30,
    responses: { 200: machineDifferencesSchema },
    refusals: [refusals.hypervisor_unavailable],
    async handle(call) {
      return { status: 200, body: await checks.run(call) }
    },
  }),
]

/** The actions with machines that need an admin. */
export const unsettledActionsRoutes = ({ actions }: { actions: UnsettledActions }) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/admin/machine-actions',
    summary: 'Lists the actions with machines that are stuck, or failed lately, newest first',
    query: actionsQuerySchema,
    responses: { 200: unsettledActionsSchema },
    async handle({ query }) {
      const { rows, nextCursor } = await actions.list(query.kind, pageRequest(query))
      return { status: 200, body: { actions: rows, nextCursor } }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/machine-actions/:actionId/retry',
    summary: 'Runs an action again that is stuck or has failed',
    params: actionParams,
    responses: { 200: unsettledActionResponseSchema },
    refusals: ['not_found', refusals.action_settled],
    async handle(call) {
      return { status: 200, body: { action: await actions.retry(call, call.params.actionId) } }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/machine-actions/:actionId/adopt',
    summary: 'Records an action that is stuck as done, since the hypervisor shows that it is, and how that was seen',
    params: actionParams,
    body: reasonedSchema,
    responses: { 200: unsettledActionResponseSchema },
    refusals: ['not_found', refusals.action_settled],
    async handle(call) {
      return { status: 200, body: { action: await actions.adopt(call, call.params.actionId, call.body.reason) } }
    },
  }),
]
