import { Dialog, DialogDescription, DialogDismiss, DialogHeading } from '@ariakit/react/dialog'
import { Role } from '@ariakit/react/role'
import { createRuntimeFn } from '@vanilla-extract/recipes/createRuntimeFn'
import { X } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import {
  X as Button,
  yt as classNames,
  ft as ToastDialogLiveRegion,
  rt as useMergedRef,
  vt as useMessage,
  K as useToastPersistentElements,
} from './base-JoUBlWxa.js'

// design-system/components/Dialog/Dialog.css.ts
var backdrop = 'jf36j70'
var dialog = createRuntimeFn({
  defaultClassName: 'jf36j71',
  variantClassNames: {
    size: {
      medium: 'jf36j72',
      wide: 'jf36j73',
    },
  },
  defaultVariants: {},
  compoundVariants: [],
})
var header = 'jf36j74'
var heading = 'jf36j75'
var body = 'jf36j77'
var content = 'jf36j78'
var contentAboveFooter = 'jf36j79'
var close = 'jf36j7b'
// design-system/components/Dialog/use-keyboard-scroll.ts
var focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'
/**
 * Lets the keyboard scroll an area of text alone: it becomes a tab stop while its content is higher than it and holds
 * nothing to focus (WCAG 2.1.1). Browsers differ in doing this by themselves.
 * The area's content stands in one child, whose size is watched too.
 */
function useKeyboardScroll() {
  const [needed, setNeeded] = useState(false)
  return {
    ref: useCallback((area) => {
      if (!area) return void 0
      const observer = new ResizeObserver(() =>
        setNeeded(area.scrollHeight > area.clientHeight && !area.querySelector(focusable)),
      )
      observer.observe(area)
      if (area.firstElementChild) observer.observe(area.firstElementChild)
      return () => observer.disconnect()
    }, []),
    tabIndex: needed ? 0 : void 0,
  }
}
// design-system/components/Dialog/Dialog.tsx
/**
 * Something to do or decide before going on with the page, which waits behind it. Modal: the rest is inert, the page does
 * not scroll, focus goes in and comes back. Its content is there only while it is open, so forms start afresh. A dialog
 * that opens over another stands among the other's children. Rest props and ref reach the root, a portal at the end of
 * the body.
 */
function Dialog$1({
  open,
  onOpenChange,
  heading: heading$1,
  description: description$1,
  size = 'medium',
  footer: footer$1,
  className,
  children,
  ref,
  ...rest
}) {
  const closeLabel = useMessage('close')
  const keyboardScroll = useKeyboardScroll()
  const getPersistentElements = useToastPersistentElements()
  const own = useRef(null)
  const close$1 = () => onOpenChange(false)
  const onClose = (event) => {
    if (!open) return
    event.preventDefault()
    close$1()
  }
  return /* @__PURE__ */ jsxs(Dialog, {
    'data-component': 'Dialog',
    'data-size': size,
    ...rest,
    ref: useMergedRef(own, ref),
    open,
    onClose,
    unmountOnHide: true,
    getPersistentElements,
    autoFocusOnShow: () => !own.current?.contains(document.activeElement),
    hideOnInteractOutside: false,
    backdrop: /* @__PURE__ */ jsx(Role, {
      className: backdrop,
      onClick: close$1,
    }),
    className: classNames(dialog({ size }), className),
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: header,
        children: [
          /* @__PURE__ */ jsx(DialogHeading, {
            className: heading,
            children: heading$1,
          }),
          description$1 &&
            /* @__PURE__ */ jsx(DialogDescription, {
              className: 'jf36j76',
              children: description$1,
            }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        ...keyboardScroll,
        className: body,
        children: /* @__PURE__ */ jsx('div', {
          className: classNames(content, footer$1 ? contentAboveFooter : void 0),
          children,
        }),
      }),
      footer$1 &&
        /* @__PURE__ */ jsx('footer', {
          className: 'jf36j7a',
          children: footer$1,
        }),
      /* @__PURE__ */ jsx(DialogDismiss, {
        render: /* @__PURE__ */ jsx(Button, {
          tone: 'neutral',
          emphasis: 'ghost',
          iconOnly: true,
          icon: X,
          'aria-label': closeLabel,
          className: close,
        }),
        children: null,
      }),
      open && /* @__PURE__ */ jsx(ToastDialogLiveRegion, {}),
    ],
  })
}

export { Dialog$1 as t }
