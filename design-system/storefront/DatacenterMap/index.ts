export { DatacenterMap, type DatacenterMapProps, type DatacenterMapTexts, type MapPlace } from './DatacenterMap.tsx'
