export { type InboxView, inboxViews, type TicketInboxTexts } from './inbox-texts.ts'
export { ReplyClock, type ReplyClockTexts } from './ReplyClock.tsx'
export { TicketInbox, type TicketInboxProps } from './TicketInbox.tsx'
