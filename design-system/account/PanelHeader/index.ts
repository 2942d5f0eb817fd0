export { PanelHeader, type PanelHeaderProps } from './PanelHeader.tsx'
