import { Dialog, DialogDescription, DialogDismiss, DialogHeading } from '@ariakit/react/dialog'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { X } from 'lucide-react'
import { type RefObject, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ds/components/Button/index.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { ChatForm } from './ChatForm.tsx'
import { ChatSent } from './ChatSent.tsx'
import { createChatSchema, type SupportMessage } from './chat-schema.ts'
import * as css from './SupportChat.css.ts'
import type { SupportChatTexts } from './support-chat-texts.ts'

export interface ChatPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Focused after closing. */
  launcher: RefObject<HTMLButtonElement | null>
  email: string
  onSend: (message: SupportMessage) => Promise<SubmitResult>
  texts: SupportChatTexts
}

/** The panel that the button opens. It keeps its state while closed, including what was typed. */
export function ChatPanel({ open, onOpenChange, launcher, email, onSend, texts }: ChatPanelProps) {
  const [sentFrom, setSentFrom] = useState<string>()
  const closeLabel = useMessage('close')
  const { pending, error, run } = useAction()
  const resolver = useMemo(() => valibotResolver(createChatSchema({ required: texts.required })), [texts.required])
  const form = useForm<SupportMessage>({ resolver, defaultValues: { email, message: '' } })

  const submit = form.handleSubmit(async (message) => {
    if (pending) return
    if (!(await run(() => onSend(message)))) return
    form.reset({ email: message.email, message: '' })
    setSentFrom(message.email)
  })

  return (
    <Dialog
      open={open}
      onClose={() => onOpenChange(false)}
      modal={false}
      unmountOnHide
      // The customer may read and copy from the page while the panel is open.
      hideOnInteractOutside={false}
      // ChatForm and ChatSent set the focus themselves: the first empty field, or the outcome.
      autoFocusOnShow={false}
      finalFocus={launcher}
      data-state={sentFrom === undefined ? 'writing' : 'sent'}
      className={css.panel}
    >
      <div className={css.header}>
        <div>
          <DialogHeading className={css.heading}>{texts.heading}</DialogHeading>
          <Text size="small" tone="secondary" render={<DialogDescription />}>
            {texts.description}
          </Text>
        </div>
        <DialogDismiss
          render={<Button tone="neutral" emphasis="ghost" size="small" iconOnly icon={X} aria-label={closeLabel} />}
        >
          {null}
        </DialogDismiss>
      </div>
      {sentFrom === undefined ? (
        <ChatForm form={form} pending={pending} error={error} onSubmit={submit} texts={texts} />
      ) : (
        <ChatSent email={sentFrom} onWriteAnother={() => setSentFrom(undefined)} texts={texts} />
      )}
    </Dialog>
  )
}
