import type { LandingScreenTexts } from '#ds/screens/LandingScreen/index.ts'
import { footer } from './landing/footer.ts'
import { header } from './landing/header.ts'
import { hero } from './landing/hero.ts'
import { plans } from './landing/plans.ts'

/** The landing page, a file per section. Prices, figures and quoted texts are the product spec's own (sections 2 and 9). */
export const landingTexts: LandingScreenTexts = { header, hero, plans, footer }
