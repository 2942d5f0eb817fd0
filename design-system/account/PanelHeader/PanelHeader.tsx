import type { ReactNode } from 'react'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Inline, type InlineProps } from '#ds/primitives/Inline/index.ts'

export interface PanelHeaderProps extends Omit<InlineProps, 'children'> {
  title: string
  /** The panel's main action: one Button. Default: none. */
  action?: ReactNode
}

/** The heading of a panel of the account, with its main action. */
export function PanelHeader({ title, action, ...rest }: PanelHeaderProps) {
  return (
    <Inline data-component="PanelHeader" justify="space-between" space="md" {...rest}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {action}
    </Inline>
  )
}
