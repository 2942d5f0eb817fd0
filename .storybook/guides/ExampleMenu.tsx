import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'

/** What looks like an open Menu, or the open list of a Select, as part of an example of a rule: a real one would close. */
export const ExampleMenu = ({ children }: { children: ReactNode }) => (
  <Box surface="overlay" className="sen-example-floating sen-example-menu">
    {children}
  </Box>
)

interface ExampleMenuItemProps {
  icon?: LucideIcon
  /** Whether it is the one under the pointer. Default: false. */
  active?: boolean
  children: ReactNode
}

/** An entry of an `ExampleMenu`. */
export const ExampleMenuItem = ({ icon, active = false, children }: ExampleMenuItemProps) => (
  <div className="sen-example-menu-item" data-active={active || undefined}>
    {icon && <Icon icon={icon} />}
    {children}
  </div>
)
