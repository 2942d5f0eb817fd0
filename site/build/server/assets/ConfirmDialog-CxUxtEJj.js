import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { X as Button } from './base-JoUBlWxa.js'
import { t as Dialog } from './Dialog-CCtcldHe.js'

// design-system/admin/ConfirmDialog/ConfirmDialog.tsx
/** Asks once before an action that cannot be undone. What can be undone asks nothing. */
function ConfirmDialog({
  open,
  heading,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'brand',
  onConfirm,
  onOpenChange,
  children,
  ...rest
}) {
  return /* @__PURE__ */ jsx(Dialog, {
    'data-component': 'ConfirmDialog',
    ...rest,
    open,
    onOpenChange,
    heading,
    description,
    footer: /* @__PURE__ */ jsxs(Fragment, {
      children: [
        /* @__PURE__ */ jsx(Button, {
          tone: 'neutral',
          emphasis: 'outline',
          onClick: () => onOpenChange(false),
          children: cancelLabel,
        }),
        /* @__PURE__ */ jsx(Button, {
          tone,
          onClick: onConfirm,
          children: confirmLabel,
        }),
      ],
    }),
    children,
  })
}

export { ConfirmDialog }
