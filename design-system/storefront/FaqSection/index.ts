export { type FaqQuestion, FaqSection, type FaqSectionProps, type FaqSectionTexts } from './FaqSection.tsx'
