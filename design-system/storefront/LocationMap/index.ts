export { LocationMap, type LocationMapProps, type LocationMapTexts, type StripPlace } from './LocationMap.tsx'
