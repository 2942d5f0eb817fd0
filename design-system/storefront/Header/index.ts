export { Header, type HeaderLinks, type HeaderProps, type HeaderTexts, type HeaderUser } from './Header.tsx'
