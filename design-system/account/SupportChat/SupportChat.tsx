import { Dialog, DialogDescription, DialogDismiss, DialogHeading } from '@ariakit/react/dialog'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { MessageCircle, X } from 'lucide-react'
import { type ComponentPropsWithRef, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SubmitResult } from '#ds/account/types.ts'
import { Button } from '#ds/components/Button/index.ts'
import { useSubmission } from '#ds/components/use-submission.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { ChatForm } from './ChatForm.tsx'
import { ChatSent } from './ChatSent.tsx'
import { createChatSchema, type SupportMessage } from './chat-schema.ts'
import * as css from './SupportChat.css.ts'
import type { SupportChatTexts } from './support-chat-texts.ts'

export interface SupportChatProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Filled in at first: where the customer can be reached. Default: none. */
  email?: string
  /** Sends the message. A failure is shown and keeps everything that was typed. */
  onSend: (message: SupportMessage) => Promise<SubmitResult>
  texts: SupportChatTexts
}

/**
 * Online support (product spec, section 4): a button that floats in the lower corner, and a panel that stands in its place. Not
 * modal: the page stays usable, and what was typed outlasts closing. Toasts stand above it, dialogs over it. The page around
 * it leaves room under its last row, so that the button covers nothing there.
 */
export function SupportChat({ email = '', onSend, texts, ...rest }: SupportChatProps) {
  const [open, setOpen] = useState(false)
  const [sentFrom, setSentFrom] = useState<string>()
  const launcher = useRef<HTMLButtonElement>(null)
  const closeLabel = useMessage('close')
  const { pending, failure, run } = useSubmission()
  const resolver = useMemo(() => valibotResolver(createChatSchema({ required: texts.required })), [texts.required])
  const form = useForm<SupportMessage>({ resolver, defaultValues: { email, message: '' } })

  const submit = form.handleSubmit(async (message) => {
    if (pending) return
    if (!(await run(() => onSend(message)))) return
    form.reset({ email: message.email, message: '' })
    setSentFrom(message.email)
  })

  return (
    <section
      data-component="SupportChat"
      data-open={open || undefined}
      data-state={sentFrom === undefined ? 'writing' : 'sent'}
      aria-label={texts.open}
      {...rest}
    >
      <Button
        ref={launcher}
        tone="neutral"
        emphasis="outline"
        size="large"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={css.launcher}
      >
        <Icon icon={MessageCircle} size="medium" className={css.launcherIcon} />
        <VisuallyHidden>{texts.open}</VisuallyHidden>
        <span aria-hidden className={css.launcherName}>
          {texts.open}
        </span>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        modal={false}
        unmountOnHide
        // It stays while one reads on or copies from the page.
        hideOnInteractOutside={false}
        // What is in it takes the focus: the form where something is missing, the outcome to be read.
        autoFocusOnShow={false}
        finalFocus={launcher}
        className={css.panel}
      >
        <header className={css.header}>
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
        </header>
        {sentFrom === undefined ? (
          <ChatForm form={form} pending={pending} failure={failure} onSubmit={submit} texts={texts} />
        ) : (
          <ChatSent email={sentFrom} onWriteAnother={() => setSentFrom(undefined)} texts={texts} />
        )}
      </Dialog>
    </section>
  )
}
