import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import type { Platform } from '#server/platform/platform.ts'
import { forecastRoutes } from './forecast-routes.ts'
import { createForecastService } from './forecast-service.ts'
import { createPlansStore } from './plans-store.ts'

/** What customers will be charged. */
export function createRenewalsFeature({ database, clock }: Platform, { wallet }: { wallet: WalletFeature }) {
  const { ledger } = wallet
  const plans = createPlansStore()
  return { routes: forecastRoutes({ forecast: createForecastService({ database, plans, ledger, clock }) }) }
}
