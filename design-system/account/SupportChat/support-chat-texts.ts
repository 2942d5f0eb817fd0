export interface SupportChatTexts {
  /** Name of the floating button. */
  open: string
  heading: string
  description: string
  email: string
  message: string
  messagePlaceholder: string
  send: string
  sending: string
  /** Said when a field was left empty. */
  required: string
  failureTitle: string
  sent: string
  /** Where the answer will come. */
  sentDescription: (email: string) => string
  writeAnother: string
}
