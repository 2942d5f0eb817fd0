import type { LoadError, Resource } from '#ds/hooks/resource.ts'
import type { DashboardScreenProps } from './DashboardScreen.tsx'
import type { DashboardTab } from './dashboard-texts.ts'

type TabData = Pick<DashboardScreenProps, 'vps' | 'wallet' | 'offers' | 'support'>

/** The lists of each tab, which say in their own place that they could not be loaded. */
const listsOf: Readonly<Record<DashboardTab, (data: TabData) => readonly Resource<unknown>[]>> = {
  overview: ({ vps, wallet }) => [vps.vps, wallet.transactions],
  vps: ({ vps }) => [vps.vps],
  offers: ({ offers }) => [offers.offers],
  wallet: ({ wallet }) => [wallet.transactions],
  support: ({ support }) => [support.tickets],
}

/** Whether the open tab says that something could not be loaded: no other message is needed then. */
export const hasFailedTab = ({ tab, ...data }: TabData & { tab: DashboardTab }) =>
  listsOf[tab](data).some(({ status }) => status === 'error')

/** The same data, of which each list that failed loads everything that failed: what is said once is retried at once. */
export function retryingAll<Data extends TabData>(data: Data, loadError: LoadError | undefined): Data {
  const retrying = <Loaded>(resource: Resource<Loaded>): Resource<Loaded> =>
    resource.status === 'error' ? { ...resource, onRetry: loadError?.onRetry } : resource
  return {
    ...data,
    vps: { ...data.vps, vps: retrying(data.vps.vps) },
    wallet: { ...data.wallet, transactions: retrying(data.wallet.transactions) },
    offers: { ...data.offers, offers: retrying(data.offers.offers) },
    support: { ...data.support, tickets: retrying(data.support.tickets) },
  }
}
