export {
  PeriodSwitch,
  type PeriodSwitchProps,
  type PeriodSwitchTexts,
  type YearlySavingTexts,
} from './PeriodSwitch.tsx'
export { PlanSection, type PlanSectionProps, type PlanSectionTexts } from './PlanSection.tsx'
