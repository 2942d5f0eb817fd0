import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import type { AttachedFile } from '#ds/domain/AttachmentList/index.ts'
import { isComposing } from '#ds/hooks/is-composing.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { FilePicker } from './FilePicker.tsx'
import type { FileRules } from './file-check.ts'
import * as css from './ReplyBox.css.ts'
import type { ReplyBoxTexts } from './reply-box-texts.ts'
import { type Upload, useUploads } from './use-uploads.ts'

/** A message to send: its text, and the ids of the files that the server has for it. */
export interface Reply {
  body: string
  attachmentIds: readonly string[]
}

export interface ReplyBoxProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** What is typed, kept by the caller, so that nothing is lost when this is closed. */
  draft: string
  onDraftChange: (draft: string) => void
  /** Sends the reply. On failure the reason is shown, and text and files stay; on success they are cleared. */
  onReply: (reply: Reply) => Promise<SubmitResult>
  /** Keeps a note that the customer does not see. If given, it can be chosen instead of a reply. */
  onNote?: ((reply: Reply) => Promise<SubmitResult>) | undefined
  /** The longest reply, in characters. */
  maxLength: number
  /** Sends a file to the server. Without it, no files can be added. */
  onUpload?: Upload | undefined
  /** Takes a file from the server that no message has. */
  onRemoveFile?: ((id: string) => void) | undefined
  /** Files that the server has for the next message, when this is first shown. Default: none. */
  waitingFiles?: readonly AttachedFile[] | undefined
  /** What files may be sent. */
  fileRules?: FileRules | undefined
  /** Explains the field, such as what a reply changes. Default: none. */
  hint?: string | undefined
  /** Controls that write into the draft, such as a choice of templates. */
  tools?: ReactNode
  texts: ReplyBoxTexts
}

const noFiles: readonly AttachedFile[] = []
const noRules: FileRules = { types: [], bytesMax: 0, countMax: 0 }
/** The share of the longest reply from which its length is shown. */
const NEARLY_FULL = 0.8

/**
 * The field for a reply. It grows with its text, takes files by a button, by dropping and by pasting, and sends with Ctrl and Enter, too. It keeps
 * text and files until the server has accepted the message.
 */
export function ReplyBox({
  draft,
  onDraftChange,
  onReply,
  onNote,
  maxLength,
  onUpload,
  onRemoveFile,
  waitingFiles = noFiles,
  fileRules = noRules,
  hint,
  tools,
  texts,
  className,
  ...rest
}: ReplyBoxProps) {
  const { number } = useFormats()
  const field = useRef<HTMLTextAreaElement>(null)
  const { pending, error, run } = useAction()
  const uploads = useUploads({ upload: onUpload, onRemove: onRemoveFile, waiting: waitingFiles })
  const [isNote, setNote] = useState(false)
  const [refused, setRefused] = useState<'empty' | 'sending' | 'failed'>()
  useGrowing(field, draft)

  const asNote = isNote && onNote !== undefined
  const words = asNote && texts.asNote ? texts.asNote : { save: texts.send, saving: texts.sending }

  const submit = async (event?: SubmitEvent) => {
    event?.preventDefault()
    if (pending) return
    const reason = refusalOf(draft, uploads)
    setRefused(reason)
    if (reason !== undefined) {
      field.current?.focus()
      return
    }
    const reply = { body: draft, attachmentIds: uploads.ids }
    if (!(await run(() => (asNote ? onNote(reply) : onReply(reply))))) return
    onDraftChange('')
    uploads.clear()
    field.current?.focus()
  }
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return
    event.preventDefault()
    void submit()
  }

  // What was in the way may have ended meanwhile.
  const stillRefused = refused === refusalOf(draft, uploads) ? refused : undefined
  const messages = { empty: texts.required, sending: texts.filesOnTheirWay, failed: texts.fileFailed }
  const textarea = (
    <Field
      label={asNote && texts.note !== undefined ? texts.note : texts.reply}
      description={hint}
      error={stillRefused && messages[stillRefused]}
      required
    >
      <Textarea
        ref={field}
        rows={3}
        maxLength={maxLength}
        readOnly={pending}
        placeholder={texts.placeholder}
        value={draft}
        onChange={(event) => onDraftChange(event.target.value)}
        onKeyDown={sendByKeys}
        className={css.field}
      />
    </Field>
  )
  return (
    <form
      data-component="ReplyBox"
      noValidate
      aria-busy={pending || undefined}
      {...rest}
      data-mode={asNote ? 'note' : 'reply'}
      onSubmit={submit}
      className={classNames(css.root, className)}
    >
      <VisuallyHidden role="status">
        {pending && words.saving}
        {draft.length >= maxLength && texts.full}
      </VisuallyHidden>
      {error !== undefined && (
        <Notice tone="critical" title={texts.failureTitle} role="alert">
          {error}
        </Notice>
      )}
      {tools}
      {onUpload ? (
        <FilePicker
          files={uploads.files}
          rules={fileRules}
          onAdd={uploads.add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
          texts={texts.files}
        >
          {textarea}
        </FilePicker>
      ) : (
        textarea
      )}
      {onNote && texts.asNote && (
        <Checkbox
          checked={isNote}
          disabled={pending}
          description={texts.asNote.description}
          onChange={(event) => setNote(event.target.checked)}
        >
          {texts.asNote.label}
        </Checkbox>
      )}
      <div className={css.end}>
        <Text size="caption" tone="secondary" className={css.keyHint}>
          {texts.keyHint}
        </Text>
        {draft.length >= maxLength * NEARLY_FULL && (
          <Text size="caption" tone="secondary">
            {number(draft.length)}/{number(maxLength)}
          </Text>
        )}
        <Button type="submit" tone={asNote ? 'neutral' : 'brand'} pending={pending}>
          {pending ? words.saving : words.save}
        </Button>
      </div>
    </form>
  )
}

type Uploads = Pick<ReturnType<typeof useUploads>, 'isSending' | 'hasFailed'>

/** Why a reply cannot be sent now. */
function refusalOf(draft: string, { isSending, hasFailed }: Uploads) {
  if (draft.trim() === '') return 'empty'
  if (hasFailed) return 'failed'
  return isSending ? 'sending' : undefined
}

/** Makes the field as high as its text in browsers that do not do it themselves. */
function useGrowing(field: React.RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.blockSize = 'auto'
    // The height is read after the change, and depends on the text.
    element.style.blockSize = text === '' ? '' : `${element.scrollHeight}px`
  }, [field, text])
}
