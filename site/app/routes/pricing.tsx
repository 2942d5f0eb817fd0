import { useFormats } from '#ds/providers/format.tsx'
import { PricingScreen } from '#ds/screens/PricingScreen/index.ts'
import { Footer } from '#ds/storefront/Footer/index.ts'
import { Header } from '#ds/storefront/Header/index.ts'
import * as footerArea from '#ds/texts/footer.ts'
import * as headerArea from '#ds/texts/header.ts'
import * as pricingArea from '#ds/texts/pricing.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { paths } from '#site/api/paths.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { PageHead } from '#site/PageHead.tsx'
import { useCatalog } from '#site/page-data.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { planProduct } from '#site/schema-org.ts'
import { useAuth } from '#site/session/auth-provider.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = {
  lang: 'vi',
  texts: [pricingArea, headerArea, footerArea, toastsArea],
  hydration: 'deferred',
}

const PATH = '/pricing'

/** The price list, over the catalogue. */
export default function Pricing() {
  const { pricingTexts } = useTexts(pricingArea)
  const catalog = useCatalog('plans', 'series', 'offers')
  const formats = useFormats()
  const { session } = useAuth()
  const offers = useQuery(session ? paths.offers : null)
  return (
    <>
      <PageHead
        title={pricingTexts.title}
        description={pricingTexts.description}
        path={PATH}
        facts={catalog.plans.map((plan) => planProduct(plan, formats, PATH))}
      />
      <PricingScreen
        texts={pricingTexts}
        catalog={catalog}
        offers={offers.data?.offers}
        header={<Header texts={useTexts(headerArea).header} user={session?.user} onSignOut={useSignOut()} />}
        footer={<Footer texts={useTexts(footerArea).footer} />}
      />
    </>
  )
}
