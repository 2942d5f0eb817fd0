export type { SupportMessage } from './chat-schema.ts'
export { SupportChat, type SupportChatProps } from './SupportChat.tsx'
export type { SupportChatTexts } from './support-chat-texts.ts'
