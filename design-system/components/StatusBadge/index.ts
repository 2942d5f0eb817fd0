export { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx'
export { type StateLook, type Status, statusLooks } from './status-looks.ts'
