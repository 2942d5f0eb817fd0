export { WaterLevel, type WaterLevelProps } from './WaterLevel.tsx'
