import { Footer, type FooterTexts } from '#ds/storefront/Footer/index.ts'
import { Header, type HeaderProps, type HeaderTexts, type HeaderUser } from '#ds/storefront/Header/index.ts'
import { Hero, type HeroTexts } from '#ds/storefront/Hero/index.ts'
import { PlanSection, type PlanSectionTexts } from '#ds/storefront/PlanSection/index.ts'
import * as css from './LandingScreen.css.ts'

/** Every text of the landing page. */
export interface LandingScreenTexts {
  header: HeaderTexts
  hero: HeroTexts
  plans: PlanSectionTexts
  footer: FooterTexts
}

/** Where the landing page's acts lead. */
export interface LandingLinks {
  register: string
  /** Where someone who is signed in orders a server. */
  order: string
  contact: string
}

export interface LandingScreenProps extends Pick<HeaderProps, 'onSignIn' | 'language' | 'onLanguageChange'> {
  texts: LandingScreenTexts
  /** Who is signed in; absent when nobody is. */
  user?: HeaderUser | undefined
  onLogout: () => void
  /** Replaces single addresses. Default: those of the product spec. */
  links?: Partial<LandingLinks>
}

const defaultLinks: LandingLinks = {
  register: '/login?mode=register',
  order: '/dashboard',
  contact: '/contact',
}

/** Id of the plans, for links to them. */
const PLANS_ID = 'bang-gia'

/** The landing page. In Vietnamese (product spec, section 1). Trial and plans lead to registering, or to ordering when signed in. */
export function LandingScreen({ texts, user, links, ...header }: LandingScreenProps) {
  const to = { ...defaultLinks, ...links }
  const start = user ? to.order : to.register
  return (
    <div data-component="LandingScreen" lang="vi" className={css.page}>
      <Header {...header} texts={texts.header} user={user} />
      <main>
        <Hero texts={texts.hero} trialHref={start} />
        <PlanSection id={PLANS_ID} texts={texts.plans} planHref={start} contactHref={to.contact} />
      </main>
      <Footer texts={texts.footer} />
    </div>
  )
}
