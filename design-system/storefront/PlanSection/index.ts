export { PeriodSwitch, type PeriodSwitchProps, type PeriodSwitchTexts } from './PeriodSwitch.tsx'
export { PlanSection, type PlanSectionProps, type PlanSectionTexts } from './PlanSection.tsx'
