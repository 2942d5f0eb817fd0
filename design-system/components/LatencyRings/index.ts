export { LatencyRings, type LatencyRingsProps } from './LatencyRings.tsx'
