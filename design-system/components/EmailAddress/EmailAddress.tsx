import { type ComponentPropsWithRef, Fragment } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './EmailAddress.css.ts'

export interface EmailAddressProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The whole address, such as `bao.ngo@pixelworks.test`, or a name that stands in its place. */
  children: string
}

/** After the at sign and after each dot. */
const breaks = /(?<=[@.])/

/** An email address that breaks after its at sign and its dots where a line is too short for it, and stays one text to copy. */
export function EmailAddress({ children, className, ...rest }: EmailAddressProps) {
  const parts = children.split(breaks).map((text, index) => ({ text, key: `${index} ${text}`, isFirst: index === 0 }))
  return (
    <span data-component="EmailAddress" {...rest} className={classNames(css.address, className)}>
      {parts.map(({ text, key, isFirst }) => (
        <Fragment key={key}>
          {!isFirst && <wbr />}
          {text}
        </Fragment>
      ))}
    </span>
  )
}
