export { Baseline, type BaselineProps } from './Baseline.tsx'
