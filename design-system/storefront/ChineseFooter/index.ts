export { ChineseFooter, type ChineseFooterProps, type ChineseFooterTexts } from './ChineseFooter.tsx'
