import type { ComponentPropsWithRef, PointerEvent } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './TruncatedText.css.ts'

export interface TruncatedTextProps extends Omit<ComponentPropsWithRef<'span'>, 'title' | 'onPointerEnter'> {
  /** Most room it takes: `medium` for names, `long` for subjects and email addresses. Default: `long`. */
  width?: 'medium' | 'long'
}

/** Gives an element that cuts its text the whole of it as its title, and takes that away once all of it is in view. */
export function titleWhatIsCut({ currentTarget: element }: PointerEvent<HTMLElement>) {
  // A line's marks may reach a little beyond it; a second line is more.
  const cut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight * 1.5
  element.title = cut ? (element.textContent ?? '') : ''
}

/**
 * One line of text in a dense table, cut at its end; below the medium breakpoint, and inside `data-whole-texts`, it wraps
 * instead. Screen readers and the clipboard always have the whole text, and a pointer that rests on it shows it. It is no stop
 * on the keyboard's way: a table has one button that shows all its texts whole.
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
