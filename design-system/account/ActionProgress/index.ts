export { ActionProgress, type ActionProgressProps, type ActionProgressTexts } from './ActionProgress.tsx'
