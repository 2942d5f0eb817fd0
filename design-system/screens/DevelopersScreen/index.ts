export { DevelopersScreen, type DevelopersScreenProps } from './DevelopersScreen.tsx'
export type { DevelopersScreenTexts } from './developers-screen-texts.ts'
