import { ChevronRight } from 'lucide-react'
import { type ComponentPropsWithRef, useRef } from 'react'
import { CopyButton, type CopyButtonTexts } from '#ds/account/CopyButton/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './ApiCommand.css.ts'
import { type ApiCall, curlOf } from './curl.ts'

export interface ApiCommandTexts extends CopyButtonTexts {
  /** Shows the command. */
  show: string
}

export interface ApiCommandProps extends Omit<ComponentPropsWithRef<'details'>, 'children'> {
  /** What the dialog around it sends. */
  call: ApiCall
  /** Where the API is, such as `https://sencloud.vn`. */
  origin: string
  texts: ApiCommandTexts
}

/** What a dialog does, as a command line: for customers who would rather let a script do it. It is closed at first. */
export function ApiCommand({ call, origin, texts, className, ...rest }: ApiCommandProps) {
  const text = useRef<HTMLElement>(null)
  return (
    <details data-component="ApiCommand" {...rest} className={classNames(css.root, className)}>
      <summary className={css.summary}>
        <Icon icon={ChevronRight} className={css.chevron} />
        {texts.show}
      </summary>
      <div className={css.command}>
        <pre className={css.line} translate="no">
          <code ref={text}>{curlOf(call, origin)}</code>
        </pre>
        <CopyButton of={text} value={`${call.method} ${call.path}`} iconOnPhone texts={texts} />
      </div>
    </details>
  )
}
