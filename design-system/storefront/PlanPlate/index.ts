export { codeOf, shownDiscount } from './first-price.ts'
export { PlanPlate, type PlanPlateProps, type PlanPlateTexts } from './PlanPlate.tsx'
export type { PlanFact, PlanQuestion } from './plan-facts.ts'
