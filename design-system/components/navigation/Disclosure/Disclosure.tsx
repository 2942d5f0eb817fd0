import { Role } from '@ariakit/react/role'
import { type ComponentPropsWithRef, type ReactElement, useId, useRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import * as css from './Disclosure.css.ts'
import { usePanelOpen } from './use-panel-open.ts'

/** Controls inside that close the panel: links, and submit buttons, since what a form opens must not be below the panel. */
const closingControls = 'a[href], button[type="submit"]'

export interface DisclosureProps extends ComponentPropsWithRef<'div'> {
  /** The Button that shows and hides the panel. */
  trigger: ReactElement
  /** Content of the panel: plain links and controls, each a tab stop. */
  children: React.ReactNode
}

/**
 * Links or controls behind a button, for the site's navigation. For actions use Menu. One panel is open at a time.
 *
 * The panel is a native popover: it works before the script has loaded, it is on top of everything, and a click outside or Escape
 * closes it. The script adds what the browser lacks: the down arrow key moves into the panel, and the panel closes when the focus
 * moves on, a link inside is followed or a form is submitted. Rest props and `ref` go to the panel.
 */
export function Disclosure({ trigger, className, children, ref, ...rest }: DisclosureProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const open = usePanelOpen(panel)

  const close = () => panel.current?.hidePopover()

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // Keeps the event from closing anything around it.
      event.preventDefault()
      event.stopPropagation()
      close()
      button.current?.focus()
    } else if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault()
      if (button.current) panel.current?.showPopover({ source: button.current })
      panel.current?.querySelector<HTMLElement>('a[href], button, select, summary')?.focus()
    }
  }

  const onBlur = ({ relatedTarget }: React.FocusEvent) => {
    const within = relatedTarget === button.current || panel.current?.contains(relatedTarget)
    // Without a target, the user clicked something that is not focusable, or switched windows.
    if (relatedTarget && !within) close()
  }

  const onClick = (event: React.MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (!opensElsewhere && event.target instanceof Element && event.target.closest(closingControls)) close()
  }

  return (
    <>
      <Role.button
        ref={button}
        render={trigger}
        popoverTarget={id}
        aria-expanded={open}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles bubbling events of the links inside, which have their own roles */}
      <div
        data-component="Disclosure"
        {...rest}
        ref={useMergedRef(panel, ref)}
        id={id}
        popover="auto"
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onClick={onClick}
        className={classNames(css.panel, className)}
      >
        {children}
      </div>
    </>
  )
}
