export {
  type AttachedFile,
  AttachmentList,
  type AttachmentListProps,
  type AttachmentListTexts,
} from './AttachmentList.tsx'
export { fileSize } from './file-words.ts'
