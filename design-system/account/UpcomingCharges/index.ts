export { UpcomingCharges, type UpcomingChargesProps, type UpcomingChargesTexts } from './UpcomingCharges.tsx'
