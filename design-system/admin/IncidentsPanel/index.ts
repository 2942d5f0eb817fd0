export { IncidentsPanel, type IncidentsPanelProps } from './IncidentsPanel.tsx'
export type { IncidentsPanelTexts } from './incidents-texts.ts'
