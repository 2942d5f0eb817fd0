export { Footer, type FooterProps, type FooterTexts } from './Footer.tsx'
