import { useMenuContext } from '@ariakit/react/menu'
import { useStoreState } from '@ariakit/react/store'
import { lazyDialog, lazyExtra } from './lazy.tsx'
import { componentOf, createLazyModule } from './lazy-module.ts'

const tooltipPopup = createLazyModule(() =>
  import('#ds/components/overlays/Tooltip/TooltipPopup.tsx').then(({ TooltipPopup }) => TooltipPopup),
)
/** Until it has loaded, only the accessible description is there. */
export const TooltipPopup = lazyExtra(tooltipPopup)

const menuModule = createLazyModule(() => import('#ds/components/overlays/Menu/MenuPanel.tsx'))
export const MenuPanel = lazyDialog(
  componentOf(menuModule, (module) => module.MenuPanel),
  () => {
    const menu = useMenuContext()
    return { open: useStoreState(menu, 'open') ?? false, onOpenChange: () => menu?.hide() }
  },
)
/** The entries are rendered in the panel, so they have loaded with it. */
export const MenuItem = lazyExtra(componentOf(menuModule, (module) => module.MenuItem))
export const MenuLink = lazyExtra(componentOf(menuModule, (module) => module.MenuLink))
export const MenuSeparator = lazyExtra(componentOf(menuModule, (module) => module.MenuSeparator))
