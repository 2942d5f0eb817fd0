export { OnDemand, type OnDemandProps } from './OnDemand.tsx'
