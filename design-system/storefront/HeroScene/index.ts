export { HeroScene, type HeroSceneProps, type HeroSceneTexts } from './HeroScene.tsx'
export type { MachinePanelTexts } from './MachinePanel.tsx'
