import type { LandingScreenTexts } from '#ds/screens/LandingScreen/index.ts'
import { hero as english } from '#ds/texts/en/landing/hero.ts'
import { landingTexts as vietnamese } from '#ds/texts/vi/landing.ts'

const { hero } = vietnamese
const { alternative, traffic } = hero.panel

/**
 * The landing page is in Vietnamese. The words and figures on the hero's illustration are written as in the product spec (section 2):
 * `Online`, `1.2GB`, `99.99%`. What the spec does not quote, and what screen readers say, stays Vietnamese.
 */
export const landingTexts: LandingScreenTexts = {
  ...vietnamese,
  hero: {
    ...hero,
    panel: { ...english.panel, alternative, traffic: { ...english.panel.traffic, label: traffic.label } },
  },
}
