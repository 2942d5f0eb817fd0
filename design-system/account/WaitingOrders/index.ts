export { type MissingFor, missingOf } from './missing-of.ts'
export { WaitingOrders, type WaitingOrdersProps, type WaitingOrdersTexts } from './WaitingOrders.tsx'
