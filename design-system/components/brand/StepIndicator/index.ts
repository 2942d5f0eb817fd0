export { type PetalState, type PetalStep, StepIndicator, type StepIndicatorProps } from './StepIndicator.tsx'
