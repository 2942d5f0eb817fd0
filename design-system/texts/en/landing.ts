import type { LandingScreenTexts } from '#ds/screens/LandingScreen/index.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'
import { comparison } from './landing/comparison.ts'
import { datacenters } from './landing/datacenters.ts'
import { faq } from './landing/faq.ts'
import { features } from './landing/features.ts'
import { finalCall } from './landing/final-call.ts'
import { hero } from './landing/hero.ts'
import { plans } from './landing/plans.ts'
import { testimonials } from './landing/testimonials.ts'

/** The landing page, one file per section. */
export const landingTexts: LandingScreenTexts = {
  header,
  hero,
  features,
  plans,
  testimonials,
  comparison,
  datacenters,
  faq,
  finalCall,
  footer,
}
