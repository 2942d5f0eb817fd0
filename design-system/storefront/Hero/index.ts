export type { ControlPanelTexts } from './ControlPanel.tsx'
export { Hero, type HeroProps, type HeroTexts } from './Hero.tsx'
