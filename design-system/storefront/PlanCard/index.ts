export { type LandingPlan, PlanCard, type PlanCardProps, type PlanCardTexts } from './PlanCard.tsx'
