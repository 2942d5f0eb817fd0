import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { setTitleIfTruncated } from '#ds/primitives/truncated-title.ts'
import * as css from './TruncatedText.css.ts'

export interface TruncatedTextProps extends Omit<ComponentPropsWithRef<'span'>, 'title' | 'onPointerEnter'> {
  /** Maximum width: `medium` for names, `long` for email addresses; `subject` takes the space of its column, on up to two lines. Default: `long`. */
  width?: 'medium' | 'long' | 'subject'
}

/**
 * One line of text in a dense table, or two of a subject, truncated at its end; below the medium breakpoint, and inside `data-full-texts`, it wraps
 * instead. Screen readers and the clipboard always get the full text, and hovering shows it. It is not a tab stop: a table has one button that
 * shows all its texts in full. Never for money, statuses or IP addresses.
 */
export function TruncatedText({ width = 'long', className, ...rest }: TruncatedTextProps) {
  return (
    <span
      data-component="TruncatedText"
      {...rest}
      onPointerEnter={setTitleIfTruncated}
      className={classNames(css.truncatedAtEnd[width], className)}
    />
  )
}
