export { DemoBanner, type DemoBannerProps, type DemoBannerTexts } from './DemoBanner.tsx'
