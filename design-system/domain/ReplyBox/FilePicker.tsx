import { Paperclip } from 'lucide-react'
import { type ComponentPropsWithRef, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { type AttachedFile, AttachmentList, fileSize } from '#ds/domain/AttachmentList/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './FilePicker.css.ts'
import { checkFiles, type FileRules } from './file-check.ts'
import type { FilePickerTexts } from './reply-box-texts.ts'

export interface FilePickerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  files: readonly AttachedFile[]
  rules: FileRules
  /** Called with the files that the rules allow. */
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
  /** Sends a file again that was not added. */
  onRetry?: ((id: string) => void) | undefined
  /** The field that the files belong to: they can also be dropped on it, and pasted into it. */
  children: ReactNode
  texts: FilePickerTexts
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Adds files to a message: by a button, dropped on its field, or pasted into it. Those that cannot be sent are named with the reason. */
export function FilePicker({
  files,
  rules,
  onAdd,
  onRemove,
  onRetry,
  children,
  texts,
  className,
  ...rest
}: FilePickerProps) {
  const formats = useFormats()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [isOver, setOver] = useState(false)

  const add = (chosen: readonly File[]) => {
    const { taken, refusals: found } = checkFiles(chosen, files.length, rules, texts.refused, formats.quantity)
    setRefusals(found)
    if (taken.length > 0) onAdd(taken)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are further ways to what the button does
    <div
      data-component="FilePicker"
      {...rest}
      data-over={isOver || undefined}
      className={classNames(css.root, className)}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        add([...event.dataTransfer.files])
      }}
      onPaste={(event) => {
        const { clipboardData } = event
        // Text with a picture of itself, as office programs copy it, stays text.
        if (clipboardData.files.length === 0 || clipboardData.types.includes('text/plain')) return
        event.preventDefault()
        add([...clipboardData.files])
      }}
    >
      <div className={css.field}>
        {children}
        {isOver && (
          <div aria-hidden className={css.drop}>
            {texts.drop}
          </div>
        )}
      </div>
      <AttachmentList
        files={files}
        onRemove={({ id }) => {
          onRemove(id)
          // The button that had the focus is gone.
          button.current?.focus()
        }}
        onRetry={onRetry && (({ id }) => onRetry(id))}
        texts={texts}
      />
      <div className={css.add}>
        <Button
          ref={button}
          tone="neutral"
          emphasis="outline"
          size="small"
          icon={Paperclip}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
        <Text id={hintId} size="caption" tone="secondary" className={css.hint}>
          {texts.hint(fileSize(rules.bytesMax, formats.quantity), rules.countMax)}
        </Text>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          tabIndex={-1}
          aria-label={texts.choose}
          accept={[...rules.types, '.log', '.conf'].join(',')}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </div>
      <div role="alert">
        {refusals.map((refusal) => (
          <Text key={refusal} size="small" tone="critical" className={css.refusal}>
            {refusal}
          </Text>
        ))}
      </div>
    </div>
  )
}
