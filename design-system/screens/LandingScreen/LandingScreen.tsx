import type { MouseEvent, ReactNode } from 'react'
import type { Plan } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import { provider } from '#contracts/provider.ts'
import { orderAddress } from '#contracts/rules/order-address.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { Reveal } from '#ds/components/brand/Reveal/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { AuthMode } from '#ds/storefront/AuthDialog/index.ts'
import { ClosingCta, type ClosingCtaTexts } from '#ds/storefront/ClosingCta/index.ts'
import { type AnswerRow, ComparisonTable, type ComparisonTableTexts } from '#ds/storefront/ComparisonTable/index.ts'
import { Faq, type FaqProps, type FaqTexts } from '#ds/storefront/Faq/index.ts'
import { Footer, type FooterTexts } from '#ds/storefront/Footer/index.ts'
import { Header, type HeaderProps, type HeaderTexts, type HeaderUser } from '#ds/storefront/Header/index.ts'
import { HeroScene, type HeroSceneProps, type HeroSceneTexts } from '#ds/storefront/HeroScene/index.ts'
import { LocationMap, type LocationMapProps, type LocationMapTexts } from '#ds/storefront/LocationMap/index.ts'
import { section } from '#ds/storefront/landing-section.css.ts'
import { PlanPicker, type PlanPickerTexts } from '#ds/storefront/PlanPicker/index.ts'
import { codeOf, shownDiscount } from '#ds/storefront/PlanPlate/index.ts'
import { mainPlans } from '#ds/storefront/plan-series.ts'
import { StickyCta, type StickyCtaTexts } from '#ds/storefront/StickyCta/index.ts'
import { type Testimonial, Testimonials, type TestimonialsTexts } from '#ds/storefront/Testimonials/index.ts'
import { WhyGrid, type WhyGridTexts } from '#ds/storefront/WhyGrid/index.ts'
import * as css from './LandingScreen.css.ts'
import { type LandingCatalog, type LandingFacts, landingFacts, resolveTexts, type WithFacts } from './landing-facts.ts'

/** All texts of the landing page. Those of some sections are sentences about the catalogue, which get its facts. */
export interface LandingScreenTexts {
  header: HeaderTexts
  scene: WithFacts<HeroSceneTexts>
  why: WithFacts<WhyGridTexts>
  planPicker: PlanPickerTexts
  testimonials: TestimonialsTexts & { testimonials: readonly Testimonial[] }
  comparisonTable: ComparisonTableTexts & { rows: readonly AnswerRow[] }
  places: WithFacts<LocationMapTexts>
  questions: WithFacts<FaqTexts>
  closingCta: WithFacts<ClosingCtaTexts>
  footer: FooterTexts
  stickyCta: WithFacts<StickyCtaTexts>
}

/** The texts with the facts in them. */
export const tellLanding = (texts: LandingScreenTexts, facts: LandingFacts) => ({
  ...texts,
  scene: resolveTexts<HeroSceneTexts>(texts.scene, facts),
  why: resolveTexts<WhyGridTexts>(texts.why, facts),
  places: resolveTexts<LocationMapTexts>(texts.places, facts),
  questions: resolveTexts<FaqTexts>(texts.questions, facts),
  closingCta: resolveTexts<ClosingCtaTexts>(texts.closingCta, facts),
  stickyCta: resolveTexts<StickyCtaTexts>(texts.stickyCta, facts),
})

/** The average of all reviews (product spec, section 9). */
const RATING = 4.9

/** Targets of the landing page's links. */
export interface LandingLinks {
  /** Returns the target of a visitor's button: registration, which leads on to the order. */
  register: (next: string) => string
  contact: string
  /** Chat, hotline and ticket. */
  contacts: FaqProps['contactHrefs']
}

export interface LandingScreenProps extends Pick<HeaderProps, 'onSignOut'> {
  texts: LandingScreenTexts
  /** What is sold now, and which offers run. */
  catalog: LandingCatalog
  /** The offers that apply to the signed-in customer; absent for a visitor, and until they are known: then all that run are shown. */
  offers?: readonly Pick<Offer, 'id'>[] | undefined
  /** The signed-in customer; absent for a visitor. */
  user?: HeaderUser | undefined
  /** Overrides individual targets. Default: those of the product spec. */
  links?: Partial<LandingLinks>
  /**
   * Called to open the dialog with its form for login or registration; `next` is where to go afterwards, if the visitor has chosen
   * something. Without it the buttons lead to the login page.
   */
  onSignIn?: ((mode: AuthMode, next?: string) => void) | undefined
  /** Opens the demo; see HeroScene. */
  onDemo?: HeroSceneProps['onDemo']
  /** The address that is measured for each place, in the order of the places, and whether all are this server; see LocationMap. */
  ping?: Pick<LocationMapProps, 'pingUrls'>
  /** The dialog that `onSignIn` opens: an AuthDialog. */
  authDialog?: ReactNode
}

const defaultLinks: LandingLinks = {
  register: (next) => `/login?${new URLSearchParams({ mode: 'register', next })}`,
  contact: '/contact',
  contacts: { chat: '/support', hotline: provider.hotline.href, ticket: '/support' },
}

/** Id of the plans, for links to them. */
const PLANS_ID = 'bang-gia'

/** The catalogue's offers that are among the customer's. */
const heldBy = (own: readonly Pick<Offer, 'id'>[], catalog: Pick<LandingCatalog, 'offers'>) =>
  catalog.offers.filter((offer) => own.some(({ id }) => id === offer.id))

/** What the scene says of the discount, for its place. */
function promotionOf(texts: LandingScreenTexts, facts: LandingFacts) {
  const { promotion, until } = resolveTexts<HeroSceneTexts>(texts.scene, facts)
  return { promotion, until }
}

/**
 * The landing page (product spec, section 2). The buttons for the trial and the plans lead to the order with what they name chosen: a
 * signed-in customer directly, a visitor after registration, in the dialog of `onSignIn` or, without it, on the login page.
 */
export function LandingScreen({
  texts,
  catalog,
  offers,
  user,
  links,
  onSignIn,
  onDemo,
  ping,
  authDialog,
  ...header
}: LandingScreenProps) {
  const formats = useFormats()
  const publicFacts = landingFacts(catalog, formats)
  const facts = offers ? landingFacts({ ...catalog, offers: heldBy(offers, catalog) }, formats) : publicFacts
  const output = tellLanding(texts, facts)
  const { offer: discount, hidesOffer } = shownDiscount(catalog.offers, offers)
  const scene = hidesOffer ? { ...output.scene, ...promotionOf(texts, publicFacts) } : output.scene
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
  const addressOf = (plan: Plan, period: BillingPeriod) =>
    orderAddress({
      planId: plan.id,
      period,
      // The price of the first periods stands on the panel: the order must show it, too.
      code: codeOf(plan, period, hidesOffer ? null : discount),
    })
  return (
    <div data-component="LandingScreen" className={css.page}>
      <Header {...header} texts={texts.header} user={user} onSignIn={onSignIn && ((mode) => onSignIn(mode))} isSticky />
      <main id={MAIN_ID} className={css.main}>
        <HeroScene texts={scene} hidesOffer={hidesOffer} trialHref={hrefTo(start)} onTrial={onStart} onDemo={onDemo} />
        <Reveal>
          <WhyGrid texts={output.why} />
        </Reveal>
        <Reveal>
          <PlanPicker
            id={PLANS_ID}
            className={section({ surface: 'ground' })}
            texts={texts.planPicker}
            plans={mainPlans(catalog)}
            offer={discount}
            hidesOffer={hidesOffer}
            planHref={(plan, period) => hrefTo(addressOf(plan, period))}
            onPlan={(event, plan, period) => openDialog(event, addressOf(plan, period))}
            contactHref={to.contact}
          />
        </Reveal>
        <Reveal>
          <Testimonials texts={texts.testimonials} rating={RATING} testimonials={texts.testimonials.testimonials} />
        </Reveal>
        <Reveal>
          <ComparisonTable texts={texts.comparisonTable} rows={texts.comparisonTable.rows} />
        </Reveal>
        <Reveal>
          <LocationMap texts={output.places} {...ping} />
        </Reveal>
        <Reveal>
          <Faq
            texts={output.questions}
            contactHrefs={to.contacts}
            defaultOpen={output.questions.questions[0]?.id ?? null}
          />
        </Reveal>
        <Reveal>
          <ClosingCta texts={output.closingCta} startHref={hrefTo(start)} onStart={onStart} contactHref={to.contact} />
        </Reveal>
      </main>
      <Footer texts={texts.footer} className={css.footer} />
      <StickyCta texts={output.stickyCta} href={hrefTo(start)} onStart={onStart} />
      {authDialog}
    </div>
  )
}
