export { PlaceStrip, type PlaceStripProps, type PlaceStripTexts, type StripPlace } from './PlaceStrip.tsx'
