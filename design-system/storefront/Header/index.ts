export { Header, type HeaderProps, type HeaderTexts, type HeaderUser, type SignInMode } from './Header.tsx'
export { type AreaName, areaOf, products } from './navigation.ts'
