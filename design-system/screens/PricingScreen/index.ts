export { PricingScreen, type PricingScreenProps, type PricingScreenTexts } from './PricingScreen.tsx'
