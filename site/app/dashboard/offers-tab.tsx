import { OffersPanel } from '#ds/account/OffersPanel/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import * as accountTabsArea from '#ds/texts/account-tabs.ts'
import { paths } from '#site/api/paths.ts'
import { useDialogs } from '#site/dashboard/dialogs.tsx'
import type { TabProps } from '#site/dashboard/tabs.tsx'
import { personal, useOffers } from '#site/hooks/account-resources.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { publicUrl } from '#site/page-head.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** The tab `offers`. */
export function OffersTab({ userId, now }: TabProps) {
  const { accountTabTexts } = useTexts(accountTabsArea)
  const dialogs = useDialogs()
  const offers = useOffers(userId)
  const isReferred = dataOf(offers)?.some(({ kind }) => kind === 'referral') === true
  const { data: referral } = useQuery(isReferred ? personal(userId, paths.referral) : null)
  return (
    <OffersPanel
      offers={offers}
      referral={referral && { ...referral, link: publicUrl(referral.path) }}
      now={now}
      texts={accountTabTexts.offers}
      onOrder={(choice) => dialogs.open({ name: 'order', choice })}
      onTopUp={(amount) => dialogs.open({ name: 'top-up', amount })}
    />
  )
}
