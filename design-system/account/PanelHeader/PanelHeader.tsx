import type { ReactNode } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Inline, type InlineProps } from '#ds/primitives/Inline/index.ts'
import * as css from './PanelHeader.css.ts'

export interface PanelHeaderProps extends Omit<InlineProps, 'children'> {
  title: string
  /** The panel's main action, one Button; or a short text. Default: none. */
  action?: ReactNode
  /** Size of the button whose place is kept while there is none. Default: small. */
  actionSize?: 'small' | 'medium'
}

/** The heading of a panel of the account, with its main action. */
export function PanelHeader({ title, action, actionSize = 'small', className, ...rest }: PanelHeaderProps) {
  return (
    <Inline
      data-component="PanelHeader"
      justify="space-between"
      space="xs"
      {...rest}
      className={classNames(css.header[actionSize], className)}
    >
      <Heading level={2} size="title">
        {title}
      </Heading>
      {action}
    </Inline>
  )
}
