export { type LandingLinks, LandingScreen, type LandingScreenProps, type LandingScreenTexts } from './LandingScreen.tsx'
