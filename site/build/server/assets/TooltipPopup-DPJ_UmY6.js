import { Tooltip } from '@ariakit/react/tooltip'
import { jsx } from 'react/jsx-runtime'

// design-system/components/Tooltip/Tooltip.css.ts
var tooltip = 'hw4zig0'
// design-system/components/Tooltip/TooltipPopup.tsx
/** The words as they float beside the element. */
var TooltipPopup = (props) =>
  /* @__PURE__ */ jsx(Tooltip, {
    unmountOnHide: true,
    ...props,
    className: tooltip,
  })

export { TooltipPopup }
