export { emphasisInList, type StateLook, type Status, statusLooks } from '#ds/domain/status-looks.ts'
export { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx'
