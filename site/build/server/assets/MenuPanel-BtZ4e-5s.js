import { Menu } from '@ariakit/react/menu'
import { jsx } from 'react/jsx-runtime'
import { yt as classNames, w as menu } from './base-JoUBlWxa.js'

// design-system/components/Menu/MenuPanel.tsx
/** The entries as they float beside the button. */
function MenuPanel({ className, ...rest }) {
  return /* @__PURE__ */ jsx(Menu, {
    fixed: true,
    unmountOnHide: true,
    gutter: 4,
    ...rest,
    className: classNames(menu, className),
  })
}

export { MenuPanel }
