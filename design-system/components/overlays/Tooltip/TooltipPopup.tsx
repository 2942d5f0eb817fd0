import { Tooltip as AriakitTooltip, type TooltipProps, type TooltipStore } from '@ariakit/react/tooltip'
import * as css from './Tooltip.css.ts'

export interface TooltipPopupProps extends TooltipProps {
  store: TooltipStore
}

/** The floating element with the content of a tooltip. */
export const TooltipPopup = (props: TooltipPopupProps) => (
  <AriakitTooltip unmountOnHide {...props} className={css.tooltip} />
)
