export { ClosingCta, type ClosingCtaProps, type ClosingCtaTexts } from './ClosingCta.tsx'
