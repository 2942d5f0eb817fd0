import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'

interface IconLineProps {
  icon: LucideIcon
  children: ReactNode
}

/** A short line with an icon before it, as lists of facts and promises have them. */
export const IconLine = ({ icon, children }: IconLineProps) => (
  <Inline wrap="nowrap">
    <Icon icon={icon} />
    <Text size="caption" render={<span />}>
      {children}
    </Text>
  </Inline>
)
