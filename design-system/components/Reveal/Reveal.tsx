import { Role, type RoleProps } from '@ariakit/react/role'
import { useRef } from 'react'
import { useMergedRef } from '#ds/components/use-merged-ref.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Reveal.css.ts'
import { useReveal } from './use-reveal.ts'

export interface RevealProps extends RoleProps<'div'> {
  /** What appears: usually the contents of one section. */
  children?: React.ReactNode
}

/**
 * Lets what is below the window rise into place as it is scrolled into view, once: 400 ms, 12 px (product spec, section 2).
 * It takes its room from the start, so nothing around it moves.
 *
 * An observer, and not a scroll-driven animation (`animation-timeline: view()`): such an animation is a place on the
 * scrollbar, which runs backwards as one scrolls back and takes as long as one scrolls; it can be neither "once" nor 400 ms.
 * The observer hides only what it has itself just reported to be out of sight, so what no observer reports is never
 * hidden: without a script, before the script has arrived, in a browser without observers, and in view as the page opens.
 * On paper and with less motion asked for, the hidden state does not exist.
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
