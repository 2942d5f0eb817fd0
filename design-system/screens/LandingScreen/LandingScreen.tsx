import type { MouseEvent, ReactNode } from 'react'
import type { Plan } from '#contracts/catalog.ts'
import { orderAddress } from '#contracts/rules/order-address.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { MAIN_ID } from '#ds/components/SkipLink/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { AuthMode } from '#ds/storefront/AuthDialog/index.ts'
import { ComparisonSection, type ComparisonSectionTexts } from '#ds/storefront/ComparisonSection/index.ts'
import type { ContactCardsProps } from '#ds/storefront/ContactCards/index.ts'
import { DatacenterSection, type DatacenterSectionTexts } from '#ds/storefront/DatacenterSection/index.ts'
import { FaqSection, type FaqSectionTexts } from '#ds/storefront/FaqSection/index.ts'
import { FeatureSection, type FeatureSectionTexts } from '#ds/storefront/FeatureSection/index.ts'
import { FinalCall, type FinalCallTexts } from '#ds/storefront/FinalCall/index.ts'
import { Footer, type FooterTexts } from '#ds/storefront/Footer/index.ts'
import { Header, type HeaderProps, type HeaderTexts, type HeaderUser } from '#ds/storefront/Header/index.ts'
import { Hero, type HeroProps, type HeroTexts } from '#ds/storefront/Hero/index.ts'
import { PlanSection, type PlanSectionTexts } from '#ds/storefront/PlanSection/index.ts'
import { TestimonialSection, type TestimonialSectionTexts } from '#ds/storefront/TestimonialSection/index.ts'
import * as css from './LandingScreen.css.ts'
import {
  type LandingCatalog,
  type LandingFacts,
  landingFacts,
  landingPlans,
  tell,
  type WithFacts,
} from './landing-facts.ts'

/** All texts of the landing page. Those of some sections are sentences about the catalogue, which get its facts. */
export interface LandingScreenTexts {
  header: HeaderTexts
  hero: WithFacts<HeroTexts>
  features: WithFacts<FeatureSectionTexts>
  plans: PlanSectionTexts
  testimonials: TestimonialSectionTexts
  comparison: ComparisonSectionTexts
  datacenters: WithFacts<DatacenterSectionTexts>
  faq: WithFacts<FaqSectionTexts>
  finalCall: WithFacts<FinalCallTexts>
  footer: FooterTexts
}

/** The texts with the facts in them. */
export const tellLanding = (texts: LandingScreenTexts, facts: LandingFacts) => ({
  ...texts,
  hero: tell<HeroTexts>(texts.hero, facts),
  features: tell<FeatureSectionTexts>(texts.features, facts),
  datacenters: tell<DatacenterSectionTexts>(texts.datacenters, facts),
  faq: tell<FaqSectionTexts>(texts.faq, facts),
  finalCall: tell<FinalCallTexts>(texts.finalCall, facts),
})

/** Targets of the landing page's links. */
export interface LandingLinks {
  /** Returns the target of a visitor's button: registration, which leads on to the order. */
  register: (next: string) => string
  contact: string
  /** Chat, hotline and ticket. */
  contacts: ContactCardsProps['hrefs']
}

export interface LandingScreenProps extends Pick<HeaderProps, 'onSignOut'> {
  texts: LandingScreenTexts
  /** What is sold now, and which offers run. */
  catalog: LandingCatalog
  /** The signed-in customer; absent for a visitor. */
  user?: HeaderUser | undefined
  /** Overrides individual targets. Default: those of the product spec. */
  links?: Partial<LandingLinks>
  /**
   * Called to open the dialog with its form for login or registration; `next` is where to go afterwards, if the visitor has chosen
   * something. Without it the buttons lead to the login page.
   */
  onSignIn?: ((mode: AuthMode, next?: string) => void) | undefined
  /** Opens the demo; see Hero. */
  onDemo?: HeroProps['onDemo']
  /** The dialog that `onSignIn` opens: an AuthDialog. */
  authDialog?: ReactNode
}

const defaultLinks: LandingLinks = {
  register: (next) => `/login?${new URLSearchParams({ mode: 'register', next })}`,
  contact: '/contact',
  contacts: { chat: '/support', hotline: 'tel:19000000', ticket: '/support' },
}

/** Id of the plans, for links to them. */
const PLANS_ID = 'bang-gia'

/**
 * The landing page (product spec, section 2). The buttons for the trial and the plans lead to the order with what they name chosen: a
 * signed-in customer directly, a visitor after registration, in the dialog of `onSignIn` or, without it, on the login page.
 */
export function LandingScreen({
  texts,
  catalog,
  user,
  links,
  onSignIn,
  onDemo,
  authDialog,
  ...header
}: LandingScreenProps) {
  const facts = landingFacts(catalog, useFormats())
  const output = tellLanding(texts, facts)
  const to = { ...defaultLinks, ...links }
  const hrefTo = (order: string) => (user ? order : to.register(order))
  const openDialog = (event: MouseEvent, order: string) => {
    // With a modifier key the browser opens the link in a new tab or window.
    if (user || !onSignIn || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSignIn('register', order)
  }
  const start = orderAddress({ trial: facts.trial !== null })
  const onStart = (event: MouseEvent) => openDialog(event, start)
  const addressOf = (plan: Plan, period: BillingPeriod) => orderAddress({ planId: plan.id, period })
  return (
    <div data-component="LandingScreen" className={css.page}>
      <Header {...header} texts={texts.header} user={user} onSignIn={onSignIn && ((mode) => onSignIn(mode))} />
      <main id={MAIN_ID}>
        <Hero texts={output.hero} trialHref={hrefTo(start)} onTrial={onStart} onDemo={onDemo} />
        <FeatureSection texts={output.features} />
        <PlanSection
          id={PLANS_ID}
          texts={texts.plans}
          surface="sunken"
          plans={landingPlans(catalog)}
          planHref={(plan, period) => hrefTo(addressOf(plan, period))}
          onPlan={(event, plan, period) => openDialog(event, addressOf(plan, period))}
          contactHref={to.contact}
        />
        <TestimonialSection texts={texts.testimonials} />
        <ComparisonSection texts={texts.comparison} surface="sunken" />
        <DatacenterSection texts={output.datacenters} />
        <FaqSection
          texts={output.faq}
          surface="sunken"
          contactHrefs={to.contacts}
          defaultOpen={output.faq.questions[0]?.id ?? null}
        />
        <FinalCall texts={output.finalCall} startHref={hrefTo(start)} onStart={onStart} contactHref={to.contact} />
      </main>
      <Footer texts={texts.footer} />
      {authDialog}
    </div>
  )
}
