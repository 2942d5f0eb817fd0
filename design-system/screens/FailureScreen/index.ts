export { FailureScreen, type FailureScreenProps, type FailureTexts } from './FailureScreen.tsx'
