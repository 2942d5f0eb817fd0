export {
  Conversation,
  type ConversationMessage,
  type ConversationProps,
  type ConversationTexts,
} from './Conversation.tsx'
