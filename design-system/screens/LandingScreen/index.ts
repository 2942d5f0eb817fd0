export {
  type LandingLinks,
  LandingScreen,
  type LandingScreenProps,
  type LandingScreenTexts,
  tellLanding,
} from './LandingScreen.tsx'
export {
  type Duration,
  type LandingCatalog,
  type LandingFacts,
  landingFacts,
  landingPlans,
  tell,
  type WithFacts,
} from './landing-facts.ts'
