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

export const landingTexts: LandingScreenTexts = {
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
}
