export { PlanCard, type PlanCardProps, type PlanCardTexts, type PlanSpec } from './PlanCard.tsx'
