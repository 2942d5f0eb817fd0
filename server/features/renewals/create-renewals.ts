import type { VpsFeature } from '#server/features/vps/create-vps.ts'
import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import type { Platform } from '#server/platform/platform.ts'
import { forecastRoutes } from './forecast-routes.ts'
import { createForecastService } from './forecast-service.ts'

/** What customers will be charged. */
export function createRenewalsFeature(
  { database, clock }: Platform,
  { vps, wallet }: { vps: VpsFeature; wallet: WalletFeature },
) {
  const { instances } = vps
  const { ledger } = wallet
  return { routes: forecastRoutes({ forecast: createForecastService({ database, instances, ledger, clock }) }) }
}
