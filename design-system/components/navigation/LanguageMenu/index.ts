export { LanguageList, type LanguageListProps } from './LanguageList.tsx'
export { LanguageMenu, type LanguageMenuProps } from './LanguageMenu.tsx'
export { LanguageMenuItems, type LanguageMenuItemsProps } from './LanguageMenuItems.tsx'
