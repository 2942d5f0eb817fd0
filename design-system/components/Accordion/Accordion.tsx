import { type ComponentPropsWithRef, useEffect, useId, useReducer, useRef, useState } from 'react'
import { useMergedRef } from '#ds/components/use-merged-ref.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Accordion.css.ts'
import { AccordionProvider } from './accordion-context.ts'

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** The open item, or null for none. With it the parent decides, and an item that it does not accept closes again. */
  value?: string | null
  /** The item that is open at first, where the parent does not decide. Default: none. */
  defaultValue?: string | null
  /**
   * Called with the open item, or null, once the browser has opened or closed one: by a press, by find-in-page, by a link
   * to something inside, or before the script had arrived.
   */
  onValueChange?: (value: string | null) => void
  /** AccordionItems, also inside other elements. */
  children: React.ReactNode
}

/**
 * Headings that each show and hide a text below, at most one at a time (product spec, section 2).
 *
 * Its items are the browser's own `details` of one name, not buttons with a script: so questions open and close from the
 * HTML alone, find-in-page and links to a place inside open the item that holds it, and no script measures a height. What
 * it costs: some screen readers do not list a heading inside `summary` among the page's headings; its text is then read as
 * the name of the button. The browser holds what is open. React renders how it starts, and follows.
 *
 * Each heading is in the tab order; arrow keys scroll the page, since these are disclosures and not one widget.
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
  const known = useRef(initial)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)

  const items = () => [...(root.current?.querySelectorAll('details') ?? [])].filter((item) => item.name === name)

  const follow = () => {
    const open = items().find((item) => item.open)?.dataset.value ?? null
    if (open === known.current) return
    known.current = open
    onValueChange?.(open)
    // A parent that does not accept it renders nothing; the effect below must put the item back all the same.
    renderAgain()
  }

  // What was opened before the script arrived.
  const followAtFirst = useRef(follow)
  useEffect(() => followAtFirst.current(), [])

  useEffect(() => {
    if (value === undefined) return
    known.current = value
    for (const item of items()) item.open = item.dataset.value === value
  })

  return (
    <div data-component="Accordion" {...rest} ref={useMergedRef(root, ref)} className={classNames(css.root, className)}>
      <AccordionProvider value={{ name, initial, onToggle: follow }}>{children}</AccordionProvider>
    </div>
  )
}
