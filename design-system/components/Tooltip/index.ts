export { Tooltip, type TooltipProps } from './Tooltip.tsx'
export { TooltipPopup } from './TooltipPopup.tsx'
