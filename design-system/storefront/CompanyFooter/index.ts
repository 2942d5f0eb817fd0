export { CompanyFooter, type CompanyFooterProps, type CompanyFooterTexts } from './CompanyFooter.tsx'
