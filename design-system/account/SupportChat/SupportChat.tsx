import { MessageCircle } from 'lucide-react'
import { type ComponentPropsWithRef, useRef, useState } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { ChatPanel } from './ChatPanel.tsx'
import type { SupportMessage } from './chat-schema.ts'
import * as css from './SupportChat.css.ts'
import type { SupportChatTexts } from './support-chat-texts.ts'

export interface SupportChatProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Initial value of the email field. Default: empty. */
  email?: string
  /** Sends the message. On failure the reason is shown and the typed values stay. */
  onSend: (message: SupportMessage) => Promise<SubmitResult>
  texts: SupportChatTexts
}

/**
 * Live chat (product spec, section 4): a button in the page's sticky header, where it covers nothing, and a panel below
 * it. Not modal: the page stays usable. Closing keeps what was typed. Dialogs are drawn above it.
 */
export function SupportChat({ email = '', onSend, texts, ...rest }: SupportChatProps) {
  const [open, setOpen] = useState(false)
  const launcher = useRef<HTMLButtonElement>(null)

  return (
    <div data-component="SupportChat" data-open={open || undefined} {...rest}>
      <Button
        ref={launcher}
        tone="neutral"
        emphasis="ghost"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={css.launcher}
      >
        <Icon icon={MessageCircle} className={css.launcherIcon} />
        <VisuallyHidden>{texts.open}</VisuallyHidden>
        <span aria-hidden className={css.launcherName}>
          {texts.open}
        </span>
      </Button>
      <ChatPanel open={open} onOpenChange={setOpen} launcher={launcher} email={email} onSend={onSend} texts={texts} />
    </div>
  )
}
