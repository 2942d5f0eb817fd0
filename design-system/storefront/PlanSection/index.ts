export { PlanSection, type PlanSectionProps, type PlanSectionTexts } from './PlanSection.tsx'
