export interface SupportChatTexts {
  /** Accessible name of the button that opens the panel. */
  open: string
  heading: string
  description: string
  email: string
  message: string
  messagePlaceholder: string
  send: string
  sending: string
  /** Shown when a field is empty. */
  required: string
  failureTitle: string
  sent: string
  /** States the address that the reply is sent to. */
  sentDescription: (email: string) => string
  writeAnother: string
}
