import { Role } from '@ariakit/react/role'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { usePauseWhileAway } from '#ds/components/feedback/Toast/use-pause-while-away.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { isComposing } from '#ds/hooks/is-composing.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { UNDO_DURATION_MS } from '#ds/tokens/timing.ts'
import * as css from './UndoToast.css.ts'
import type { UndoRecord } from './undo-store.ts'
import type { UndoControls } from './use-undo.ts'
import { UNDO_KEY, useUndoKey } from './use-undo-key.ts'

export interface UndoToastProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What can be undone, from `useUndo()`. */
  undo: UndoControls
}

/**
 * What has just been done to which record, and for 10 seconds the button that undoes it, at the lower edge of the window. Ctrl Z does
 * the same for what was done last, also before the response to it. The time stands still while the pointer or the focus is on it, and while the page is out of sight. Render
 * it once per page, also while there is nothing to undo: a screen reader has to know its live region before its text. The action itself
 * is done at once, by its own call: leaving the page loses the offer, never the action. For what cannot be undone use ConfirmDialog before it.
 */
export function UndoToast({ undo, className, ...rest }: UndoToastProps) {
  const { records, store } = undo
  const label = useMessage('undoable')
  const hint = useMessage('undoHint')(UNDO_KEY)
  const previousFocus = useRef<Element | null>(null)
  /** What is announced: not before it is true. */
  const newest = records.findLast(({ sending }) => !sending)
  usePauseWhileAway(store)
  const undoNewest = useCallback(() => void store.undo(), [store])
  useUndoKey(records.length > 0, undoNewest)

  // The card under the pointer, or with the focus, may be gone without an event of its own.
  const isEmpty = records.length === 0
  useLayoutEffect(() => {
    if (!isEmpty) return
    store.resume('hover')
    store.resume('focus')
  }, [store, isEmpty])

  const onFocus = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) previousFocus.current = event.relatedTarget
    store.pause('focus')
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget) && document.hasFocus()) store.resume('focus')
  }
  const restoreFocus = useCallback(() => {
    if (previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected) previousFocus.current.focus()
  }, [])

  return (
    <section
      data-component="UndoToast"
      aria-label={label}
      {...rest}
      className={classNames(css.region, className)}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={(event) => event.pointerType !== 'touch' && store.pause('hover')}
      onPointerLeave={(event) => event.pointerType !== 'touch' && store.resume('hover')}
    >
      {records.map((record) => (
        <UndoCard key={record.id} record={record} undo={undo} onFocusLost={restoreFocus} />
      ))}
      {/* Once per offer: the countdown is for the eyes. */}
      <VisuallyHidden role="status" aria-atomic="true">
        {newest && (
          <span key={newest.id}>
            {newest.error ?? [newest.title, newest.description, hint].filter(Boolean).join(' ')}
          </span>
        )}
      </VisuallyHidden>
    </section>
  )
}

interface UndoCardProps {
  record: UndoRecord
  undo: UndoControls
  /** Called when the card goes with the focus inside. */
  onFocusLost: () => void
}

/** One offer. */
function UndoCard({ record, undo, onFocusLost }: UndoCardProps) {
  const { id, title, description, icon, secondsLeft, leftMs, running, sending, pending, error } = record
  const card = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const undoLabel = useMessage('undo')
  const seconds = useMessage('secondsLeft')
  const updating = useMessage('updating')

  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost()
    }
  }, [onFocusLost])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.stopPropagation()
    undo.dismiss(id)
  }

  return (
    <Role
      role="group"
      ref={card}
      aria-labelledby={titleId}
      data-running={running || undefined}
      className={css.card}
      style={assignInlineVars({
        [css.share]: `${secondsLeft / (UNDO_DURATION_MS / 1000)}`,
        [css.duration]: `${UNDO_DURATION_MS}ms`,
        // The delay is negative, as if the animation had begun that long ago.
        [css.elapsed]: `${leftMs - UNDO_DURATION_MS}ms`,
      })}
      onKeyDown={onKeyDown}
    >
      {icon && <Icon icon={icon} size="medium" className={css.icon} />}
      <Stack space="2xs" className={css.words}>
        <Text id={titleId} size="small" weight="semibold">
          {sending ? updating : title}
        </Text>
        {description && (
          <Text size="small" tone="secondary">
            {description}
          </Text>
        )}
        {error && (
          <Text size="small" tone="critical">
            {error}
          </Text>
        )}
      </Stack>
      <Button
        tone="neutral"
        emphasis="outline"
        size="small"
        pending={pending}
        aria-describedby={titleId}
        aria-keyshortcuts="Control+Z"
        className={css.button}
        onClick={() => void undo.undo(id)}
      >
        <span className={css.label}>
          {undoLabel}{' '}
          <span aria-hidden className={css.seconds}>
            {seconds(secondsLeft)}
          </span>
        </span>
      </Button>
      <span aria-hidden className={css.line} />
    </Role>
  )
}
