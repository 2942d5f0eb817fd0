import { Role, type RoleProps } from '@ariakit/react/role'
import { useRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import * as css from './Reveal.css.ts'
import { useReveal } from './use-reveal.ts'

export interface RevealProps extends RoleProps<'div'> {
  /** Usually the content of one section. */
  children?: React.ReactNode
}

/**
 * Fades in content below the window when it is scrolled into view, once: 400 ms, moving up 12 px (product spec, section 2).
 * Its space is reserved from the start, so the layout does not change.
 *
 * It uses an observer and not a scroll-driven animation (`animation-timeline: view()`), whose progress depends on the scroll position: it runs
 * backwards when the user scrolls back, and takes as long as the scrolling; it can be neither "once" nor 400 ms. Content is hidden only after the
 * observer has reported it below the window. So it is never hidden without a script, before hydration, in a browser without observers, or if it is
 * in view on page load. When printed and with reduced motion, the hidden state does not exist. Only on public pages, and not around the first
 * section. Do not nest it.
 */
export function Reveal({ className, ref, ...rest }: RevealProps) {
  const root = useRef<HTMLDivElement>(null)
  const phase = useReveal(root)
  return (
    <Role
      data-component="Reveal"
      data-phase={phase}
      {...rest}
      ref={useMergedRef(root, ref)}
      className={classNames(css.root, className)}
    />
  )
}
