import type { LandingScreenTexts } from '#ds/screens/LandingScreen/index.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'
import { closingCta } from './landing/closing-cta.ts'
import { comparisonTable } from './landing/comparison-table.ts'
import { places } from './landing/places.ts'
import { planPicker } from './landing/plan-picker.ts'
import { questions } from './landing/questions.ts'
import { scene } from './landing/scene.ts'
import { stickyCta } from './landing/sticky-cta.ts'
import { testimonials } from './landing/testimonials.ts'
import { why } from './landing/why.ts'
import { localized } from './localized.ts'

/** The landing page, one file per section. Prices, figures and quoted texts come from the product spec (sections 2 and 9). */
export const landingTexts = localized<LandingScreenTexts>({
  header,
  scene,
  why,
  planPicker,
  testimonials,
  comparisonTable,
  places,
  questions,
  closingCta,
  footer,
  stickyCta,
})
