export { WaterLine, type WaterLineProps } from './WaterLine.tsx'
