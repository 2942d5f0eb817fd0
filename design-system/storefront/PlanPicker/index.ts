export { firstPrice } from './first-price.ts'
export { PlanPicker, type PlanPickerProps, type PlanPickerTexts } from './PlanPicker.tsx'
export type { PlanFact, PlanQuestion } from './plan-facts.ts'
