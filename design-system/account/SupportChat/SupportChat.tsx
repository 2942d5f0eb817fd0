import { MessageCircle } from 'lucide-react'
import { type ComponentPropsWithRef, useRef } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { type Chat, ChatPanel } from './ChatPanel.tsx'
import * as css from './SupportChat.css.ts'
import type { SupportChatTexts } from './support-chat-texts.ts'

export interface SupportChatProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether the panel is open: its messages and the presence are needed only then. */
  open: boolean
  onOpenChange: (open: boolean) => void
  chat: Chat
  texts: SupportChatTexts
}

/**
 * Live chat (product spec, section 4): a button in the page's sticky header, where it covers nothing, and a panel below it with the customer's
 * newest open chat, which is a ticket. Not modal: the page stays usable. Dialogs are drawn above it.
 */
export function SupportChat({ open, onOpenChange, chat, texts, ...rest }: SupportChatProps) {
  const launcher = useRef<HTMLButtonElement>(null)
  return (
    <div data-component="SupportChat" data-open={open || undefined} {...rest}>
      <Button
        ref={launcher}
        tone="neutral"
        emphasis="ghost"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
        className={css.launcher}
      >
        <Icon icon={MessageCircle} className={css.launcherIcon} />
        <VisuallyHidden>{texts.open}</VisuallyHidden>
        <span aria-hidden className={css.launcherName}>
          {texts.open}
        </span>
      </Button>
      <ChatPanel {...chat} open={open} onOpenChange={onOpenChange} launcher={launcher} texts={texts} />
    </div>
  )
}
