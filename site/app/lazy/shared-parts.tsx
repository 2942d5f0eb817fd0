import { useMenuContext } from '@ariakit/react/menu'
import { useStoreState } from '@ariakit/react/store'
import { lazyDialog, lazyExtra } from './lazy.tsx'
import { componentOf, createLazyPart } from './lazy-part.ts'

const tooltipPopup = createLazyPart(() =>
  import('#ds/components/Tooltip/TooltipPopup.tsx').then(({ TooltipPopup }) => TooltipPopup),
)
/** Until it has come, the description alone says it. */
export const TooltipPopup = lazyExtra(tooltipPopup)

const menuModule = createLazyPart(() => import('#ds/components/Menu/MenuPanel.tsx'))
export const MenuPanel = lazyDialog(
  componentOf(menuModule, (module) => module.MenuPanel),
  () => {
    const menu = useMenuContext()
    return { open: useStoreState(menu, 'open') ?? false, onOpenChange: () => menu?.hide() }
  },
)
/** The entries are in the panel: they have come with it. */
export const MenuItem = lazyExtra(componentOf(menuModule, (module) => module.MenuItem))
export const MenuLink = lazyExtra(componentOf(menuModule, (module) => module.MenuLink))
export const MenuSeparator = lazyExtra(componentOf(menuModule, (module) => module.MenuSeparator))
