import { type ReactNode, useState } from 'react'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import type { QuestionTexts } from './api-tokens-texts.ts'

export interface QuestionDialogProps<Item> {
  /** What the question is about; null while the dialog is closed. */
  item: Item | null
  nameOf: (item: Item) => string
  onClosed: () => void
  onConfirm: (item: Item) => Promise<SubmitResult>
  /** Shown below the question. */
  children?: ReactNode
  texts: QuestionTexts
}

/** Asks before something is ended for good; shows why it could not be. */
export function QuestionDialog<Item>({
  item,
  nameOf,
  onClosed,
  onConfirm,
  children,
  texts,
}: QuestionDialogProps<Item>) {
  const { pending, error, run, clearError } = useAction()
  // The dialog keeps its words while it fades out.
  const [shown, setShown] = useState(item)
  if (item !== null && item !== shown) setShown(item)
  const close = () => {
    if (pending) return
    clearError()
    onClosed()
  }
  const confirm = async () => {
    if (item !== null && (await run(() => onConfirm(item)))) onClosed()
  }
  return (
    <Dialog
      open={item !== null}
      onOpenChange={(next) => !next && close()}
      heading={texts.heading(shown === null ? '' : nameOf(shown))}
      description={texts.description}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={close}>
            {texts.keep}
          </Button>
          <Button tone="critical" pending={pending} onClick={() => void confirm()}>
            {pending ? texts.confirming : texts.confirm}
          </Button>
        </>
      }
    >
      {error === undefined ? (
        children
      ) : (
        <Notice tone="critical" title={texts.failed} role="alert">
          {error}
        </Notice>
      )}
    </Dialog>
  )
}
