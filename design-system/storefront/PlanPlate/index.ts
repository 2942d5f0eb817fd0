export { firstPrice } from './first-price.ts'
export { PlanPlate, type PlanPlateProps, type PlanPlateTexts } from './PlanPlate.tsx'
export type { PlanFact, PlanFeatureWords, PlanQuestion } from './plan-facts.ts'
