export { NoticesDialog, type NoticesDialogProps } from './NoticesDialog.tsx'
export { type NoticeTools, noticeWords } from './notice-words.ts'
export type { NoticesTexts } from './notices-texts.ts'
