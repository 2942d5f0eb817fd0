import { Button } from '@ariakit/react/button'
import { useMenuContext } from '@ariakit/react/menu'
import { Role } from '@ariakit/react/role'
import { useStoreState } from '@ariakit/react/store'
import { TooltipAnchor, useTooltipStore } from '@ariakit/react/tooltip'
import { VisuallyHidden } from '@ariakit/react/visually-hidden'
import { createRuntimeFn } from '@vanilla-extract/recipes/createRuntimeFn'
import { createSprinkles } from '@vanilla-extract/sprinkles/createRuntimeSprinkles'
import {
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleX,
  Info,
  LoaderCircle,
  Minus,
  RotateCw,
  TriangleAlert,
  X,
} from 'lucide-react'
import {
  cloneElement,
  createContext,
  Fragment as Fragment$1,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { flushSync } from 'react-dom'
import { SWRConfig, useSWRConfig } from 'swr'

// design-system/css/class-names.ts
/** Joins class names, the caller's last, leaving out what is absent. */
var classNames = (...names) => names.filter(Boolean).join(' ')
// design-system/providers/messages.tsx
var MessagesContext = createContext(null)
var MessagesProvider = MessagesContext.Provider
/** One structural text by key. @throws when there is no provider or it lacks the key. */
function useMessage(key) {
  const message = use(MessagesContext)?.[key]
  if (message === void 0)
    throw new Error(`No text for "${key}". Wrap the page in <MessagesProvider value={…}> with this key.`)
  return message
}
// design-system/primitives/VisuallyHidden/VisuallyHidden.tsx
/** Text for screen readers alone. */
function VisuallyHidden$1(props) {
  return /* @__PURE__ */ jsx(VisuallyHidden, {
    'data-component': 'VisuallyHidden',
    ...props,
  })
}
// design-system/components/Toast/toast-context.ts
var ToastContext = createContext(null)
/** @throws without a ToastProvider above. */
function useToastContext() {
  const context = use(ToastContext)
  if (!context) throw new Error('No toasts here. Wrap the page in <ToastProvider>.')
  return context
}
// design-system/components/Toast/ToastLiveRegions.tsx
/** A pair of live regions that stands in the page before anything is said and speaks while it is the innermost. */
function ToastLiveRegions({ announcer, ...rest }) {
  const host = useId()
  useEffect(() => announcer.join(host), [announcer, host])
  const speaking = useSyncExternalStore(announcer.subscribe, announcer.getSnapshot, announcer.getSnapshot)
  const announcement = speaking.host === host ? speaking.announcement : null
  const text =
    announcement &&
    /* @__PURE__ */ jsxs(Fragment, {
      children: [
        /* @__PURE__ */ jsx('span', { children: announcement.title }),
        ' ',
        /* @__PURE__ */ jsx('span', { children: announcement.description }),
      ],
    })
  return /* @__PURE__ */ jsxs(VisuallyHidden$1, {
    'data-component': 'ToastLiveRegions',
    ...rest,
    children: [
      /* @__PURE__ */ jsx('span', {
        role: 'status',
        'aria-live': 'polite',
        'aria-atomic': 'true',
        children: announcement?.assertive ? null : text,
      }),
      /* @__PURE__ */ jsx('span', {
        role: 'alert',
        'aria-live': 'assertive',
        'aria-atomic': 'true',
        children: announcement?.assertive ? text : null,
      }),
    ],
  })
}
/**
 * Lets toasts be heard while a modal dialog is open. Belongs into every Dialog, only while that is open. Renders nothing
 * without a ToastProvider above.
 */
function ToastDialogLiveRegion() {
  const context = use(ToastContext)
  return (
    context &&
    /* @__PURE__ */ jsx(ToastLiveRegions, {
      'data-component': 'ToastDialogLiveRegion',
      announcer: context.announcer,
    })
  )
}
// design-system/tokens/timing.ts
/** Timings and distances that behaviour depends on, in milliseconds and CSS pixels. Source: product spec, sections 4 and 9. */
/** A toast closes by itself after this long in view (pauses do not count). */
var TOAST_DURATION_MS = 5e3
/** The record of a dismissed toast is dropped after this long. */
var TOAST_REMOVE_DELAY_MS = 1e6
/** The live region is emptied this long after it was filled, so that nobody meets the text twice while browsing. */
var TOAST_ANNOUNCEMENT_MS = 1e3
/** What the product only acts out (phone verification, the chat) takes this long: no server has a part in it. */
var SIMULATED_STEP_MS = 1500
// design-system/tokens/scale.ts
/**
 * The values that do not change with the theme: space, radius, type, depth of stacking, motion, timings and breakpoints.
 * Source: visual brief (starting values) and product spec, section 9 (interface timings).
 */
/** Root-relative length, so that every size follows the reader's text size (WCAG 1.4.4). */
var rem = (px) => `${px / 16}rem`
rem(4), rem(8), rem(12), rem(16), rem(24), rem(32), rem(48), rem(64), rem(96)
/** Grows in a straight line from `min` at a 360 px wide window to `max` at 1440 px, and never past either. */
var fluid = (min, max) => {
  const slope = (max - min) / 1080
  return `clamp(${rem(min)}, ${rem(min - slope * 360)} + ${(slope * 100).toFixed(3)}vw, ${rem(max)})`
}
rem(12), rem(14), rem(16), rem(18), rem(20), rem(24), rem(30), rem(30), fluid(30, 38), fluid(34, 48), fluid(38, 60)
rem(32), rem(40), rem(48)
rem(16), rem(20), rem(24)
/** Stroke of every icon, in the 24-unit grid that the icons are drawn on. */
var iconStroke = 1.75
rem(288),
  rem(640),
  rem(420),
  rem(420),
  rem(192),
  rem(320),
  rem(288),
  rem(280),
  rem(360),
  rem(520),
  rem(880),
  rem(640),
  rem(368),
  rem(1200)
rem(12), rem(8)
// design-system/primitives/Icon/Icon.css.ts
var size = {
  small: '_14n5adj0',
  medium: '_14n5adj1',
  large: '_14n5adj2',
}
// design-system/primitives/Icon/Icon.tsx
/** One drawing in the text's colour. */
function Icon({ icon: Drawing, size: size$1 = 'small', label, className, ...rest }) {
  return /* @__PURE__ */ jsx(Drawing, {
    'data-component': 'Icon',
    strokeWidth: iconStroke,
    ...(label
      ? {
          role: 'img',
          'aria-label': label,
        }
      : { 'aria-hidden': true }),
    ...rest,
    className: classNames(size[size$1], className),
  })
}
// design-system/components/Spinner/Spinner.css.ts
var spinner = 'd75ur1'
// design-system/components/Spinner/Spinner.tsx
/** Something is under way. Decorative unless it has a `label`; for a list use the Table's skeleton instead. */
function Spinner({ className, ...rest }) {
  return /* @__PURE__ */ jsx(Icon, {
    'data-component': 'Spinner',
    icon: LoaderCircle,
    ...rest,
    className: classNames(spinner, className),
  })
}
// design-system/providers/tooltip-delays.tsx
var TooltipDelaysContext = createContext({
  show: 700,
  skip: 300,
})
TooltipDelaysContext.Provider
/** The delays in force. */
var useTooltipDelays = () => use(TooltipDelaysContext)
// design-system/primitives/Text/Text.css.ts
var text = createRuntimeFn({
  defaultClassName: 'zo8cq40',
  variantClassNames: {
    size: {
      caption: 'zo8cq41',
      small: 'zo8cq42',
      body: 'zo8cq43',
      large: 'zo8cq44',
      figure: 'zo8cq45',
    },
    weight: {
      regular: 'zo8cq46',
      medium: 'zo8cq47',
      semibold: 'zo8cq48',
      bold: 'zo8cq49',
    },
    tone: {
      primary: 'zo8cq4a',
      secondary: 'zo8cq4b',
      tertiary: 'zo8cq4c',
      brand: 'zo8cq4d',
      positive: 'zo8cq4e',
      caution: 'zo8cq4f',
      critical: 'zo8cq4g',
      promotion: 'zo8cq4h',
      inherit: 'zo8cq4i',
    },
    family: {
      text: 'zo8cq4j',
      mono: 'zo8cq4k',
    },
    numeric: { true: 'zo8cq4l' },
    truncate: { true: 'zo8cq4m' },
    measure: { true: 'zo8cq4n' },
  },
  defaultVariants: {},
  compoundVariants: [],
})
// design-system/primitives/Text/Text.tsx
/** Running text: a paragraph, unless `render` makes it something else (`render={<span />}`). */
function Text({
  size = 'body',
  weight = 'regular',
  tone = 'primary',
  family = 'text',
  numeric = false,
  truncate = false,
  measure = false,
  className,
  ...rest
}) {
  return /* @__PURE__ */ jsx(Role.p, {
    'data-component': 'Text',
    ...rest,
    className: classNames(
      text({
        size,
        weight,
        tone,
        family,
        numeric,
        truncate,
        measure,
      }),
      className,
    ),
  })
}
// design-system/components/StateMessage/StateMessage.css.ts
var message = '_1769g6c0'
var icon$2 = '_1769g6c1'
var tone$2 = {
  neutral: '_1769g6c2',
  critical: '_1769g6c3',
}
var words$1 = '_1769g6c4'
// design-system/components/StateMessage/StateMessage.tsx
/** What EmptyState and ErrorState have in common: icon, words, act, in the middle of the place they fill. */
function StateMessage({ tone, icon, title, description, action, announced = false, className, ...rest }) {
  return /* @__PURE__ */ jsxs(Role, {
    'data-component': 'StateMessage',
    ...rest,
    className: classNames(message, className),
    children: [
      /* @__PURE__ */ jsx('span', {
        className: classNames(icon$2, tone$2[tone]),
        children: /* @__PURE__ */ jsx(Icon, {
          icon,
          size: 'large',
        }),
      }),
      /* @__PURE__ */ jsxs('div', {
        role: announced ? 'alert' : void 0,
        className: words$1,
        children: [
          /* @__PURE__ */ jsx(Text, {
            weight: 'semibold',
            children: title,
          }),
          description &&
            /* @__PURE__ */ jsx(Text, {
              size: 'small',
              tone: 'secondary',
              children: description,
            }),
        ],
      }),
      action,
    ],
  })
}
// design-system/components/ErrorState/RetryButton.tsx
/** Tries again what has failed: in an ErrorState, or in a Notice above what is still shown. */
function RetryButton({ onRetry, ...rest }) {
  return /* @__PURE__ */ jsx(Button$1, {
    'data-component': 'RetryButton',
    ...rest,
    tone: 'neutral',
    emphasis: 'outline',
    icon: RotateCw,
    onClick: () => onRetry(),
    children: useMessage('retry'),
  })
}
// design-system/components/ErrorState/ErrorState.tsx
/** Stands where a list or a screen would, when loading it failed. The words are announced as they appear. */
function ErrorState({ onRetry, ...rest }) {
  return /* @__PURE__ */ jsx(StateMessage, {
    'data-component': 'ErrorState',
    tone: 'critical',
    icon: TriangleAlert,
    announced: true,
    action: onRetry && /* @__PURE__ */ jsx(RetryButton, { onRetry }),
    ...rest,
  })
}
// design-system/components/use-merged-ref.ts
function assign(ref, element) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}
/** One ref for a component that needs the element itself and hands it on to its caller, cleanup functions included. */
function useMergedRef(own, callers) {
  return useCallback(
    (element) => {
      const cleanups = [own, callers].map((ref) => assign(ref, element) ?? (() => assign(ref, null)))
      return () => {
        for (const cleanup of cleanups) cleanup()
      }
    },
    [own, callers],
  )
}
// design-system/components/WaitingDialog/WaitingDialog.css.ts
var dialog = 'axxyjz0'
var close = 'axxyjz1'
// design-system/components/WaitingDialog/WaitingDialog.tsx
/**
 * In place of a dialog that is still on its way. The browser's own dialog: it holds the focus, makes the page inert and gives the
 * focus back without the script that is waited for. Rest props and `ref` reach the dialog.
 */
function WaitingDialog({ state, onCancel, onRetry, className, ref, ...rest }) {
  const own = useRef(null)
  const closeLabel = useMessage('close')
  const loading = useMessage('loading')
  const failed = useMessage('partFailed')
  const advice = useMessage('partFailedAdvice')
  useLayoutEffect(() => {
    const dialog = own.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return /* @__PURE__ */ jsxs('dialog', {
    'data-component': 'WaitingDialog',
    ...rest,
    ref: useMergedRef(own, ref),
    'data-state': state,
    'aria-label': state === 'loading' ? loading : failed,
    closedby: 'any',
    onCancel: (event) => {
      event.preventDefault()
      onCancel()
    },
    className: classNames(dialog, className),
    children: [
      state === 'loading'
        ? /* @__PURE__ */ jsx(Spinner, {
            size: 'large',
            label: loading,
          })
        : /* @__PURE__ */ jsx(ErrorState, {
            title: failed,
            description: advice,
            onRetry,
          }),
      /* @__PURE__ */ jsx(Button$1, {
        tone: 'neutral',
        emphasis: 'ghost',
        iconOnly: true,
        icon: X,
        'aria-label': closeLabel,
        onClick: onCancel,
        className: close,
      }),
    ],
  })
}
// site/app/lazy/lazy-part.ts
/** `createLazyPart(() => import('./Dialogs.tsx').then(({ Dialogs }) => Dialogs))` */
function createLazyPart(fetchComponent) {
  const listeners = /* @__PURE__ */ new Set()
  let component
  let request
  return {
    load() {
      request ??= fetchComponent().then(
        (fetched) => {
          component = fetched
          for (const listener of listeners) listener()
        },
        (error) => {
          request = void 0
          throw error
        },
      )
      return request
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => component,
  }
}
/** A busy browser may put off idle work for this long, in milliseconds. A page in the background is seldom idle. */
var IDLE_TIMEOUT_MS = 2e3
/** Calls `run` when the page has loaded and the browser is idle. Returns a function that cancels it. */
function whenIdle(run) {
  let isCancelled = false
  const runUnlessCancelled = () => isCancelled || run()
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(runUnlessCancelled, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(runUnlessCancelled)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    isCancelled = true
  }
}
/** Fetches parts while the browser is idle, so that they are there when they are needed. `parts` stays the same array. */
function usePreload(parts) {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of parts) part.load().catch(() => void 0)
      }),
    [parts],
  )
}
/**
 * A part that is fetched while the browser is idle, or at once when it `isNeeded` before. `hasFailed`: it is needed and could
 * not be fetched.
 */
function useLazyPart(part, isNeeded) {
  const Component = useSyncExternalStore(part.subscribe, part.get, () => void 0)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => whenIdle(() => part.load().catch(() => void 0)), [part])
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    part.load().catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
      setFailed(false)
    }
  }, [part, isNeeded])
  return {
    Component,
    hasFailed,
  }
}
// site/app/lazy/lazy.tsx
/** A browser does not ask twice for a module that it could not get, and after an upgrade the old files may be gone. */
var reload = () => location.reload()
/**
 * A dialog whose code is fetched while the browser is idle. A user who opens it before sees a dialog that waits in its place, and
 * can leave it, or try again when the code could not be fetched.
 */
function lazyDialog(part, useOpenState, onRetry = reload) {
  return function LazyDialog(props) {
    const { open, onOpenChange } = useOpenState(props)
    const { Component, hasFailed } = useLazyPart(part, open)
    if (Component) return /* @__PURE__ */ jsx(Component, { ...props })
    if (!open) return null
    return /* @__PURE__ */ jsx(WaitingDialog, {
      state: hasFailed ? 'failed' : 'loading',
      onCancel: () => onOpenChange(false),
      onRetry,
    })
  }
}
/** A part of the page: `Fallback` stands in its place until it has come, and when it could not be fetched. */
function lazyPanel(part, Fallback) {
  return function LazyPanel(props) {
    const { Component, hasFailed } = useLazyPart(part, true)
    return Component
      ? /* @__PURE__ */ jsx(Component, { ...props })
      : /* @__PURE__ */ jsx(Fallback, {
          hasFailed,
          onRetry: reload,
        })
  }
}
/** What the page can do without: there is nothing in its place until it has come. */
function lazyExtra(part) {
  return function LazyExtra(props) {
    const { Component } = useLazyPart(part, true)
    return Component && /* @__PURE__ */ jsx(Component, { ...props })
  }
}
/** Until it has come, the description alone says it. */
var TooltipPopup = lazyExtra(
  createLazyPart(() => import('./TooltipPopup-DPJ_UmY6.js').then(({ TooltipPopup }) => TooltipPopup)),
)
var MenuPanel = lazyDialog(
  createLazyPart(() => import('./MenuPanel-BtZ4e-5s.js').then(({ MenuPanel }) => MenuPanel)),
  () => {
    const menu = useMenuContext()
    return {
      open: useStoreState(menu, 'open') ?? false,
      onOpenChange: () => menu?.hide(),
    }
  },
)
// design-system/components/Tooltip/Tooltip.tsx
/**
 * A few words about an element, on hover after 700 ms and on keyboard focus at once; Escape closes it. Touch never shows it, so
 * nothing that people need may stand here alone. For assistive technology the words are the element's description at any time.
 */
function Tooltip$1({ content, children, placement = 'top' }) {
  const delays = useTooltipDelays()
  const store = useTooltipStore({
    placement,
    showTimeout: delays.show,
    skipTimeout: delays.skip,
  })
  const descriptionId = useId()
  const hasContent = content !== void 0 && content !== null && content !== false && content !== ''
  useEffect(() => {
    if (!hasContent) store.hide()
  }, [store, hasContent])
  const descriptions = [children.props['aria-describedby'], hasContent && descriptionId].filter(Boolean)
  const anchor = cloneElement(children, { 'aria-describedby': descriptions.join(' ') || void 0 })
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(TooltipAnchor, {
        store,
        showOnHover: hasContent,
        focusable: hasContent,
        render: anchor,
        onBlur: store.hide,
      }),
      hasContent &&
        /* @__PURE__ */ jsxs(Fragment, {
          children: [
            /* @__PURE__ */ jsx('span', {
              hidden: true,
              id: descriptionId,
              children: content,
            }),
            /* @__PURE__ */ jsx(TooltipPopup, {
              'data-component': 'Tooltip',
              store,
              children: content,
            }),
          ],
        }),
    ],
  })
}
// design-system/components/Button/Button.css.ts
var button = createRuntimeFn({
  defaultClassName: '_1si0g0e0',
  variantClassNames: {
    size: {
      small: '_1si0g0e1',
      medium: '_1si0g0e2',
      large: '_1si0g0e3',
    },
    emphasis: {
      strong: '_1si0g0e4',
      soft: '_1si0g0e5',
      outline: '_1si0g0e6',
      ghost: '_1si0g0e7',
    },
    tone: {
      neutral: '_1si0g0e8',
      brand: '_1si0g0e9',
      critical: '_1si0g0ea',
      promotion: '_1si0g0eb',
    },
    fullWidth: { true: '_1si0g0ec' },
    iconOnly: { true: '_1si0g0ed' },
  },
  defaultVariants: {},
  compoundVariants: [
    [
      {
        emphasis: 'strong',
        tone: 'neutral',
      },
      '_1si0g0ee',
    ],
    [
      {
        emphasis: 'strong',
        tone: 'brand',
      },
      '_1si0g0ef',
    ],
    [
      {
        emphasis: 'strong',
        tone: 'critical',
      },
      '_1si0g0eg',
    ],
    [
      {
        emphasis: 'strong',
        tone: 'promotion',
      },
      '_1si0g0eh',
    ],
    [
      {
        emphasis: 'soft',
        tone: 'neutral',
      },
      '_1si0g0ei',
    ],
    [
      {
        emphasis: 'soft',
        tone: 'brand',
      },
      '_1si0g0ej',
    ],
    [
      {
        emphasis: 'soft',
        tone: 'critical',
      },
      '_1si0g0ek',
    ],
    [
      {
        emphasis: 'soft',
        tone: 'promotion',
      },
      '_1si0g0el',
    ],
    [
      {
        emphasis: 'outline',
        tone: 'neutral',
      },
      '_1si0g0em',
    ],
    [
      {
        emphasis: 'outline',
        tone: 'brand',
      },
      '_1si0g0en',
    ],
    [
      {
        emphasis: 'outline',
        tone: 'critical',
      },
      '_1si0g0eo',
    ],
    [
      {
        emphasis: 'outline',
        tone: 'promotion',
      },
      '_1si0g0ep',
    ],
    [
      {
        emphasis: 'ghost',
        tone: 'neutral',
      },
      '_1si0g0eq',
    ],
    [
      {
        emphasis: 'ghost',
        tone: 'brand',
      },
      '_1si0g0er',
    ],
    [
      {
        emphasis: 'ghost',
        tone: 'critical',
      },
      '_1si0g0es',
    ],
    [
      {
        emphasis: 'ghost',
        tone: 'promotion',
      },
      '_1si0g0et',
    ],
  ],
})
// design-system/components/Button/Button.tsx
/** Does something on this page. What leads to another page is a Link or a ButtonLink. */
function Button$1({
  tone = 'brand',
  emphasis = 'strong',
  size = 'medium',
  fullWidth = false,
  icon,
  iconOnly = false,
  loading = false,
  disabledReason,
  className,
  children,
  ...rest
}) {
  return /* @__PURE__ */ jsx(Tooltip$1, {
    content: disabledReason,
    children: /* @__PURE__ */ jsxs(Button, {
      'data-component': 'Button',
      'data-tone': tone,
      ...rest,
      disabled: loading || disabledReason !== void 0,
      accessibleWhenDisabled: true,
      'aria-busy': loading || void 0,
      className: classNames(
        button({
          tone,
          emphasis,
          size,
          fullWidth,
          iconOnly,
        }),
        className,
      ),
      children: [loading ? /* @__PURE__ */ jsx(Spinner, {}) : icon && /* @__PURE__ */ jsx(Icon, { icon }), children],
    }),
  })
}
// design-system/css/sprinkles.css.ts
var sprinkles = createSprinkles({
  conditions: {
    defaultCondition: 'base',
    conditionNames: ['base', 'medium', 'large'],
    responsiveArray: void 0,
  },
  styles: {
    padding: { mappings: ['paddingBlock', 'paddingInline'] },
    display: {
      values: {
        none: {
          conditions: {
            base: '_1hjtf680',
            medium: '_1hjtf681',
            large: '_1hjtf682',
          },
          defaultClass: '_1hjtf680',
        },
        block: {
          conditions: {
            base: '_1hjtf683',
            medium: '_1hjtf684',
            large: '_1hjtf685',
          },
          defaultClass: '_1hjtf683',
        },
        flex: {
          conditions: {
            base: '_1hjtf686',
            medium: '_1hjtf687',
            large: '_1hjtf688',
          },
          defaultClass: '_1hjtf686',
        },
        'inline-flex': {
          conditions: {
            base: '_1hjtf689',
            medium: '_1hjtf68a',
            large: '_1hjtf68b',
          },
          defaultClass: '_1hjtf689',
        },
        grid: {
          conditions: {
            base: '_1hjtf68c',
            medium: '_1hjtf68d',
            large: '_1hjtf68e',
          },
          defaultClass: '_1hjtf68c',
        },
      },
    },
    flexDirection: {
      values: {
        row: {
          conditions: {
            base: '_1hjtf68f',
            medium: '_1hjtf68g',
            large: '_1hjtf68h',
          },
          defaultClass: '_1hjtf68f',
        },
        column: {
          conditions: {
            base: '_1hjtf68i',
            medium: '_1hjtf68j',
            large: '_1hjtf68k',
          },
          defaultClass: '_1hjtf68i',
        },
      },
    },
    flexWrap: {
      values: {
        wrap: {
          conditions: {
            base: '_1hjtf68l',
            medium: '_1hjtf68m',
            large: '_1hjtf68n',
          },
          defaultClass: '_1hjtf68l',
        },
        nowrap: {
          conditions: {
            base: '_1hjtf68o',
            medium: '_1hjtf68p',
            large: '_1hjtf68q',
          },
          defaultClass: '_1hjtf68o',
        },
      },
    },
    alignItems: {
      values: {
        start: {
          conditions: {
            base: '_1hjtf68r',
            medium: '_1hjtf68s',
            large: '_1hjtf68t',
          },
          defaultClass: '_1hjtf68r',
        },
        center: {
          conditions: {
            base: '_1hjtf68u',
            medium: '_1hjtf68v',
            large: '_1hjtf68w',
          },
          defaultClass: '_1hjtf68u',
        },
        end: {
          conditions: {
            base: '_1hjtf68x',
            medium: '_1hjtf68y',
            large: '_1hjtf68z',
          },
          defaultClass: '_1hjtf68x',
        },
        baseline: {
          conditions: {
            base: '_1hjtf6810',
            medium: '_1hjtf6811',
            large: '_1hjtf6812',
          },
          defaultClass: '_1hjtf6810',
        },
        stretch: {
          conditions: {
            base: '_1hjtf6813',
            medium: '_1hjtf6814',
            large: '_1hjtf6815',
          },
          defaultClass: '_1hjtf6813',
        },
      },
    },
    justifyContent: {
      values: {
        start: {
          conditions: {
            base: '_1hjtf6816',
            medium: '_1hjtf6817',
            large: '_1hjtf6818',
          },
          defaultClass: '_1hjtf6816',
        },
        center: {
          conditions: {
            base: '_1hjtf6819',
            medium: '_1hjtf681a',
            large: '_1hjtf681b',
          },
          defaultClass: '_1hjtf6819',
        },
        end: {
          conditions: {
            base: '_1hjtf681c',
            medium: '_1hjtf681d',
            large: '_1hjtf681e',
          },
          defaultClass: '_1hjtf681c',
        },
        'space-between': {
          conditions: {
            base: '_1hjtf681f',
            medium: '_1hjtf681g',
            large: '_1hjtf681h',
          },
          defaultClass: '_1hjtf681f',
        },
      },
    },
    gap: {
      values: {
        none: {
          conditions: {
            base: '_1hjtf681i',
            medium: '_1hjtf681j',
            large: '_1hjtf681k',
          },
          defaultClass: '_1hjtf681i',
        },
        '2xs': {
          conditions: {
            base: '_1hjtf681l',
            medium: '_1hjtf681m',
            large: '_1hjtf681n',
          },
          defaultClass: '_1hjtf681l',
        },
        xs: {
          conditions: {
            base: '_1hjtf681o',
            medium: '_1hjtf681p',
            large: '_1hjtf681q',
          },
          defaultClass: '_1hjtf681o',
        },
        sm: {
          conditions: {
            base: '_1hjtf681r',
            medium: '_1hjtf681s',
            large: '_1hjtf681t',
          },
          defaultClass: '_1hjtf681r',
        },
        md: {
          conditions: {
            base: '_1hjtf681u',
            medium: '_1hjtf681v',
            large: '_1hjtf681w',
          },
          defaultClass: '_1hjtf681u',
        },
        lg: {
          conditions: {
            base: '_1hjtf681x',
            medium: '_1hjtf681y',
            large: '_1hjtf681z',
          },
          defaultClass: '_1hjtf681x',
        },
        xl: {
          conditions: {
            base: '_1hjtf6820',
            medium: '_1hjtf6821',
            large: '_1hjtf6822',
          },
          defaultClass: '_1hjtf6820',
        },
        '2xl': {
          conditions: {
            base: '_1hjtf6823',
            medium: '_1hjtf6824',
            large: '_1hjtf6825',
          },
          defaultClass: '_1hjtf6823',
        },
        '3xl': {
          conditions: {
            base: '_1hjtf6826',
            medium: '_1hjtf6827',
            large: '_1hjtf6828',
          },
          defaultClass: '_1hjtf6826',
        },
        '4xl': {
          conditions: {
            base: '_1hjtf6829',
            medium: '_1hjtf682a',
            large: '_1hjtf682b',
          },
          defaultClass: '_1hjtf6829',
        },
      },
    },
    paddingBlock: {
      values: {
        none: {
          conditions: {
            base: '_1hjtf682c',
            medium: '_1hjtf682d',
            large: '_1hjtf682e',
          },
          defaultClass: '_1hjtf682c',
        },
        '2xs': {
          conditions: {
            base: '_1hjtf682f',
            medium: '_1hjtf682g',
            large: '_1hjtf682h',
          },
          defaultClass: '_1hjtf682f',
        },
        xs: {
          conditions: {
            base: '_1hjtf682i',
            medium: '_1hjtf682j',
            large: '_1hjtf682k',
          },
          defaultClass: '_1hjtf682i',
        },
        sm: {
          conditions: {
            base: '_1hjtf682l',
            medium: '_1hjtf682m',
            large: '_1hjtf682n',
          },
          defaultClass: '_1hjtf682l',
        },
        md: {
          conditions: {
            base: '_1hjtf682o',
            medium: '_1hjtf682p',
            large: '_1hjtf682q',
          },
          defaultClass: '_1hjtf682o',
        },
        lg: {
          conditions: {
            base: '_1hjtf682r',
            medium: '_1hjtf682s',
            large: '_1hjtf682t',
          },
          defaultClass: '_1hjtf682r',
        },
        xl: {
          conditions: {
            base: '_1hjtf682u',
            medium: '_1hjtf682v',
            large: '_1hjtf682w',
          },
          defaultClass: '_1hjtf682u',
        },
        '2xl': {
          conditions: {
            base: '_1hjtf682x',
            medium: '_1hjtf682y',
            large: '_1hjtf682z',
          },
          defaultClass: '_1hjtf682x',
        },
        '3xl': {
          conditions: {
            base: '_1hjtf6830',
            medium: '_1hjtf6831',
            large: '_1hjtf6832',
          },
          defaultClass: '_1hjtf6830',
        },
        '4xl': {
          conditions: {
            base: '_1hjtf6833',
            medium: '_1hjtf6834',
            large: '_1hjtf6835',
          },
          defaultClass: '_1hjtf6833',
        },
      },
    },
    paddingInline: {
      values: {
        none: {
          conditions: {
            base: '_1hjtf6836',
            medium: '_1hjtf6837',
            large: '_1hjtf6838',
          },
          defaultClass: '_1hjtf6836',
        },
        '2xs': {
          conditions: {
            base: '_1hjtf6839',
            medium: '_1hjtf683a',
            large: '_1hjtf683b',
          },
          defaultClass: '_1hjtf6839',
        },
        xs: {
          conditions: {
            base: '_1hjtf683c',
            medium: '_1hjtf683d',
            large: '_1hjtf683e',
          },
          defaultClass: '_1hjtf683c',
        },
        sm: {
          conditions: {
            base: '_1hjtf683f',
            medium: '_1hjtf683g',
            large: '_1hjtf683h',
          },
          defaultClass: '_1hjtf683f',
        },
        md: {
          conditions: {
            base: '_1hjtf683i',
            medium: '_1hjtf683j',
            large: '_1hjtf683k',
          },
          defaultClass: '_1hjtf683i',
        },
        lg: {
          conditions: {
            base: '_1hjtf683l',
            medium: '_1hjtf683m',
            large: '_1hjtf683n',
          },
          defaultClass: '_1hjtf683l',
        },
        xl: {
          conditions: {
            base: '_1hjtf683o',
            medium: '_1hjtf683p',
            large: '_1hjtf683q',
          },
          defaultClass: '_1hjtf683o',
        },
        '2xl': {
          conditions: {
            base: '_1hjtf683r',
            medium: '_1hjtf683s',
            large: '_1hjtf683t',
          },
          defaultClass: '_1hjtf683r',
        },
        '3xl': {
          conditions: {
            base: '_1hjtf683u',
            medium: '_1hjtf683v',
            large: '_1hjtf683w',
          },
          defaultClass: '_1hjtf683u',
        },
        '4xl': {
          conditions: {
            base: '_1hjtf683x',
            medium: '_1hjtf683y',
            large: '_1hjtf683z',
          },
          defaultClass: '_1hjtf683x',
        },
      },
    },
    gridTemplateColumns: {
      values: {
        1: {
          conditions: {
            base: '_1hjtf6840',
            medium: '_1hjtf6841',
            large: '_1hjtf6842',
          },
          defaultClass: '_1hjtf6840',
        },
        2: {
          conditions: {
            base: '_1hjtf6843',
            medium: '_1hjtf6844',
            large: '_1hjtf6845',
          },
          defaultClass: '_1hjtf6843',
        },
        3: {
          conditions: {
            base: '_1hjtf6846',
            medium: '_1hjtf6847',
            large: '_1hjtf6848',
          },
          defaultClass: '_1hjtf6846',
        },
        4: {
          conditions: {
            base: '_1hjtf6849',
            medium: '_1hjtf684a',
            large: '_1hjtf684b',
          },
          defaultClass: '_1hjtf6849',
        },
      },
    },
    textAlign: {
      values: {
        start: {
          conditions: {
            base: '_1hjtf684c',
            medium: '_1hjtf684d',
            large: '_1hjtf684e',
          },
          defaultClass: '_1hjtf684c',
        },
        center: {
          conditions: {
            base: '_1hjtf684f',
            medium: '_1hjtf684g',
            large: '_1hjtf684h',
          },
          defaultClass: '_1hjtf684f',
        },
        end: {
          conditions: {
            base: '_1hjtf684i',
            medium: '_1hjtf684j',
            large: '_1hjtf684k',
          },
          defaultClass: '_1hjtf684i',
        },
      },
    },
  },
})
// design-system/primitives/Stack/Stack.tsx
/** Children one under another, evenly spaced. */
function Stack({ space = 'md', align = 'stretch', className, ...rest }) {
  return /* @__PURE__ */ jsx(Role, {
    'data-component': 'Stack',
    ...rest,
    className: classNames(
      sprinkles({
        display: 'flex',
        flexDirection: 'column',
        gap: space,
        alignItems: align,
      }),
      className,
    ),
  })
}
// design-system/components/Toast/use-toast.ts
/**
 * Says in passing what came of an act. Never the only place of something people need: an error of a form stands beside its
 * field as well. The same object on every render. @throws without a ToastProvider above.
 */
function useToast() {
  const { store } = useToastContext()
  return useMemo(
    () => ({
      show: store.show,
      update: store.update,
      dismiss: (id) => store.dismiss(id, 'api'),
    }),
    [store],
  )
}
// design-system/components/Toast/use-toast-persistent-elements.ts
/**
 * What a modal dialog must leave alive besides itself, as Ariakit's `getPersistentElements` wants it: the toast region. The same
 * function on every render; an empty list without a ToastProvider above.
 */
function useToastPersistentElements() {
  const region = use(ToastContext)?.region
  return useCallback(() => (region?.current ? [region.current] : []), [region])
}
// design-system/providers/format.tsx
/** Dates are read in Vietnam's time zone wherever the reader is (product decisions: month arithmetic). */
var timeZone = 'Asia/Ho_Chi_Minh'
/** Formats for a BCP 47 language tag. Money is exact: it goes through BigInt, never through a float. */
function createFormats(locale) {
  const currency = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'VND',
  })
  const signed = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'VND',
    signDisplay: 'exceptZero',
  })
  const number = new Intl.NumberFormat(locale)
  const date = new Intl.DateTimeFormat(locale, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  const dateTime = new Intl.DateTimeFormat(locale, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return {
    currency: (dong) => currency.format(BigInt(dong)),
    signedCurrency: (dong) => signed.format(BigInt(dong)),
    number: (value) => number.format(value),
    date: (iso) => date.format(new Date(iso)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
  }
}
var FormatContext = createContext(null)
function FormatProvider({ locale, children }) {
  const formats = useMemo(() => createFormats(locale), [locale])
  return /* @__PURE__ */ jsx(FormatContext, {
    value: formats,
    children,
  })
}
/** The formats in force. @throws without a FormatProvider above. */
function useFormats() {
  const formats = use(FormatContext)
  if (!formats) throw new Error('No formats. Wrap the page in <FormatProvider locale="vi-VN">.')
  return formats
}
// design-system/texts/en/notices.ts
/** What toasts say on the English pages (product spec, section 8). */
var notices$1 = {
  loggedIn: 'Login successful!',
  loginFailed: 'Login failed',
  registered: 'Registration successful! Please login.',
  registrationFailed: 'Registration failed',
  noAnswer: 'The server does not answer. Please try again.',
  offline: 'You are offline.',
}
// design-system/texts/vi/notices.ts
/** What toasts say on the Vietnamese pages (product spec, section 8; where it is silent, in the same manner). */
var notices = {
  loggedIn: 'Đăng nhập thành công',
  loginFailed: 'Đăng nhập thất bại',
  loggedOut: 'Đã đăng xuất',
  logoutFailed: 'Chưa đăng xuất được',
  updated: 'Cập nhật thành công',
  updateFailed: 'Cập nhật thất bại',
  undo: 'Hoàn tác',
  ordered: 'Đặt VPS thành công',
  orderedDetail: 'VPS đang được khởi tạo và sẽ sẵn sàng sau vài phút.',
  orderFailed: 'Lỗi tạo VPS',
  depositRequested: 'Đã tạo yêu cầu nạp tiền',
  depositRequestedDetail: 'Số dư được cập nhật ngay khi giao dịch được xác nhận.',
  depositFailed: 'Lỗi tạo yêu cầu nạp tiền',
  depositCancelled: 'Đã hủy khoản nạp tiền',
  adminSessionEnded: 'Phiên làm việc đã kết thúc',
  adminSessionEndedDetail: 'Vui lòng đăng nhập lại.',
  noAnswer: 'Máy chủ không trả lời. Vui lòng thử lại.',
  offline: 'Bạn đang ngoại tuyến.',
}
// site/app/api/api-error.ts
/**
 * A refused or failed request. `message` is the text of notices: `{status}: {detail}` (product spec, section 8), or the detail
 * alone without a response.
 */
var ApiError = class extends Error {
  /** HTTP status; 0 when no answer came. */
  status
  /** Stable, machine-readable reason of the problem document, such as `invalid_credentials`. */
  code
  /** The wallet's current balance, if the request expected another one (`balance_moved`). */
  balance
  /** The message without the status, for people to read. */
  detail
  constructor(status, detail, code, balance) {
    super(status === 0 ? detail : `${status}: ${detail}`)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.balance = balance
    this.detail = detail
  }
}
/** Parses a problem document; undefined if the text is not one, since a proxy may send anything with this content type. */
function problemIn(text) {
  try {
    const document = JSON.parse(text)
    return typeof document === 'object' && document !== null ? document : void 0
  } catch {
    return
  }
}
/**
 * Reads the error from a response that is not 2xx, also one of a proxy: plain text, an empty body, or a body that breaks off. Never
 * rejects.
 */
async function readApiError(response) {
  const text = await response.text().catch(() => '')
  const problem =
    (response.headers.get('Content-Type')?.startsWith('application/problem+json') ?? false) ? problemIn(text) : void 0
  if (typeof problem?.detail === 'string')
    return new ApiError(response.status, problem.detail, problem.code, problem.balance)
  return new ApiError(response.status, text.trim() || response.statusText)
}
// site/app/session/session-keys.ts
/** Local-storage keys of the customer's session (product spec, section 4). */
var sessionKeys = {
  tokenKey: 'authToken',
  userKey: 'userData',
}
// site/app/boot/boot.ts
/**
 * What a page for signed-in customers does before its script has come, from a few lines in its HTML: it sends visitors to the login,
 * marks the document for the outline's styles, and makes the calls whose responses the script will need.
 */
/** Stands for the user's id in a path. */
var USER_ID = '{user}'
/** The text of the inline script. */
var bootScript = (options) =>
  `(${boot})(${JSON.stringify({
    ...options,
    ...sessionKeys,
    placeholder: USER_ID,
  })})`
/** Runs in the page from its own text: it may use nothing from outside itself. */
function boot({ paths, login, tokenKey, userKey, placeholder }) {
  const page = document.documentElement
  let userId
  try {
    userId = localStorage.getItem(tokenKey)
    if (JSON.parse(localStorage.getItem(userKey) ?? '{}').isPhoneVerified !== false) page.dataset.phone = 'verified'
  } catch {
    return
  }
  if (!userId) {
    location.replace(login + encodeURIComponent(location.pathname + location.search))
    return
  }
  window.bootResponses = /* @__PURE__ */ new Map()
  for (const path of paths) {
    const address = path.replace(placeholder, userId)
    const response = fetch(address, {
      credentials: 'include',
      headers: { 'Accept-Language': page.lang },
    })
    response.catch(() => void 0)
    window.bootResponses.set(address, response)
  }
}
/** The response to a call that was made before the script came, once: the next call is made anew. */
function takeBootResponse(path) {
  const response = window.bootResponses?.get(path)
  window.bootResponses?.delete(path)
  return response
}
// site/app/api/request.ts
/** Why nothing came back, in the language of the page, as the server's own refusals are. */
function noAnswer() {
  const notices$2 = document.documentElement.lang === 'vi' ? notices : notices$1
  return navigator.onLine ? notices$2.noAnswer : notices$2.offline
}
function failWithoutAnswer() {
  throw new ApiError(0, noAnswer())
}
/**
 * One call to the API, cookies included, the answer's JSON read.
 * @throws {ApiError} for any status but 2xx, and with status 0 when no response arrived, it broke off, or is not JSON.
 */
async function request(path, options = {}) {
  const headers = new Headers({ 'Accept-Language': document.documentElement.lang })
  if (options.body !== void 0) headers.set('Content-Type', 'application/json')
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`)
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey)
  const call = () =>
    fetch(path, {
      method: options.method ?? 'GET',
      credentials: 'include',
      headers,
      body: options.body === void 0 ? null : JSON.stringify(options.body),
    })
  const response = await (takeBootResponse(path) ?? call()).catch(failWithoutAnswer)
  if (!response.ok) throw await readApiError(response)
  return response.status === 204 ? void 0 : await response.json().catch(failWithoutAnswer)
}
// site/app/api/paths.ts
/** The addresses of the API that more than one place names: to ask, and to say what has changed. */
var paths = {
  me: '/api/auth/me',
  catalog: '/api/vps/catalog',
  /** All of them, or those of a category as it stands in the page's address. */
  products: (category) =>
    category === void 0 ? '/api/products' : `/api/products/category/${encodeURIComponent(category)}`,
  balance: (userId) => `/api/wallet/balance/${userId}`,
  summary: (userId) => `/api/account/summary/${userId}`,
  /** As many as one answer holds: the history has no further pages. */
  transactions: (userId) => `/api/wallet/transactions/${userId}?limit=200`,
  cancelDeposit: (transactionId) => `/api/wallet/transactions/${encodeURIComponent(transactionId)}/cancel`,
  instances: (userId) => `/api/vps/user/${userId}`,
  tickets: (userId) => `/api/support/tickets/${userId}`,
}
/** All that the dashboard of a customer asks for at first. */
var accountPaths = (userId) => [
  paths.me,
  paths.catalog,
  paths.balance(userId),
  paths.summary(userId),
  paths.transactions(userId),
  paths.instances(userId),
  paths.tickets(userId),
]
/** Whether a query's answer belongs to whoever is signed in. What everybody may see stays when they leave. */
var isPersonal = (key) => typeof key === 'string' && !key.startsWith('/api/products')
// site/app/session/stored-value.ts
function createStoredValue(codec) {
  const listeners = /* @__PURE__ */ new Set()
  let current = null
  let loaded = false
  const clear = () => {
    for (const key of codec.keys) localStorage.removeItem(key)
  }
  const load = () => {
    try {
      return codec.decode(Object.fromEntries(codec.keys.map((key) => [key, localStorage.getItem(key)])))
    } catch {
      try {
        clear()
      } catch {}
      return null
    }
  }
  const announce = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event) => {
    if (event.key !== null && !codec.keys.includes(event.key)) return
    current = load()
    announce()
  }
  return {
    get() {
      if (!loaded) {
        current = load()
        loaded = true
      }
      return current
    },
    set(value) {
      current = value
      loaded = true
      try {
        if (value === null) clear()
        else for (const [key, part] of Object.entries(codec.encode(value))) localStorage.setItem(key, part)
      } catch {}
      announce()
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
// site/app/session/customer-session.ts
var { tokenKey, userKey } = sessionKeys
function readUser(json) {
  const { id, firstName, lastName, email, role, isPhoneVerified } = JSON.parse(json)
  if (typeof id !== 'string' || typeof email !== 'string') throw new Error('Not a stored user')
  return {
    id,
    firstName: typeof firstName === 'string' ? firstName : '',
    lastName: typeof lastName === 'string' ? lastName : '',
    email,
    role: role === 'admin' ? role : 'customer',
    isPhoneVerified: typeof isPhoneVerified === 'boolean' ? isPhoneVerified : void 0,
  }
}
/** The customer's session of this browser. Unreadable data clears both keys (product spec, section 4). */
var customerSession = createStoredValue({
  keys: [tokenKey, userKey],
  encode: ({ token, user }) => ({
    [tokenKey]: token,
    [userKey]: JSON.stringify(user),
  }),
  decode: ({ [tokenKey]: token, [userKey]: user }) =>
    token && user
      ? {
          token,
          user: readUser(user),
        }
      : null,
})
// site/app/session/auth-provider.tsx
var AuthContext = createContext(null)
function AuthProvider({ children }) {
  const session = useSyncExternalStore(customerSession.subscribe, customerSession.get, () => null)
  const [departure, setDeparture] = useState()
  const { mutate } = useSWRConfig()
  const auth = useMemo(() => {
    const forget = (to) => {
      flushSync(() => setDeparture(to))
      customerSession.set(null)
    }
    return {
      session,
      departure,
      signIn({ id, firstName, lastName, email, role, isPhoneVerified }) {
        setDeparture(void 0)
        customerSession.set({
          token: id,
          user: {
            id,
            firstName,
            lastName,
            email,
            role,
            isPhoneVerified,
          },
        })
      },
      async signOut() {
        try {
          await request('/api/auth/logout', { method: 'POST' })
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 401)) throw error
        }
        forget('/')
      },
      forget,
    }
  }, [session, departure])
  useEffect(() => {
    let shownTo = customerSession.get()?.user.id
    return customerSession.subscribe(() => {
      const userId = customerSession.get()?.user.id
      if (userId === shownTo) return
      shownTo = userId
      mutate(isPersonal, void 0, { revalidate: false })
    })
  }, [mutate])
  return /* @__PURE__ */ jsx(AuthContext, {
    value: auth,
    children,
  })
}
/** The customer's session and what can be done with it. @throws outside an AuthProvider (product spec, section 8). */
function useAuth() {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
// design-system/components/Badge/Badge.css.ts
var badge = '_1aeisp60'
var tone$1 = {
  soft: {
    neutral: '_1aeisp61',
    brand: '_1aeisp62',
    positive: '_1aeisp63',
    caution: '_1aeisp64',
    critical: '_1aeisp65',
    promotion: '_1aeisp66',
  },
  strong: {
    neutral: '_1aeisp67',
    brand: '_1aeisp68',
    positive: '_1aeisp69',
    caution: '_1aeisp6a',
    critical: '_1aeisp6b',
    promotion: '_1aeisp6c',
  },
}
// design-system/components/Badge/Badge.tsx
/** A state or a kind, in a word or two. It stays on one line; what needs a sentence is a Notice. */
function Badge({ tone, emphasis = 'soft', icon, className, children, ...rest }) {
  return /* @__PURE__ */ jsxs(Role.span, {
    'data-component': 'Badge',
    'data-tone': tone,
    ...rest,
    className: classNames(badge, tone$1[emphasis][tone], className),
    children: [
      icon &&
        /* @__PURE__ */ jsx(Icon, {
          icon,
          className: '_1aeisp6d',
        }),
      children,
    ],
  })
}
// design-system/components/Skeleton/Skeleton.css.ts
var line = 'ifha2s1'
var bar = 'ifha2s2'
var length = {
  short: 'ifha2s3',
  medium: 'ifha2s4',
  long: 'ifha2s5',
  full: 'ifha2s6',
}
// design-system/components/Skeleton/Skeleton.tsx
/**
 * Holds the place of one line of text while it loads. It takes the line height of the text around it, so put it
 * inside the same Text that will hold the words and nothing moves when they come. Says nothing to assistive
 * technology: whoever loads sets `aria-busy` and says so once.
 */
function Skeleton({ length: length$1 = 'medium', className, ...rest }) {
  return /* @__PURE__ */ jsx('span', {
    'data-component': 'Skeleton',
    'aria-hidden': true,
    ...rest,
    className: classNames(line, className),
    children: /* @__PURE__ */ jsx('span', { className: classNames(bar, length[length$1]) }),
  })
}
// design-system/primitives/Heading/Heading.css.ts
var heading = createRuntimeFn({
  defaultClassName: 'umq5470',
  variantClassNames: {
    size: {
      small: 'umq5471',
      title: 'umq5472',
      section: 'umq5473',
      page: 'umq5474',
      display3: 'umq5475',
      display2: 'umq5476',
      display1: 'umq5477',
    },
  },
  defaultVariants: {},
  compoundVariants: [],
})
// design-system/primitives/Heading/Heading.tsx
var elements = {
  1: Role.h1,
  2: Role.h2,
  3: Role.h3,
  4: Role.h4,
}
/** A heading of the page's outline. Inside a Dialog use DialogHeading. */
function Heading({ level, size = 'section', className, ...rest }) {
  const Element = elements[level]
  return /* @__PURE__ */ jsx(Element, {
    'data-component': 'Heading',
    ...rest,
    className: classNames(heading({ size }), className),
  })
}
// server/contracts/person-name.ts
/** Family names by certainty: those that are hardly ever given names, sometimes, and often. */
var familyNames = [
  'nguyễn trần lê phạm huỳnh phan võ đặng bùi đỗ ngô hồ lý đinh trịnh trương lưu đoàn phùng tô tạ chu đàm quách tăng tôn',
  'hoàng vũ cao lương đào vương công',
  'dương mai hà lâm thái châu kiều',
].map((words) => wordsOf(words))
/** Words that stand between family name and given name, so that no whole name ends in one. */
var middleNames = ['thị', 'văn']
/**
 * A person's whole name as it is written: family name before given name for a Vietnamese one, whichever of the two fields
 * holds which part; any other name in the order of its fields. Empty for a person without a name.
 */
function fullName({ firstName, lastName }) {
  const first = wordsOf(firstName)
  const last = wordsOf(lastName)
  if (first.join(' ') === last.join(' ')) return first.join(' ')
  return (isFamilyFirst(first, last) ? [...first, ...last] : [...last, ...first]).join(' ')
}
/** What a person is greeted by: the last word of a Vietnamese name, the first name of any other. Empty without a name. */
function givenName(person) {
  const name = wordsOf(fullName(person))
  const first = wordsOf(person.firstName)
  return (!isPlain(name) || likeFamily(name, name) > 0 || first.length === 0 ? name.at(-1) : first.join(' ')) ?? ''
}
/** A short name where there is little room: the first name if the full name ends with it, else the given name. */
function shortName(person) {
  const first = wordsOf(person.firstName).join(' ')
  const full = fullName(person)
  return first !== full && full.endsWith(` ${first}`) ? first : givenName(person)
}
/** Whether the first field comes first in the written name. */
function isFamilyFirst(first, last) {
  const name = [...first, ...last]
  if (endsInMiddle(last, name)) return false
  if (endsInMiddle(first, name)) return true
  const difference = likeFamily(first, name) - likeFamily(last, name)
  if (difference !== 0) return difference > 0
  return likeFamily(first, name) === 0 || first.length < last.length
}
/** How surely a part of a name begins with a family name: 0 for not at all. */
function likeFamily([word = ''], name) {
  const tier = familyNames.findIndex((words) => isAmong(word, words, name))
  return tier < 0 ? 0 : familyNames.length - tier
}
var endsInMiddle = (part, name) => part.length > 1 && isAmong(part.at(-1) ?? '', middleNames, name)
/** Whether a word of a name is one of these; diacritics count unless the whole name is written without. */
var isAmong = (word, words, name) => (isPlain(name) ? words.map(plain) : words).includes(word.toLowerCase())
var isPlain = (name) => /^[ -~]*$/.test(name.join(''))
var plain = (word) => word.normalize('NFD').replace(/\p{M}/gu, '').replace('đ', 'd')
function wordsOf(text) {
  return text.normalize('NFC').split(/\s+/).filter(Boolean)
}
// design-system/components/Menu/Menu.css.ts
var menu = '_58q1ba0'
var item = '_58q1ba1'
var itemIcon = '_58q1ba2'
var separator = '_58q1ba3'
// design-system/primitives/Inline/Inline.tsx
/** Children side by side, evenly spaced, wrapping when there is no room. */
function Inline({ space = 'xs', align = 'center', justify = 'start', wrap = 'wrap', className, ...rest }) {
  return /* @__PURE__ */ jsx(Role, {
    'data-component': 'Inline',
    ...rest,
    className: classNames(
      sprinkles({
        display: 'flex',
        gap: space,
        alignItems: align,
        justifyContent: justify,
        flexWrap: wrap,
      }),
      className,
    ),
  })
}
// design-system/components/use-action.ts
/** What a component does over the network: whether it is under way, and why it failed, for the user who asked for it. */
function useAction() {
  const [pendingKeys, setPendingKeys] = useState(/* @__PURE__ */ new Set())
  const [error, setError] = useState()
  const underWay = useRef(/* @__PURE__ */ new Set())
  const run = async (send, key = '') => {
    if (underWay.current.has(key)) return false
    underWay.current.add(key)
    setPendingKeys(new Set(underWay.current))
    setError(void 0)
    try {
      const result = await send()
      if (!result.ok) setError(result.message)
      return result.ok
    } finally {
      underWay.current.delete(key)
      setPendingKeys(new Set(underWay.current))
    }
  }
  return {
    pending: pendingKeys.size > 0,
    pendingKeys,
    error,
    run,
    clearError: () => setError(void 0),
  }
}
// site/app/api/remedy.ts
var byCode = {
  email_taken: 'taken',
  too_many_pending_deposits: 'pending',
}
var byStatus = {
  0: 'connection',
  400: 'input',
  401: 'credentials',
  402: 'funds',
  403: 'support',
  409: 'input',
  422: 'input',
  429: 'wait',
}
/** The text of a form after its request failed: what to do next. The notice says why it failed. */
function remedyOf(error, remedies) {
  if (!(error instanceof ApiError)) return remedies.later
  return remedies[byCode[error.code ?? ''] ?? byStatus[error.status] ?? 'later']
}
// site/app/session/call-errors.tsx
var CallErrorContext = createContext(() => void 0)
/** Gives every error of the calls below to one place. */
function CallErrors({ onError, provider, children }) {
  return /* @__PURE__ */ jsx(SWRConfig, {
    value: {
      ...(provider && { provider }),
      onError: (error) => onError(error),
    },
    children: /* @__PURE__ */ jsx(CallErrorContext, {
      value: onError,
      children,
    }),
  })
}
/** Where the error of a call goes that is no query. */
var useOnCallError = () => use(CallErrorContext)
// site/app/hooks/use-mutation.ts
var messageOf = (error) => (error instanceof Error ? error.message : String(error))
/**
 * Something that a user does and the server decides on. It never rejects: the result is for the component that asked. What the
 * response changes is in the cache, the notice is shown, and a session that has ended is left by then.
 */
function useMutation({ call, onSuccess, refusalOf, notices = {}, remedies }) {
  const toast = useToast()
  const onCallError = useOnCallError()
  return async (values) => {
    let response
    try {
      response = await call(values)
    } catch (error) {
      const refusal = refusalOf?.(error)
      if (refusal) return refusal
      const message = notices.what ? `${notices.what}. ${messageOf(error)}`.trim() : messageOf(error)
      if (typeof notices.failed === 'function') notices.failed(message)
      else if (notices.failed)
        toast.show({
          title: notices.failed,
          description: message,
          tone: 'critical',
        })
      onCallError(error, message)
      return {
        ok: false,
        message: remedies ? remedyOf(error, remedies) : message,
      }
    }
    onSuccess?.(response, values)
    const done = typeof notices.done === 'function' ? notices.done(response, values) : notices.done
    if (done) toast.show(done)
    return { ok: true }
  }
}
// design-system/components/Notice/Notice.css.ts
var notice = '_19cujfw0'
var tone = {
  neutral: '_19cujfw1',
  brand: '_19cujfw2',
  positive: '_19cujfw3',
  caution: '_19cujfw4',
  critical: '_19cujfw5',
}
var icon = '_19cujfw6'
var content = '_19cujfw7'
var words = '_19cujfw8'
var dismiss = '_19cujfwb'
// design-system/components/Notice/Notice.tsx
var toneIcons = {
  neutral: Info,
  brand: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleX,
}
/**
 * A message that belongs to the page around it and stays. What passes by is a Toast; what stands in for a list is an
 * EmptyState or ErrorState. It is silent by default: give `role="status"` or `role="alert"` where it appears while
 * the reader is at work.
 */
function Notice({
  tone: tone$3,
  title: title$1,
  icon: icon$3,
  action,
  onRetry,
  onDismiss,
  className,
  children,
  ...rest
}) {
  return /* @__PURE__ */ jsxs(Role, {
    'data-component': 'Notice',
    'data-tone': tone$3,
    ...rest,
    className: classNames(notice, tone[tone$3], className),
    children: [
      /* @__PURE__ */ jsx('span', {
        className: icon,
        children: /* @__PURE__ */ jsx(Icon, {
          icon: icon$3 ?? toneIcons[tone$3],
          size: 'medium',
        }),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: content,
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: words,
            children: [
              title$1 &&
                /* @__PURE__ */ jsx('p', {
                  className: '_19cujfwa',
                  children: title$1,
                }),
              children &&
                /* @__PURE__ */ jsx('div', {
                  className: '_19cujfw9',
                  children,
                }),
            ],
          }),
          action,
          onRetry &&
            /* @__PURE__ */ jsx(RetryButton, {
              size: 'small',
              onRetry,
            }),
        ],
      }),
      onDismiss && /* @__PURE__ */ jsx(DismissButton, { onDismiss }),
    ],
  })
}
function DismissButton({ onDismiss }) {
  return /* @__PURE__ */ jsx(Button$1, {
    tone: 'neutral',
    emphasis: 'ghost',
    size: 'small',
    icon: X,
    iconOnly: true,
    'aria-label': useMessage('dismissNotification'),
    onClick: () => onDismiss(),
    className: dismiss,
  })
}
// design-system/components/Field/Field.css.ts
var field = '_1cd1kpi0'
var label = '_1cd1kpi1'
var requiredMark = '_1cd1kpi2'
// design-system/components/Field/FieldMessages.tsx
/**
 * The texts under a control: what to know, then what is wrong. The error stands in a polite live region that is there
 * from the start, so it is read once when it appears or changes, and not again when the same text is rendered anew.
 */
function FieldMessages({ descriptionId, errorId, description: description$1, error: error$1 }) {
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'FieldMessages',
    children: [
      description$1 &&
        /* @__PURE__ */ jsx('div', {
          id: descriptionId,
          className: '_1cd1kpi3',
          children: description$1,
        }),
      /* @__PURE__ */ jsx('div', {
        'aria-live': 'polite',
        children:
          error$1 &&
          /* @__PURE__ */ jsxs('div', {
            id: errorId,
            className: '_1cd1kpi4',
            children: [
              /* @__PURE__ */ jsx(Icon, {
                icon: CircleAlert,
                className: '_1cd1kpi5',
              }),
              /* @__PURE__ */ jsx('span', { children: error$1 }),
            ],
          }),
      }),
    ],
  })
}
/** Ids of those texts that exist, in reading order; `undefined` when there are none. */
var describedByIds = ({ descriptionId, errorId, description, error }) =>
  [description && descriptionId, error && errorId].filter(Boolean).join(' ') || void 0
/** Marks a label whose control must be filled in. Hidden from screen readers: the control's `required` says it. */
function RequiredMark() {
  return /* @__PURE__ */ jsx('span', {
    'data-component': 'RequiredMark',
    'aria-hidden': true,
    className: requiredMark,
    children: '*',
  })
}
// design-system/components/Field/field-context.ts
var FieldContext = createContext(null)
/**
 * Joins a control's own attributes with those that the Field around it gives: id, `required`, `aria-invalid`, and
 * `aria-describedby` as description, error, then the control's own. Without a Field the control's own come back,
 * for the control that is named by `aria-label` (a search box in a toolbar).
 * @throws when the control has an id of its own: the label would point nowhere.
 */
function useFieldControl(own) {
  const field = use(FieldContext)
  if (!field) return own
  if (own.id !== void 0 && own.id !== field.controlId)
    throw new Error(`A control inside a Field takes its id from it. Give "${own.id}" to <Field controlId="${own.id}">.`)
  return {
    id: field.controlId,
    required: own.required ?? field.required,
    'aria-describedby': [field.describedBy, own['aria-describedby']].filter(Boolean).join(' ') || void 0,
    'aria-invalid': field.invalid || own['aria-invalid'] || void 0,
  }
}
// design-system/components/Field/control.css.ts
var frame = createRuntimeFn({
  defaultClassName: '_1xou5dz0',
  variantClassNames: {
    size: {
      medium: '_1xou5dz1',
      large: '_1xou5dz2',
    },
  },
  defaultVariants: {},
  compoundVariants: [],
})
var control = '_1xou5dz3'
var affix = '_1xou5dz4'
var prefix = '_1xou5dz5'
var suffix = '_1xou5dz6'
// design-system/components/EmptyState/EmptyState.tsx
/** Stands where a list would, when it has nothing to show: says why, and what next. For a failure use ErrorState. */
function EmptyState(props) {
  return /* @__PURE__ */ jsx(StateMessage, {
    'data-component': 'EmptyState',
    tone: 'neutral',
    ...props,
  })
}
// design-system/components/EmailAddress/EmailAddress.css.ts
var address = '_16v0ysz0'
// design-system/components/EmailAddress/EmailAddress.tsx
/** After the at sign and after each dot. */
var breaks = /(?<=[@.])/
/** An email address that breaks after its at sign and its dots where a line is too short for it, and stays one text to copy. */
function EmailAddress({ children, className, ...rest }) {
  const parts = children.split(breaks).map((text, index) => ({
    text,
    key: `${index} ${text}`,
    isFirst: index === 0,
  }))
  return /* @__PURE__ */ jsx('span', {
    'data-component': 'EmailAddress',
    ...rest,
    className: classNames(address, className),
    children: parts.map(({ text, key, isFirst }) =>
      /* @__PURE__ */ jsxs(Fragment$1, { children: [!isFirst && /* @__PURE__ */ jsx('wbr', {}), text] }, key),
    ),
  })
}
// design-system/components/Checkbox/Checkbox.css.ts
var row = '_4xp0l20'
var box = '_4xp0l21'
var input = '_4xp0l22'
var checkMark = '_4xp0l23'
var mixedMark = '_4xp0l24'
// design-system/components/Checkbox/Checkbox.tsx
/**
 * Yes or no, sent with a form. A real checkbox: ref and native props reach the `<input>`, `className` goes to the root.
 */
function Checkbox({ children, description, error, indeterminate = false, className, ref, ...rest }) {
  const id = useId()
  const own = useRef(null)
  const messages = {
    descriptionId: `${id}-description`,
    errorId: `${id}-error`,
    description,
    error,
  }
  const describedBy = [describedByIds(messages), rest['aria-describedby']].filter(Boolean).join(' ') || void 0
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate
  })
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'Checkbox',
    'data-invalid': error ? true : void 0,
    className,
    children: [
      /* @__PURE__ */ jsxs('label', {
        className: row,
        children: [
          /* @__PURE__ */ jsxs('span', {
            className: box,
            children: [
              /* @__PURE__ */ jsx('input', {
                ...rest,
                type: 'checkbox',
                ref: useMergedRef(own, ref),
                'aria-describedby': describedBy,
                'aria-invalid': Boolean(error) || rest['aria-invalid'] || void 0,
                className: input,
              }),
              /* @__PURE__ */ jsx(Icon, {
                icon: Check,
                className: checkMark,
              }),
              /* @__PURE__ */ jsx(Icon, {
                icon: Minus,
                className: mixedMark,
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('span', {
            children: [children, rest.required && /* @__PURE__ */ jsx(RequiredMark, {})],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(FieldMessages, { ...messages }),
    ],
  })
}
// design-system/components/Select/Select.css.ts
var select = '_1evbkwa0'
var option = '_1evbkwa1'
var chevron = '_1evbkwa2'
// design-system/components/Select/Select.tsx
/**
 * One of a list, by the system's own picker: right on phones and for screen readers. For a choice of a few that deserve
 * explaining use RadioCards. Ref and native props reach the `<select>`; `className` goes to the frame around it.
 */
function Select({ options, placeholder, size = 'medium', className, ...rest }) {
  const field = useFieldControl(rest)
  const chosen = rest.value !== void 0 || rest.defaultValue !== void 0
  return /* @__PURE__ */ jsxs('span', {
    'data-component': 'Select',
    className: classNames(frame({ size }), className),
    children: [
      /* @__PURE__ */ jsxs('select', {
        ...rest,
        ...(placeholder !== void 0 && !chosen && { defaultValue: '' }),
        ...field,
        className: classNames(control, select),
        children: [
          placeholder !== void 0 &&
            /* @__PURE__ */ jsx('option', {
              value: '',
              'data-placeholder': true,
              disabled: field.required,
              hidden: field.required,
              className: '_1evbkwa1',
              children: placeholder,
            }),
          options.map((option$1) =>
            /* @__PURE__ */ jsx(
              'option',
              {
                value: option$1.value,
                disabled: option$1.disabled,
                className: option,
                children: option$1.label,
              },
              option$1.value,
            ),
          ),
        ],
      }),
      /* @__PURE__ */ jsx('span', {
        className: chevron,
        children: /* @__PURE__ */ jsx(Icon, { icon: ChevronDown }),
      }),
    ],
  })
}

export {
  ApiError as V,
  AuthProvider as M,
  accountPaths as I,
  affix as a,
  Badge as j,
  Button$1 as X,
  bootScript as B,
  button as Z,
  CallErrors as y,
  Checkbox as n,
  classNames as yt,
  control as o,
  createLazyPart as tt,
  createStoredValue as F,
  customerSession as P,
  describedByIds as m,
  EmailAddress as r,
  EmptyState as i,
  ErrorState as it,
  FieldContext as u,
  FieldMessages as f,
  FormatProvider as W,
  field as h,
  frame as s,
  fullName as E,
  givenName as D,
  Heading as k,
  Icon as st,
  Inline as x,
  item as S,
  itemIcon as C,
  label as g,
  lazyDialog as $,
  lazyPanel as et,
  MenuPanel as Q,
  MessagesProvider as _t,
  menu as w,
  Notice as _,
  notices as H,
  notices$1 as U,
  paths as L,
  prefix as c,
  RequiredMark as p,
  request as R,
  Select as t,
  SIMULATED_STEP_MS as ct,
  Skeleton as A,
  Spinner as ot,
  Stack as J,
  separator as T,
  shortName as O,
  sprinkles as Y,
  suffix as l,
  Text as at,
  TOAST_ANNOUNCEMENT_MS as lt,
  TOAST_DURATION_MS as ut,
  TOAST_REMOVE_DELAY_MS as dt,
  ToastContext as mt,
  ToastDialogLiveRegion as ft,
  ToastLiveRegions as pt,
  USER_ID as z,
  useAction as b,
  useAuth as N,
  useFieldControl as d,
  useFormats as G,
  useMergedRef as rt,
  useMessage as vt,
  useMutation as v,
  usePreload as nt,
  useToast as q,
  useToastContext as ht,
  useToastPersistentElements as K,
  VisuallyHidden$1 as gt,
}
