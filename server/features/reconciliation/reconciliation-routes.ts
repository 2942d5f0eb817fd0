import { reconciliationSchema } from '#contracts/reconciliation.ts'
import { route } from '#server/platform/http/route.ts'
import type { ReconciliationService } from './reconciliation-service.ts'

const shared = { policy: 'admin', language: 'vi' } as const

/** Whether books, wallets, deposits, transfers and reports agree. */
export const reconciliationRoutes = ({ reconciliation }: { reconciliation: ReconciliationService }) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/admin/reconciliation',
    summary: 'Returns the latest reconciliation of money that came in, with its differences, and the earlier runs',
    callsPerMinute: 600,
    responses: { 200: reconciliationSchema },
    async handle({ language }) {
      return { status: 200, body: await reconciliation.latest(language) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/reconciliation/run',
    summary: 'Reconciles ledger, wallets, deposits, transfers and reports now',
    // It reads everything.
    callsPerMinute: 30,
    responses: { 200: reconciliationSchema },
    async handle(call) {
      return { status: 200, body: await reconciliation.run(call, call.language) }
    },
  }),
]
