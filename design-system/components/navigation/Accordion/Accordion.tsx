import { type ComponentPropsWithRef, useEffect, useId, useReducer, useRef, useState } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import * as css from './Accordion.css.ts'
import { AccordionProvider } from './accordion-context.ts'

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** The open item, or null for none. Makes the accordion controlled: an item that the parent does not accept closes again. */
  value?: string | null
  /** The initially open item of an uncontrolled accordion. Default: none. */
  defaultValue?: string | null
  /**
   * Called with the open item, or null, after the browser has opened or closed one: by a click, by find-in-page, by a link to
   * an element inside, or before hydration.
   */
  onValueChange?: (value: string | null) => void
  /** AccordionItems, which may be nested in other elements. */
  children: React.ReactNode
}

/**
 * Headings that each show and hide a text below, with at most one open at a time (product spec, section 2).
 *
 * The items are native `details` elements with a common name, not buttons with a script. They open and close before the script
 * has loaded, find-in-page and links to an element inside open its item, and no script measures heights. The drawback: some
 * screen readers do not list a heading inside `summary` among the page's headings, and read it as the name of the button. The
 * browser owns the open state. React renders the initial state, and follows.
 *
 * Each heading is in the tab order; arrow keys scroll the page, since the items are separate disclosures, not one widget. Put no link or button
 * into a heading, which is a button itself, and no price, condition or error into an item that may be closed.
 */
export function Accordion({
  value,
  defaultValue = null,
  onValueChange,
  className,
  children,
  ref,
  ...rest
}: AccordionProps) {
  const name = useId()
  const root = useRef<HTMLDivElement>(null)
  const [initial] = useState(value === undefined ? defaultValue : value)
  const lastReported = useRef(initial)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)

  const items = () => [...(root.current?.querySelectorAll('details') ?? [])].filter((item) => item.name === name)

  const syncWithBrowser = () => {
    const open = items().find((item) => item.open)?.dataset.value ?? null
    if (open === lastReported.current) return
    lastReported.current = open
    onValueChange?.(open)
    // A parent that does not accept the change does not render. Rendering here runs the effect below, which reverts it.
    renderAgain()
  }

  // Reports an item that was opened before hydration.
  const initialSync = useRef(syncWithBrowser)
  useEffect(() => initialSync.current(), [])

  useEffect(() => {
    if (value === undefined) return
    lastReported.current = value
    for (const item of items()) item.open = item.dataset.value === value
  })

  return (
    <div data-component="Accordion" {...rest} ref={useMergedRef(root, ref)} className={classNames(css.root, className)}>
      <AccordionProvider value={{ name, initial, onToggle: syncWithBrowser }}>{children}</AccordionProvider>
    </div>
  )
}
