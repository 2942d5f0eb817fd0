import * as v from 'valibot'
import { type VpsPowerRequest, vpsPowerRequestSchema, vpsStatusResponseSchema } from '#contracts/admin.ts'
import type { StatusGivenBy } from '#contracts/rules/vps-transitions.ts'
import { idSchema } from '#contracts/values.ts'
import { refusals } from '#server/features/vps/refusals.ts'
import type { VpsLifecycle } from '#server/features/vps/vps-lifecycle.ts'
import { type Call, route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'

const shared = {
  method: 'POST',
  policy: 'admin',
  language: 'vi',
  callsPerMinute: 600,
  params: v.object({ vpsId: idSchema }),
  body: vpsPowerRequestSchema,
  responses: { 200: vpsStatusResponseSchema },
  requestHeaders: idempotencyKey,
} as const
const always = ['not_found', 'idempotency_mismatch', refusals.vps_terminated, refusals.vps_not_ready] as const
const ofMoney = [refusals.trial_ended, refusals.not_paid] as const

/** What an admin does to an instance for a reason, which the customer is told. */
export const vpsPowerRoutes = ({ vps }: { vps: Pick<VpsLifecycle, 'setStatus'> }) => {
  const sets =
    (status: StatusGivenBy<'admin'>) => async (call: Call<'admin', { vpsId: string }, unknown, VpsPowerRequest>) => {
      const key = call.header('idempotency-key')
      const set = await vps.setStatus(call, call.params.vpsId, status, { request: call.body, key })
      return { status: 200, body: { vps: set.result }, headers: replayedHeader(set.repeated) }
    }
  return [
    route({
      ...shared,
      path: '/api/admin/vps/:vpsId/suspend',
      summary: 'Suspends an instance for a reason; no payment lifts that',
      refusals: [...always, ...ofMoney],
      handle: sets('suspended'),
    }),
    route({
      ...shared,
      path: '/api/admin/vps/:vpsId/resume',
      summary: 'Lets an instance run again that an admin has suspended, for a reason',
      refusals: [...always, ...ofMoney],
      handle: sets('active'),
    }),
    route({
      ...shared,
      path: '/api/admin/vps/:vpsId/terminate',
      summary: 'Deletes an instance with its data, for a reason',
      refusals: always,
      handle: sets('terminated'),
    }),
  ]
}
