import { useEffect, useRef } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import * as css from './SupportChat.css.ts'
import type { SupportChatTexts } from './support-chat-texts.ts'

export interface ChatSentProps {
  /** The address that the reply is sent to. */
  email: string
  onWriteAnother: () => void
  texts: SupportChatTexts
}

/** Confirms that the message was sent, and offers to write another. */
export function ChatSent({ email, onWriteAnother, texts }: ChatSentProps) {
  const root = useRef<HTMLDivElement>(null)
  // The field or button that had the focus has been removed.
  useEffect(() => root.current?.focus(), [])
  return (
    <div ref={root} tabIndex={-1} className={css.sent}>
      <Notice tone="positive" title={texts.sent}>
        {texts.sentDescription(email)}
      </Notice>
      <Button tone="neutral" emphasis="outline" onClick={() => onWriteAnother()}>
        {texts.writeAnother}
      </Button>
    </div>
  )
}
