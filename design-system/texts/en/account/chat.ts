import type { SupportChatTexts } from '#ds/account/SupportChat/index.ts'

/** Texts of the live chat. */
export const chat: SupportChatTexts = {
  open: 'Live chat',
  heading: 'Live chat',
  description: 'Our engineers are here around the clock.',
  email: 'Email',
  message: 'Message',
  messagePlaceholder: 'What can we help you with?',
  send: 'Send message',
  sending: 'Sending…',
  required: 'Please fill in every field',
  failureTitle: 'Your message was not sent',
  sent: 'Message sent',
  sentDescription: (email) => `We will reply to ${email} within 24 hours.`,
  writeAnother: 'Write another message',
}
