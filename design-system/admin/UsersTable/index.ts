export { UsersTable, type UsersTableProps, type UsersTableTexts, userViews } from './UsersTable.tsx'
