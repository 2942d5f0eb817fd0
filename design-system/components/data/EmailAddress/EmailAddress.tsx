import { type ComponentPropsWithRef, Fragment } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './EmailAddress.css.ts'

export interface EmailAddressProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The full address, such as `bao.ngo@pixelworks.test`, or a name shown in its place. */
  children: string
}

/** Allowed line breaks: after the at sign and after each dot. */
const breaks = /(?<=[@.])/

/**
 * An email address that can break after its at sign and dots, and is still copied as one piece of text. Do not truncate it: long addresses often
 * differ only at the end.
 */
export function EmailAddress({ children, className, ...rest }: EmailAddressProps) {
  const segments = children
    .split(breaks)
    .map((text, index) => ({ text, key: `${index} ${text}`, isFirst: index === 0 }))
  return (
    <span data-component="EmailAddress" translate="no" {...rest} className={classNames(css.address, className)}>
      {segments.map(({ text, key, isFirst }) => (
        <Fragment key={key}>
          {!isFirst && <wbr />}
          {text}
        </Fragment>
      ))}
    </span>
  )
}
