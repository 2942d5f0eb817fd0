export { StickyCta, type StickyCtaProps, type StickyCtaTexts } from './StickyCta.tsx'
