export { UsersTable, type UsersTableProps, type UsersTableTexts } from './UsersTable.tsx'
