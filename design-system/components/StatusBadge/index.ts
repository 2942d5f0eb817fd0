export { emphasisInList, type StateLook, type Status, statusLooks } from '#ds/components/status-looks.ts'
export { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx'
