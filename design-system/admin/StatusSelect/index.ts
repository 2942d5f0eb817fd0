export { StatusSelect, type StatusSelectProps, type StatusSelectTexts } from './StatusSelect.tsx'
