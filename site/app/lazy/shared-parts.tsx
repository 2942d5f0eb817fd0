import { useMenuContext } from '@ariakit/react/menu'
import { useStoreState } from '@ariakit/react/store'
import { lazyDialog, lazyExtra } from './lazy.tsx'
import { createLazyPart } from './lazy-part.ts'

const tooltipPopup = createLazyPart(() =>
  import('#ds/components/Tooltip/TooltipPopup.tsx').then(({ TooltipPopup }) => TooltipPopup),
)
/** Until it has come, the description alone says it. */
export const TooltipPopup = lazyExtra(tooltipPopup)

const menuPanel = createLazyPart(() => import('#ds/components/Menu/MenuPanel.tsx').then(({ MenuPanel }) => MenuPanel))
export const MenuPanel = lazyDialog(menuPanel, () => {
  const menu = useMenuContext()
  return { open: useStoreState(menu, 'open') ?? false, onOpenChange: () => menu?.hide() }
})
