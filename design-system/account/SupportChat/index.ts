export type { Chat } from './ChatPanel.tsx'
export { SupportChat, type SupportChatProps } from './SupportChat.tsx'
export type { SupportChatTexts } from './support-chat-texts.ts'
