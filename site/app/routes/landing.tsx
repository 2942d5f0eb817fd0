import { useEffect } from 'react'
import { useFormats } from '#ds/providers/format.tsx'
import { LandingScreen, landingFacts, tellLanding } from '#ds/screens/LandingScreen/index.ts'
import { mainPlans } from '#ds/storefront/plan-series.ts'
import * as headArea from '#ds/texts/head.ts'
import * as landingArea from '#ds/texts/landing.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { paths } from '#site/api/paths.ts'
import { landingScript } from '#site/boot/landing.ts'
import { measurePlaces, measureWhenSeen, pingOf } from '#site/boot/measure-places.ts'
import { observePast, showStickyCta } from '#site/boot/show-sticky-cta.ts'
import { useDemo } from '#site/hooks/use-demo.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useSignInDialog } from '#site/hooks/use-sign-in-dialog.tsx'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { PageHead } from '#site/PageHead.tsx'
import { useCatalog, useLanguage } from '#site/page-data.tsx'
import { siteName } from '#site/page-head.ts'
import type { RouteHandle } from '#site/root.tsx'
import { faqPage, organization, planProduct } from '#site/schema-org.ts'
import { useAuth } from '#site/session/auth-provider.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = {
  lang: 'vi',
  texts: [landingArea, toastsArea],
  hydration: 'deferred',
  bootScript: landingScript(),
}

/** What is measured for each place: this server, because no place has an address of its own to measure. The page shows it as one figure. */
const health = '/api/health'
const ping = { pingUrls: [health, health, health] }

/** The landing page (product spec, section 2). Login and registration open in a dialog. */
export default function Landing() {
  const { head } = useTexts(headArea)
  const { landingTexts } = useTexts(landingArea)
  const catalog = useCatalog('plans', 'locations', 'operatingSystems', 'offers', 'paymentMethods', 'measured')
  const formats = useFormats()
  const facts = landingFacts(catalog, formats)
  const { session } = useAuth()
  const offers = useQuery(session ? paths.offers : null)
  const signIn = useSignInDialog()
  const language = useLanguage()
  // The page's own script has done this, unless the router has led here. In another language the places are drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is drawn again in another language, which nothing inside reads
  useEffect(() => {
    showStickyCta(document, observePast)
    measureWhenSeen(measurePlaces, pingOf)
  }, [language])
  return (
    <>
      <PageHead
        wholeTitle={`${siteName} · ${head.landing.title(facts.startingPrice)}`}
        description={head.landing.description(facts.cities)}
        path="/"
        facts={[
          organization(),
          ...mainPlans(catalog).map((plan) => planProduct(plan, formats, '/')),
          faqPage(tellLanding(landingTexts, facts).questions.questions),
        ]}
      />
      <LandingScreen
        texts={landingTexts}
        user={session?.user}
        catalog={catalog}
        offers={offers.data?.offers}
        onSignOut={useSignOut()}
        onSignIn={signIn.open}
        onDemo={useDemo()}
        ping={ping}
        authDialog={signIn.dialog}
      />
    </>
  )
}
