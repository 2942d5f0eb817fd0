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
  resolveTexts,
  type WithFacts,
} from './landing-facts.ts'
