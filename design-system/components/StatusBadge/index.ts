export { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx'
export { emphasisInList, type StateLook, type Status, statusLooks } from './status-looks.ts'
