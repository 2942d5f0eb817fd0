import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from '#ds/components/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './Figure.css.ts'

interface CommonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The formatted figure with its unit: "7 ms", "99,99 %". */
  children: ReactNode
  /** `hidden` where a legend nearby explains both lines: then only screen readers get the words. Default: `shown`. */
  note?: 'shown' | 'hidden'
}

interface MeasuredProps extends CommonProps {
  /** Somebody measured it: the line is solid. */
  basis: 'measured'
  /** When, in ISO 8601. */
  at: string
  href?: never
}

interface PromisedProps extends CommonProps {
  /** We promise it: the line is dashed. */
  basis: 'promised'
  at?: never
  /** Address of the promise, such as the SLA. */
  href?: string
}

export type FigureProps = MeasuredProps | PromisedProps

/** A figure of our service in a line of text that says what it is worth: measured, with the time, or promised, with the way to the promise. */
export function Figure({ basis, at, href, note = 'shown', className, children, ...rest }: FigureProps) {
  const value = <span className={css.value[basis]}>{children}</span>
  const words = basis === 'measured' ? <MeasuredAt at={at} /> : <Promised />
  return (
    <span data-component="Figure" {...rest} className={classNames(css.root, className)}>
      {href ? (
        <Link href={href} tone="inherit" underline="hover">
          {value}
        </Link>
      ) : (
        value
      )}{' '}
      {note === 'shown' ? <span className={css.note}>{words}</span> : <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  )
}

function MeasuredAt({ at }: { at: string }) {
  const measuredAt = useMessage('measuredAt')
  const { dateTime } = useFormats()
  return measuredAt(dateTime(at))
}

function Promised() {
  return useMessage('promised')
}
