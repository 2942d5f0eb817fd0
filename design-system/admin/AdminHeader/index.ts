export { AdminHeader, type AdminHeaderProps, type AdminHeaderTexts } from './AdminHeader.tsx'
