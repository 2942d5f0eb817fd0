export { PlanPicker, type PlanPickerProps, type PlanPickerTexts } from './PlanPicker.tsx'
