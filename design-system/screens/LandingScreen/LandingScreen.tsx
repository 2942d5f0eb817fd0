import type { MouseEvent, ReactNode } from 'react'
import { MAIN_ID } from '#ds/components/SkipLink/index.ts'
import { ComparisonSection, type ComparisonSectionTexts } from '#ds/storefront/ComparisonSection/index.ts'
import type { ContactCardsProps } from '#ds/storefront/ContactCards/index.ts'
import { DatacenterSection, type DatacenterSectionTexts } from '#ds/storefront/DatacenterSection/index.ts'
import { FaqSection, type FaqSectionTexts } from '#ds/storefront/FaqSection/index.ts'
import { FeatureSection, type FeatureSectionTexts } from '#ds/storefront/FeatureSection/index.ts'
import { FinalCall, type FinalCallTexts } from '#ds/storefront/FinalCall/index.ts'
import { Footer, type FooterTexts } from '#ds/storefront/Footer/index.ts'
import { Header, type HeaderProps, type HeaderTexts, type HeaderUser } from '#ds/storefront/Header/index.ts'
import { Hero, type HeroTexts } from '#ds/storefront/Hero/index.ts'
import { PlanSection, type PlanSectionTexts } from '#ds/storefront/PlanSection/index.ts'
import { TestimonialSection, type TestimonialSectionTexts } from '#ds/storefront/TestimonialSection/index.ts'
import * as css from './LandingScreen.css.ts'

/** All texts of the landing page. */
export interface LandingScreenTexts {
  header: HeaderTexts
  hero: HeroTexts
  features: FeatureSectionTexts
  plans: PlanSectionTexts
  testimonials: TestimonialSectionTexts
  comparison: ComparisonSectionTexts
  datacenters: DatacenterSectionTexts
  faq: FaqSectionTexts
  finalCall: FinalCallTexts
  footer: FooterTexts
}

/** Targets of the landing page's links. */
export interface LandingLinks {
  register: string
  /** Target of the order buttons for a signed-in customer. */
  order: string
  contact: string
  /** Chat, hotline and ticket. */
  contacts: ContactCardsProps['hrefs']
}

export interface LandingScreenProps
  extends Pick<HeaderProps, 'onSignIn' | 'onSignOut' | 'language' | 'onLanguageChange'> {
  texts: LandingScreenTexts
  /** The signed-in customer; absent for a visitor. */
  user?: HeaderUser | undefined
  /** Overrides individual targets. Default: those of the product spec. */
  links?: Partial<LandingLinks>
  /** The dialog that `onSignIn` opens: an AuthDialog. */
  authDialog?: ReactNode
}

const defaultLinks: LandingLinks = {
  register: '/login?mode=register',
  order: '/dashboard',
  contact: '/contact',
  contacts: { chat: '/support', hotline: 'tel:19000000', ticket: '/support' },
}

/** Id of the plans, for links to them. */
const PLANS_ID = 'bang-gia'

/**
 * The landing page, in Vietnamese (product spec, sections 1 and 2). The buttons for the trial and the plans lead a visitor to
 * registration, in the dialog of `onSignIn` or, without it, on the login page. They lead a signed-in customer to the order.
 */
export function LandingScreen({ texts, user, links, onSignIn, authDialog, ...header }: LandingScreenProps) {
  const to = { ...defaultLinks, ...links }
  const start = user ? to.order : to.register
  const openDialog = (event: MouseEvent) => {
    // With a modifier key the browser opens the link in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSignIn?.('register')
  }
  const onStart = onSignIn && !user ? openDialog : undefined
  return (
    <div data-component="LandingScreen" lang="vi" className={css.page}>
      <Header {...header} texts={texts.header} user={user} onSignIn={onSignIn} />
      <main id={MAIN_ID}>
        <Hero texts={texts.hero} trialHref={start} onTrial={onStart} />
        <FeatureSection texts={texts.features} />
        <PlanSection
          id={PLANS_ID}
          texts={texts.plans}
          surface="sunken"
          planHref={start}
          onPlan={onStart}
          contactHref={to.contact}
        />
        <TestimonialSection texts={texts.testimonials} />
        <ComparisonSection texts={texts.comparison} surface="sunken" />
        <DatacenterSection texts={texts.datacenters} />
        <FaqSection
          texts={texts.faq}
          surface="sunken"
          contactHrefs={to.contacts}
          defaultOpen={texts.faq.questions[0]?.id ?? null}
        />
        <FinalCall texts={texts.finalCall} startHref={start} onStart={onStart} contactHref={to.contact} />
      </main>
      <Footer texts={texts.footer} />
      {authDialog}
    </div>
  )
}
