import { paymentProvidersSchema } from '#contracts/payment-providers.ts'
import { route } from '#server/platform/http/route.ts'
import type { ProviderOverview } from './provider-overview.ts'

/** The services that report payments, for operators. */
export const providerOverviewRoutes = ({ overview }: { overview: ProviderOverview }) => [
  route({
    method: 'GET',
    path: '/api/admin/payment-providers',
    summary: 'Lists the services that report payments: which are set up, and when each was last heard',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    responses: { 200: paymentProvidersSchema },
    async handle() {
      return { status: 200, body: { providers: await overview.list() } }
    },
  }),
]
