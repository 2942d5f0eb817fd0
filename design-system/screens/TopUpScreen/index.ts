export { TopUpScreen, type TopUpScreenProps } from './TopUpScreen.tsx'
export type { TopUpScreenTexts } from './top-up-screen-texts.ts'
