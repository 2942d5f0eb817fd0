export { columnsOf, type FooterLinkTexts, type FooterStructure } from './columns-of.ts'
export { FooterColumns, type FooterColumnsProps, type FooterLink } from './FooterColumns.tsx'
