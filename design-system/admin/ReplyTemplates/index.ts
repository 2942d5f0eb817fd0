export { ReplyTemplates, type ReplyTemplatesProps } from './ReplyTemplates.tsx'
export type { ReplyTemplatesTexts } from './templates-texts.ts'
