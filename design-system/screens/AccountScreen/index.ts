export { AccountScreen, type AccountScreenProps } from './AccountScreen.tsx'
export { type AccountScreenTexts, type AccountTab, accountTabs } from './account-screen-texts.ts'
