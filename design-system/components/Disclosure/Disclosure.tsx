import { Role } from '@ariakit/react/role'
import { type ComponentPropsWithRef, type ReactElement, useId, useRef } from 'react'
import { useMergedRef } from '#ds/components/use-merged-ref.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Disclosure.css.ts'
import { usePanelOpen } from './use-panel-open.ts'

/** What is inside and leads on: to a page, or to what a form opens, which must not open below the panel. */
const leadsAway = 'a[href], button[type="submit"]'

export interface DisclosureProps extends ComponentPropsWithRef<'div'> {
  /** The Button that shows and hides the panel. */
  trigger: ReactElement
  /** What the panel holds: plain links and controls, each reached by Tab. */
  children: React.ReactNode
}

/**
 * Links or controls behind a button, for the site's navigation. Not for acts, which are a Menu. One is open at a time.
 *
 * Button and panel are the browser's own popover: it works from the HTML alone, so the page can be walked before its
 * script has arrived; it stands above everything; pressing elsewhere and Escape close it. The script adds what the browser
 * leaves out: the arrow key into the panel, and closing when the focus moves on, a link inside is followed or a form sent. Rest props
 * and `ref` reach the panel.
 */
export function Disclosure({ trigger, className, children, ref, ...rest }: DisclosureProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const open = usePanelOpen(panel)

  const close = () => panel.current?.hidePopover()

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // Nothing around it closes as well.
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
    // No target at all is a press beside everything, or another window.
    if (relatedTarget && !within) close()
  }

  const onClick = (event: React.MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (!elsewhere && event.target instanceof Element && event.target.closest(leadsAway)) close()
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside, which have roles of their own */}
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
