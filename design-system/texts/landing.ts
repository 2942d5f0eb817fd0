import type { LandingScreenTexts } from '#ds/screens/LandingScreen/index.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'
import { answerTable } from './landing/answer-table.ts'
import { buyBar } from './landing/buy-bar.ts'
import { finalCall } from './landing/final-call.ts'
import { places } from './landing/places.ts'
import { plate } from './landing/plate.ts'
import { questions } from './landing/questions.ts'
import { scene } from './landing/scene.ts'
import { voices } from './landing/voices.ts'
import { why } from './landing/why.ts'
import { localized } from './localized.ts'

/** The landing page, one file per section. Prices, figures and quoted texts come from the product spec (sections 2 and 9). */
export const landingTexts = localized<LandingScreenTexts>({
  header,
  scene,
  why,
  plate,
  voices,
  answerTable,
  places,
  questions,
  finalCall,
  footer,
  buyBar,
})
