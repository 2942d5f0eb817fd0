export { CategoryTabs, type CategoryTabsProps, type CategoryTabsTexts } from './CategoryTabs.tsx'
