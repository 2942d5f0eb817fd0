import type { ComponentPropsWithRef, PointerEvent } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './TruncatedText.css.ts'

export interface TruncatedTextProps extends Omit<ComponentPropsWithRef<'span'>, 'title' | 'onPointerEnter'> {
  /** Its maximum width: `medium` for names, `long` for subjects and email addresses. Default: `long`. */
  width?: 'medium' | 'long'
}

/** Sets the full text of a truncated element as its title, and removes the title when nothing is truncated. */
export function titleWhatIsCut({ currentTarget: element }: PointerEvent<HTMLElement>) {
  // Diacritics may reach a little beyond their line; only a second line counts.
  const cut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight * 1.5
  element.title = cut ? (element.textContent ?? '') : ''
}

/**
 * One line of text in a dense table, truncated at its end; below the medium breakpoint, and inside `data-whole-texts`, it wraps
 * instead. Screen readers and the clipboard always get the whole text, and hovering shows it. It is not a tab stop: a table has one
 * button that shows all its texts in full.
 */
export function TruncatedText({ width = 'long', className, ...rest }: TruncatedTextProps) {
  return (
    <span
      data-component="TruncatedText"
      {...rest}
      onPointerEnter={titleWhatIsCut}
      className={classNames(css.cutAtEnd[width], className)}
    />
  )
}
