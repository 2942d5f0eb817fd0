import { Group } from '@ariakit/react/group'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { CircleCheck, Info, type LucideIcon, OctagonAlert, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { isComposing } from '#ds/hooks/is-composing.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './Toast.css.ts'
import { useToastContext } from './toast-context.ts'
import type { ToastDismissReason, ToastRecord } from './toast-store.ts'
import { useExitFinished } from './use-exit-finished.ts'
import { useSwipe } from './use-swipe.ts'
import { useToastHeight } from './use-toast-height.ts'

/** Icons that differ in outline, not only in colour: a circle with an i, a circle with a tick, an octagon with an exclamation mark. */
const icons: Record<ToastRecord['tone'], LucideIcon> = { neutral: Info, positive: CircleCheck, critical: OctagonAlert }

export interface ToastCardProps {
  record: ToastRecord
  /** Whether the toast itself is a tab stop: true while the focus is in its region. Its buttons are always in the tab order. */
  focusable: boolean
}

/** One toast, until its exit animation has finished. */
export function ToastCard({ record, focusable }: ToastCardProps) {
  const { store, region } = useToastContext()
  const { id, open, tone, title, description, action } = record
  const card = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const descriptionId = useId()
  const dismissLabel = useMessage('dismissNotification')
  const dismiss = (reason: ToastDismissReason) => store.dismiss(id, reason)
  const swipe = useSwipe(() => dismiss('swipe'))
  const exitFinished = useExitFinished(card, open)
  useToastHeight(card, open)

  // A toast that closes or is replaced under the pointer gets no `pointerleave` event.
  useLayoutEffect(() => {
    if (!open) return
    return () => {
      store.resume('hover')
      store.resume('touch')
    }
  }, [store, open])

  // If a focused toast is replaced, the focus moves to the region.
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element?.contains(document.activeElement)) region.current?.focus({ preventScroll: true })
    }
  }, [region])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) dismiss('escape')
  }
  /** Pressing the toast does not move the focus; pressing its buttons does. */
  const onMouseDown = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('button')) event.preventDefault()
  }
  const onTouchEnd = (event: PointerEvent) => event.pointerType === 'touch' && store.resume('touch')

  if (exitFinished) return null
  return (
    <Group
      ref={card}
      data-component="Toast"
      data-tone={tone}
      data-state={open ? 'open' : 'closed'}
      data-closed-by={record.closedBy ?? undefined}
      data-swiping={(open && swipe.offset !== null) || undefined}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      tabIndex={focusable ? 0 : -1}
      inert={!open}
      className={css.card({ tone })}
      style={assignInlineVars({ [css.swipeOffset]: `${swipe.offset ?? 0}px` })}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onPointerEnter={(event) => event.pointerType !== 'touch' && store.pause('hover')}
      onPointerLeave={(event) => event.pointerType !== 'touch' && store.resume('hover')}
      onPointerDown={(event) => {
        if (event.pointerType === 'touch') store.pause('touch')
        swipe.onPointerDown(event)
      }}
      onPointerMove={swipe.onPointerMove}
      onPointerUp={(event) => {
        onTouchEnd(event)
        swipe.onPointerUp(event)
      }}
      onPointerCancel={(event) => {
        onTouchEnd(event)
        swipe.onPointerCancel(event)
      }}
      onLostPointerCapture={(event) => {
        onTouchEnd(event)
        swipe.onLostPointerCapture(event)
      }}
    >
      <span className={css.icon({ tone })}>
        <Icon icon={icons[tone]} size="medium" />
      </span>
      <Stack space="sm" className={css.content}>
        <Stack space="2xs">
          <Text id={titleId} size="small" weight="semibold">
            {title}
          </Text>
          {description && (
            <Text id={descriptionId} size="small" tone="secondary">
              {description}
            </Text>
          )}
        </Stack>
        {action && (
          <Button
            size="small"
            tone="neutral"
            emphasis="outline"
            className={css.action}
            onClick={() => {
              action.onSelect()
              dismiss('action')
            }}
          >
            {action.label}
          </Button>
        )}
      </Stack>
      <Button
        size="small"
        tone="neutral"
        emphasis="ghost"
        icon={X}
        iconOnly
        aria-label={dismissLabel}
        onClick={() => dismiss('close')}
      />
    </Group>
  )
}
