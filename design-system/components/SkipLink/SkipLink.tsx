import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { MAIN_ID } from './main-id.ts'
import * as css from './SkipLink.css.ts'

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {}

/**
 * The first thing that Tab reaches on a page: leads past its header, to the `main` that carries `MAIN_ID` (WCAG 2.4.1). Seen only
 * while it has the focus. Works before the script has arrived.
 */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return (
    <a data-component="SkipLink" {...rest} href={`#${MAIN_ID}`} className={classNames(css.skipLink, className)}>
      {useMessage('skipToContent')}
    </a>
  )
}
