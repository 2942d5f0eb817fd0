import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { MAIN_ID } from './main-id.ts'
import * as css from './SkipLink.css.ts'

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {}

/**
 * The first tab stop of a page: skips the header and goes to the `main` element with `MAIN_ID` (WCAG 2.4.1). Visible only while focused. Works
 * before the script has loaded. Put nothing focusable before it.
 */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return (
    <a data-component="SkipLink" {...rest} href={`#${MAIN_ID}`} className={classNames(css.skipLink, className)}>
      {useMessage('skipToContent')}
    </a>
  )
}
