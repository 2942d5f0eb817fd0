export { WorkQueue, type WorkQueueProps, type WorkQueueTexts } from './WorkQueue.tsx'
export { type AgeTexts, ageOf, timeInWords } from './work-age.ts'
export type { WorkAction, WorkGroup, WorkItem, WorkKind } from './work-items.ts'
