export { ReadProgress, type ReadProgressProps } from './ReadProgress.tsx'
