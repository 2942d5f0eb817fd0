import { useFormats } from '#ds/providers/format.tsx'
import { LandingScreen, landingFacts, landingPlans, tellLanding } from '#ds/screens/LandingScreen/index.ts'
import { useDemo } from '#site/hooks/use-demo.ts'
import { useSignInDialog } from '#site/hooks/use-sign-in-dialog.tsx'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { PageHead } from '#site/PageHead.tsx'
import { useCatalog } from '#site/page-data.tsx'
import { siteName } from '#site/page-head.ts'
import type { RouteHandle } from '#site/root.tsx'
import { faqPage, organization, planProduct } from '#site/schema-org.ts'
import { useAuth } from '#site/session/auth-provider.tsx'
import { headArea, toastsArea } from '#site/texts/common.ts'
import { landingArea } from '#site/texts/landing.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = { lang: 'vi', texts: [landingArea, toastsArea], hydration: 'deferred' }

/** The landing page (product spec, section 2). Login and registration open in a dialog. */
export default function Landing() {
  const { head } = useTexts(headArea)
  const { landingTexts } = useTexts(landingArea)
  const catalog = useCatalog('plans', 'locations', 'operatingSystems', 'offers', 'paymentMethods')
  const formats = useFormats()
  const facts = landingFacts(catalog, formats)
  const { session } = useAuth()
  const signIn = useSignInDialog()
  return (
    <>
      <PageHead
        wholeTitle={`${siteName} · ${head.landing.title(facts.startingPrice)}`}
        description={head.landing.description(facts.cities)}
        path="/"
        facts={[
          organization(),
          ...landingPlans(catalog).map((plan) => planProduct(plan, formats, '/')),
          faqPage(tellLanding(landingTexts, facts).faq.questions),
        ]}
      />
      <LandingScreen
        texts={landingTexts}
        user={session?.user}
        catalog={catalog}
        onSignOut={useSignOut()}
        onSignIn={signIn.open}
        onDemo={useDemo()}
        authDialog={signIn.dialog}
      />
    </>
  )
}
