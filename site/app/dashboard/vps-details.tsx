import { dataOf } from '#ds/hooks/resource.ts'
import { VpsDetails } from '#ds/screens/DashboardScreen/VpsDetails.tsx'
import type { OpenVps } from '#ds/screens/DashboardScreen/VpsTab.tsx'
import * as accountArea from '#ds/texts/account.ts'
import { useOrderCatalog, useTransactions } from '#site/hooks/account-resources.ts'
import { machineHref } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export interface SiteVpsDetailsProps extends OpenVps {
  userId: string
  now: string
}

/** The details of an instance in the tab `vps`, with what was paid for it. */
export function SiteVpsDetails({ userId, ...details }: SiteVpsDetailsProps) {
  const { accountTexts } = useTexts(accountArea)
  return (
    <VpsDetails
      {...details}
      catalog={dataOf(useOrderCatalog(userId))}
      transactions={dataOf(useTransactions(userId))}
      pageHref={machineHref(details.vps.id)}
      texts={accountTexts}
    />
  )
}
