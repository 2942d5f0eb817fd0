export { ComparisonSection, type ComparisonSectionProps, type ComparisonSectionTexts } from './ComparisonSection.tsx'
