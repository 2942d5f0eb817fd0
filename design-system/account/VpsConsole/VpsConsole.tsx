import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './VpsConsole.css.ts'

export interface VpsConsoleProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A VpsRows. */
  list: ReactNode
  /** A VpsPane of the selected instance; absent while none is selected. */
  pane?: ReactNode
}

/**
 * The list of instances with the open one beside it. F6 moves between the two. In a window narrower than 1200 px the pane takes the place of the
 * list.
 */
export function VpsConsole({ list, pane, className, ...rest }: VpsConsoleProps) {
  const listPart = useRef<HTMLDivElement>(null)
  const panePart = useRef<HTMLDivElement>(null)
  const hasPane = pane !== undefined && pane !== null && pane !== false
  // Where it replaces the list, it begins below the page's header, however far the list was scrolled.
  useLayoutEffect(() => {
    const isListHidden = listPart.current?.getClientRects().length === 0
    if (hasPane && isListHidden && window.scrollY > 0) panePart.current?.scrollIntoView({ block: 'start' })
  }, [hasPane])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || !hasPane) return
    event.preventDefault()
    const isInPane = panePart.current?.contains(document.activeElement)
    const target = isInPane
      ? listPart.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')
      : panePart.current?.querySelector<HTMLElement>('[data-component="VpsPane"]')
    target?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: F6 moves between what has the focus inside
    <div
      data-component="VpsConsole"
      onKeyDown={onKeyDown}
      {...rest}
      className={classNames(css.console, hasPane && css.withPane, className)}
    >
      <div ref={listPart} className={classNames(css.part, hasPane && css.covered)}>
        {list}
      </div>
      {hasPane && (
        <div ref={panePart} className={css.pane}>
          {pane}
        </div>
      )}
    </div>
  )
}
