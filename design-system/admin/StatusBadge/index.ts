export { StatusBadge, type StatusBadgeProps, type StatusLook } from './StatusBadge.tsx'
