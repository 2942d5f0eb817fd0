export { type AdminListProps, type AdminListTexts, AdminTable, type AdminTableTexts } from './AdminTable.tsx'
