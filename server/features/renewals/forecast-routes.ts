import { forecastQuerySchema, walletForecastSchema } from '#contracts/wallet.ts'
import { route } from '#server/platform/http/route.ts'
import type { ForecastService } from './forecast-service.ts'

export const forecastRoutes = ({ forecast }: { forecast: ForecastService }) => [
  route({
    method: 'GET',
    path: '/api/wallet/forecast',
    summary: "Forecasts the renewals of the customer's VPS, and how long the wallet lasts",
    scope: 'wallet:read',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 600,
    query: forecastQuerySchema,
    responses: { 200: walletForecastSchema },
    async handle({ session, query: { days = '400' } }) {
      return { status: 200, body: await forecast.forecast(session.userId, Number(days)) }
    },
  }),
]
