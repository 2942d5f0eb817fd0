export { AdminScreen, type AdminScreenProps, type AdminScreenTexts, type AdminTab, adminTabs } from './AdminScreen.tsx'
