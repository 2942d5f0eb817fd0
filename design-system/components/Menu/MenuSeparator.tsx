import type { MenuSeparatorProps as AriakitMenuSeparatorProps } from '@ariakit/react/menu'
import { useMenuEntries } from './menu-entries.ts'

export type MenuSeparatorProps = Omit<AriakitMenuSeparatorProps, 'store'>

/** Sets groups of entries apart. */
export function MenuSeparator(props: MenuSeparatorProps) {
  const { Separator } = useMenuEntries()
  return <Separator data-component="MenuSeparator" {...props} />
}
