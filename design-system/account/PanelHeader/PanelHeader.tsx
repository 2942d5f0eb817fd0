import type { ReactNode } from 'react'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Inline, type InlineProps } from '#ds/primitives/Inline/index.ts'

export interface PanelHeaderProps extends Omit<InlineProps, 'children'> {
  title: string
  /** The one Button that starts something new here. */
  action?: ReactNode
}

/** Head of one part of the account: what it holds, and what can be started. */
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
