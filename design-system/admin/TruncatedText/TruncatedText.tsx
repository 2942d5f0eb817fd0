import { type ComponentPropsWithRef, useCallback, useState } from 'react'
import { useMergedRef } from '#ds/components/Field/index.ts'
import { Tooltip } from '#ds/components/Tooltip/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './TruncatedText.css.ts'

export interface TruncatedTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The whole text. */
  children: string
  /** Most room it takes: `short` for ids, `medium` for names, `long` for subjects and email addresses. Default: `long`. */
  width?: 'short' | 'medium' | 'long'
}

/**
 * One line of text in a dense table. Only while it is really cut does it become a focus stop that shows the whole text,
 * so that a table of short texts adds no stops to the keyboard's way.
 */
export function TruncatedText({ children, width = 'long', className, ref, ...rest }: TruncatedTextProps) {
  const [cut, setCut] = useState(false)
  const watch = useCallback((element: HTMLSpanElement) => {
    const measure = () => setCut(element.scrollWidth > element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const text = (
    <span
      data-component="TruncatedText"
      data-cut={cut || undefined}
      {...rest}
      ref={useMergedRef(watch, ref)}
      className={classNames(css.truncated[width], className)}
    >
      {children}
    </span>
  )
  return cut ? <Tooltip content={children}>{text}</Tooltip> : text
}
