export { WorkQueue, type WorkQueueProps, type WorkQueueTexts } from './WorkQueue.tsx'
export type { WorkAction, WorkGroup, WorkItem, WorkKind } from './work-items.ts'
