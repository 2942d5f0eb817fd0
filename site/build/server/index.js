import { Group } from '@ariakit/react/group'
import { MenuButton, MenuItem, MenuProvider, MenuSeparator } from '@ariakit/react/menu'
import { Role } from '@ariakit/react/role'
import { useStoreState } from '@ariakit/react/store'
import { Tab, TabList, TabPanel, TabProvider, useTabContext } from '@ariakit/react/tab'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { createRuntimeFn } from '@vanilla-extract/recipes/createRuntimeFn'
import {
  Activity,
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Banknote,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  Cloud,
  Copy,
  Cpu,
  DatabaseBackup,
  Gauge,
  Gift,
  Globe,
  Gpu,
  HardDrive,
  Headset,
  House,
  Info,
  LayoutDashboard,
  LifeBuoy,
  Lock,
  LockKeyhole,
  LockOpen,
  LogOut,
  MapPin,
  MemoryStick,
  Menu,
  MessageCircle,
  MessagesSquare,
  MonitorCog,
  Moon,
  MoveHorizontal,
  Network,
  OctagonAlert,
  PackageSearch,
  Phone,
  Play,
  Plus,
  Receipt,
  ReceiptText,
  RotateCcw,
  RotateCw,
  Scaling,
  Search,
  SearchX,
  Server,
  Settings2,
  ShieldCheck,
  ShoppingCart,
  Smartphone,
  Square,
  SquareTerminal,
  Star,
  StickyNote,
  Sun,
  Tag,
  Terminal,
  Ticket,
  TriangleAlert,
  User,
  UserRound,
  Users,
  Wallet,
  WrapText,
  X,
  Zap,
} from 'lucide-react'
import {
  createContext,
  use,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { createPortal } from 'react-dom'
import { prerender as prerender$1 } from 'react-dom/static'
import { useForm } from 'react-hook-form'
import {
  Link,
  Links,
  Meta,
  Navigate,
  Outlet,
  Scripts,
  ScrollRestoration,
  ServerRouter,
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
  UNSAFE_withHydrateFallbackProps,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router'
import useSWR, { SWRConfig, useSWRConfig } from 'swr'
import * as v from 'valibot'
import {
  c as addressOf,
  t as firstBillingDate,
  l as isRenewed,
  p as launcher,
  m as launcherIcon,
  h as launcherName,
  u as nameSystems,
  s as PanelHeader,
  x as paymentMethods,
  o as priceOf,
  v as ResourceList,
} from './assets/account-CmgmESrj.js'
import { t as RecordFacts } from './assets/back-office-BQ2ilKM7.js'
import {
  V as ApiError,
  M as AuthProvider,
  I as accountPaths,
  j as Badge,
  X as Button,
  B as bootScript,
  Z as button,
  y as CallErrors,
  n as Checkbox,
  yt as classNames,
  tt as createLazyPart,
  F as createStoredValue,
  P as customerSession,
  r as EmailAddress,
  i as EmptyState,
  it as ErrorState,
  W as FormatProvider,
  E as fullName,
  D as givenName,
  k as Heading,
  st as Icon,
  x as Inline,
  S as item$3,
  $ as lazyDialog,
  et as lazyPanel,
  Q as MenuPanel,
  _t as MessagesProvider,
  _ as Notice,
  H as notices,
  U as notices$1,
  L as paths,
  R as request,
  t as Select,
  ct as SIMULATED_STEP_MS,
  A as Skeleton,
  ot as Spinner,
  J as Stack,
  T as separator,
  O as shortName,
  Y as sprinkles,
  at as Text,
  lt as TOAST_ANNOUNCEMENT_MS,
  ut as TOAST_DURATION_MS,
  dt as TOAST_REMOVE_DELAY_MS,
  mt as ToastContext,
  pt as ToastLiveRegions,
  z as USER_ID,
  b as useAction,
  N as useAuth,
  G as useFormats,
  rt as useMergedRef,
  vt as useMessage,
  v as useMutation,
  nt as usePreload,
  q as useToast,
  ht as useToastContext,
  gt as VisuallyHidden,
} from './assets/base-JoUBlWxa.js'
import { r as Field, n as Input, t as PasswordInput } from './assets/forms-D21Tu8l-.js'
import {
  t as changeRemedies,
  r as passwordField,
  n as remedies$1,
  i as typedEmailField,
} from './assets/remedies-B6OwiMJZ.js'
import {
  i as isSettingUp,
  r as StatusBadge,
  n as TicketPriorityBadge,
  t as transactionState,
  a as vpsStatuses,
} from './assets/signed-in-INPt23eB.js'

// \0rolldown/runtime.js
var __defProp = Object.defineProperty
var __exportAll = (all, no_symbols) => {
  const target = {}
  for (var name in all)
    __defProp(target, name, {
      get: all[name],
      enumerable: true,
    })
  if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: 'Module' })
  return target
}
// site/app/boot/deferred-hydration.ts
/**
 * A page that can be read and used from its HTML alone gets its script late: at the first sign of a reader who wants
 * something, or when the browser has nothing else to do. What is pressed until the script has taken over is kept, and done
 * then. This file makes such a page of a built one, and is what runs in it: about 1 kB instead of 100.
 */
/** What `entry.client.tsx` says on the document once React has taken the page over. */
var HYDRATED = 'sen:hydrated'
/** React Router's module script, which begins everything, and its hints to fetch what that will import. */
var moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
var preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
/**
 * The page with its module script held back: its text stays where it is, as text, since React expects an element there and
 * the content policy knows its hash.
 */
function withDeferredHydration(html) {
  const files = Array.from(html.matchAll(preload), ([, href]) => href)
  if (files.length === 0 || !moduleScript.test(html))
    throw new Error('React Router writes its script in another way now.')
  const start = `<script>(${keepAndStart})(${JSON.stringify(files)}, ${JSON.stringify(HYDRATED)})</script>`
  return html
    .replaceAll(preload, '')
    .replace(moduleScript, (_, code) => `<script type="text/plain" id="deferred-script">${code}</script>`)
    .replace('</body>', () => `${start}</body>`)
}
/** Runs in the page, from its own text: it may use nothing from outside itself. */
function keepAndStart(files, hydrated) {
  /** How long a press that the browser can handle alone waits for the script, in milliseconds. */
  const PATIENCE = 5e3
  const signs = ['pointerdown', 'keydown', 'focusin']
  let isStarted = false
  /** React answers, or will not: nothing is kept any more. */
  let isOver = false
  let kept
  let hasTimeout = false
  const chosen = /* @__PURE__ */ new Map()
  const finish = () => {
    isOver = true
    for (const [select, value] of chosen) {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    chosen.clear()
    kept?.()
    kept = void 0
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, start, true)
    for (const href of files)
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'modulepreload',
          href,
        }),
      )
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.getElementById('deferred-script')?.textContent ?? ''
    script.onerror = finish
    document.head.append(script)
  }
  /**
   * Keeps the last press that needs the script, or that would leave the page for the login although the script could handle it here. A
   * press that needs the script waits for it without a limit, since nothing else can handle it.
   */
  const keep = (event, act, needsScript) => {
    if (isOver || event.defaultPrevented) return
    event.preventDefault()
    if (!needsScript && !hasTimeout) {
      hasTimeout = true
      setTimeout(finish, PATIENCE)
    }
    kept = act
    start()
  }
  addEventListener('submit', (event) => {
    const form = event.target
    keep(event, () => form.requestSubmit(event.submitter), false)
  })
  addEventListener('click', (event) => {
    const pressed = event.target.closest('a[href^="/login"], button[type="button"]:not([popovertarget])')
    if (pressed && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey)
      keep(event, () => pressed.click(), pressed.localName === 'button')
  })
  addEventListener('change', ({ target }) => {
    if (isOver || !(target instanceof HTMLSelectElement)) return
    chosen.set(target, target.value)
    try {
      if (target.name === 'language') localStorage.setItem('language', target.value)
    } catch {}
  })
  document.addEventListener(hydrated, finish)
  for (const sign of signs)
    addEventListener(sign, start, {
      capture: true,
      passive: true,
    })
  let isSignedIn = false
  try {
    isSignedIn = localStorage.getItem('authToken') !== null
  } catch {}
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start)
  if (isSignedIn || /[?&](mode|reason|registered)=/.test(location.search)) start()
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
// site/app/entry.server.tsx
var entry_server_exports = /* @__PURE__ */ __exportAll({ default: () => handleRequest })
/** Renders one page to a file at build time. Nothing renders at request time. */
async function handleRequest(request, status, headers, context) {
  const { prelude } = await prerender$1(
    /* @__PURE__ */ jsx(ServerRouter, {
      context,
      url: request.url,
    }),
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = await new Response(prelude).text()
  return new Response(isDeferred(context) ? withDeferredHydration(html) : html, {
    status,
    headers,
  })
}
/** Whether the page can do without its script for a while. Under `npm run dev` the script is another one. */
function isDeferred({ staticHandlerContext, routeModules }) {
  return routeModules[staticHandlerContext.matches.at(-1)?.route.id ?? '']?.handle?.hydration === 'deferred'
}
// design-system/components/SkipLink/main-id.ts
/** Id of every page's `main`, where the SkipLink leads. */
var MAIN_ID = 'main'
// design-system/components/SkipLink/SkipLink.css.ts
var skipLink = '_1o2ev0y0'
// design-system/components/SkipLink/SkipLink.tsx
/**
 * The first thing that Tab reaches on a page: leads past its header, to the `main` that carries `MAIN_ID` (WCAG 2.4.1). Seen only
 * while it has the focus. Works before the script has arrived.
 */
function SkipLink({ className, ...rest }) {
  return /* @__PURE__ */ jsx('a', {
    'data-component': 'SkipLink',
    ...rest,
    href: `#${MAIN_ID}`,
    className: classNames(skipLink, className),
    children: useMessage('skipToContent'),
  })
}
// design-system/components/Toast/announcer.ts
function createAnnouncer(clock) {
  const listeners = /* @__PURE__ */ new Set()
  let hosts = []
  let snapshot = {
    host: void 0,
    announcement: null,
  }
  let timer
  const emit = (announcement) => {
    snapshot = {
      host: hosts.at(-1),
      announcement,
    }
    for (const listener of listeners) listener()
  }
  const stop = () => {
    if (timer !== void 0) clock.clearTimeout(timer)
    timer = void 0
  }
  const later = (ms, act) => {
    stop()
    timer = clock.setTimeout(act, ms)
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    join(host) {
      hosts = [...hosts, host]
      emit(snapshot.announcement)
      return () => {
        hosts = hosts.filter((other) => other !== host)
        emit(snapshot.announcement)
      }
    },
    announce(announcement) {
      emit(null)
      later(100, () => {
        emit(announcement)
        later(TOAST_ANNOUNCEMENT_MS, () => emit(null))
      })
    },
    dispose() {
      stop()
      emit(null)
    },
  }
}
// design-system/components/Toast/clock.ts
/** The browser's own. Touches `window` when called, not when imported, so that a server can load it. */
var browserClock = {
  now: () => performance.now(),
  setTimeout: (callback, ms) => window.setTimeout(callback, ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
}
// design-system/components/Toast/Toast.css.ts
var region = '_14ir2eg0'
var swipeOffset$1 = 'var(--_14ir2eg1)'
var card$9 = createRuntimeFn({
  defaultClassName: '_14ir2eg5',
  variantClassNames: {
    tone: {
      neutral: '_14ir2eg6',
      positive: '_14ir2eg7',
      critical: '_14ir2eg8',
    },
  },
  defaultVariants: {},
  compoundVariants: [],
})
var icon$6 = createRuntimeFn({
  defaultClassName: '_14ir2eg9',
  variantClassNames: {
    tone: {
      neutral: '_14ir2ega',
      positive: '_14ir2egb',
      critical: '_14ir2egc',
    },
  },
  defaultVariants: {},
  compoundVariants: [],
})
var content$5 = '_14ir2egd'
// design-system/components/Toast/use-has-left.ts
/** Whether a closed element may go: once its leave animation has run, or at once where there is none (reduced motion). */
function useHasLeft(element, open) {
  const [hasLeft, setHasLeft] = useState(!open)
  useLayoutEffect(() => {
    if (open) return
    let current = true
    const leave = () => {
      if (current) setHasLeft(true)
    }
    const animations = element.current?.getAnimations() ?? []
    Promise.all(animations.map((animation) => animation.finished)).then(leave, leave)
    return () => {
      current = false
    }
  }, [element, open])
  return hasLeft
}
// design-system/components/Toast/swipe.ts
/**
 * How far a toast follows the pointer, in CSS pixels: to the right only (in every writing direction, as the product spec
 * says "right"), and not while the way is rather up or down.
 */
function swipeOffset(from, to) {
  const right = to.x - from.x
  return right > Math.abs(to.y - from.y) ? right : 0
}
/** Whether letting go here dismisses: beyond 50 px, so 50 stays and 51 goes (product spec, section 4). */
var isSwipe = (from, to) => swipeOffset(from, to) > 50
// design-system/components/Toast/use-swipe.ts
var pointOf = (event) => ({
  x: event.clientX,
  y: event.clientY,
})
var isOnControl = (event) => event.target instanceof Element && event.target.closest('button, a') !== null
/**
 * The swipe of one toast. `offset` is how far it follows the pointer, null while nobody holds it; after a swipe it stays
 * where it was let go. Anything that takes the pointer away ends the gesture and dismisses nothing.
 */
function useSwipe(onSwipe) {
  const gesture = useRef(null)
  const [offset, setOffset] = useState(null)
  const cancel = useCallback(() => {
    if (!gesture.current) return
    gesture.current = null
    setOffset(null)
  }, [])
  const isMine = (event) => gesture.current?.pointerId === event.pointerId
  useEffect(() => {
    window.addEventListener('blur', cancel)
    return () => window.removeEventListener('blur', cancel)
  }, [cancel])
  return {
    offset,
    onPointerDown(event) {
      if (!event.isPrimary || event.button !== 0 || isOnControl(event)) return
      gesture.current = {
        pointerId: event.pointerId,
        from: pointOf(event),
      }
      event.currentTarget.setPointerCapture(event.pointerId)
      setOffset(0)
    },
    onPointerMove(event) {
      if (gesture.current && isMine(event)) setOffset(swipeOffset(gesture.current.from, pointOf(event)))
    },
    onPointerUp(event) {
      if (!gesture.current || !isMine(event)) return
      const { from } = gesture.current
      if (!isSwipe(from, pointOf(event))) return cancel()
      gesture.current = null
      onSwipe()
    },
    onPointerCancel(event) {
      if (isMine(event)) cancel()
    },
    onLostPointerCapture(event) {
      if (isMine(event)) cancel()
    },
  }
}
// design-system/components/Toast/use-toast-strip.ts
/** The custom property's name, taken from `var(--name)`. */
var property = 'var(--_1okt2036)'.slice(4, -1)
/** Publishes the height of an open toast as a custom property, so that dialogs leave room for it. */
function useToastStrip(card, open) {
  useLayoutEffect(() => {
    const element = card.current
    if (!open || !element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [card, open])
}
// design-system/components/Toast/ToastCard.tsx
/** Three outlines that differ without their colour: a circle with i, a circle with a tick, an octagon with an exclamation mark. */
var icons$3 = {
  neutral: Info,
  positive: CircleCheck,
  critical: OctagonAlert,
}
/** One toast, from its appearance to the end of its leaving. */
function ToastCard({ record, focusable }) {
  const { store, region } = useToastContext()
  const { id, open, tone, title, description, action: action$1 } = record
  const card = useRef(null)
  const titleId = useId()
  const descriptionId = useId()
  const dismissLabel = useMessage('dismissNotification')
  const dismiss = (reason) => store.dismiss(id, reason)
  const swipe = useSwipe(() => dismiss('swipe'))
  const hasLeft = useHasLeft(card, open)
  useToastStrip(card, open)
  useLayoutEffect(() => {
    if (!open) return
    return () => {
      store.resume('hover')
      store.resume('touch')
    }
  }, [store, open])
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element?.contains(document.activeElement)) region.current?.focus({ preventScroll: true })
    }
  }, [region])
  const onKeyDown = (event) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) dismiss('escape')
  }
  /** Holding the toast takes nobody's focus away; its buttons do as buttons do. */
  const onMouseDown = (event) => {
    if (event.target instanceof Element && !event.target.closest('button')) event.preventDefault()
  }
  const onTouchEnd = (event) => event.pointerType === 'touch' && store.resume('touch')
  if (hasLeft) return null
  return /* @__PURE__ */ jsxs(Group, {
    ref: card,
    'data-component': 'Toast',
    'data-tone': tone,
    'data-state': open ? 'open' : 'closed',
    'data-closed-by': record.closedBy ?? void 0,
    'data-swiping': (open && swipe.offset !== null) || void 0,
    'aria-labelledby': titleId,
    'aria-describedby': description ? descriptionId : void 0,
    tabIndex: focusable ? 0 : -1,
    inert: !open,
    className: card$9({ tone }),
    style: assignInlineVars({ [swipeOffset$1]: `${swipe.offset ?? 0}px` }),
    onKeyDown,
    onMouseDown,
    onPointerEnter: (event) => event.pointerType !== 'touch' && store.pause('hover'),
    onPointerLeave: (event) => event.pointerType !== 'touch' && store.resume('hover'),
    onPointerDown: (event) => {
      if (event.pointerType === 'touch') store.pause('touch')
      swipe.onPointerDown(event)
    },
    onPointerMove: swipe.onPointerMove,
    onPointerUp: (event) => {
      onTouchEnd(event)
      swipe.onPointerUp(event)
    },
    onPointerCancel: (event) => {
      onTouchEnd(event)
      swipe.onPointerCancel(event)
    },
    onLostPointerCapture: (event) => {
      onTouchEnd(event)
      swipe.onLostPointerCapture(event)
    },
    children: [
      /* @__PURE__ */ jsx('span', {
        className: icon$6({ tone }),
        children: /* @__PURE__ */ jsx(Icon, {
          icon: icons$3[tone],
          size: 'medium',
        }),
      }),
      /* @__PURE__ */ jsxs(Stack, {
        space: 'sm',
        className: content$5,
        children: [
          /* @__PURE__ */ jsxs(Stack, {
            space: '2xs',
            children: [
              /* @__PURE__ */ jsx(Text, {
                id: titleId,
                size: 'small',
                weight: 'semibold',
                children: title,
              }),
              description &&
                /* @__PURE__ */ jsx(Text, {
                  id: descriptionId,
                  size: 'small',
                  tone: 'secondary',
                  children: description,
                }),
            ],
          }),
          action$1 &&
            /* @__PURE__ */ jsx(Button, {
              size: 'small',
              tone: 'neutral',
              emphasis: 'outline',
              className: '_14ir2ege',
              onClick: () => {
                action$1.onSelect()
                dismiss('action')
              },
              children: action$1.label,
            }),
        ],
      }),
      /* @__PURE__ */ jsx(Button, {
        size: 'small',
        tone: 'neutral',
        emphasis: 'ghost',
        icon: X,
        iconOnly: true,
        'aria-label': dismissLabel,
        onClick: () => dismiss('close'),
      }),
    ],
  })
}
// design-system/components/Toast/use-away-pause.ts
/** Holds the time while the reader is elsewhere: in another window, or the page is a hidden tab. */
function useAwayPause({ pause, resume }) {
  useEffect(() => {
    const onBlur = () => {
      pause('windowBlur')
      resume('touch')
    }
    const onFocus = () => resume('windowBlur')
    const onVisibilityChange = () => (document.hidden ? pause('documentHidden') : resume('documentHidden'))
    onVisibilityChange()
    window.addEventListener('blur', onBlur)
    window.addEventListener('focus', onFocus)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      window.removeEventListener('blur', onBlur)
      window.removeEventListener('focus', onFocus)
      document.removeEventListener('visibilitychange', onVisibilityChange)
      resume('windowBlur')
      resume('documentHidden')
    }
  }, [pause, resume])
}
var isHotkey = (event) =>
  event.code === 'F8' &&
  !event.repeat &&
  !event.isComposing &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
/**
 * Focus in and out of the region: by the hotkey, from anywhere, also from inside a modal dialog; and back to where it was.
 * Holds the time while focus is inside.
 */
function useRegionFocus(region, { pause, resume }) {
  const [entered, setEntered] = useState(false)
  const enteredRef = useRef(false)
  const cameFrom = useRef(null)
  const setInside = useCallback(
    (inside) => {
      enteredRef.current = inside
      setEntered(inside)
      if (inside) pause('focus')
      else resume('focus')
    },
    [pause, resume],
  )
  /** Gives focus back to where it was, if it is in the region. What is gone by then cannot take it; the page does. */
  const giveBack = useCallback(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !region.current?.contains(focused)) return
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus()
    if (document.activeElement === focused) focused.blur()
  }, [region])
  useEffect(() => {
    const onKeyDown = (event) => {
      if (!isHotkey(event)) return
      event.preventDefault()
      if (region.current?.contains(document.activeElement)) giveBack()
      else region.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      resume('focus')
    }
  }, [region, giveBack, resume])
  const onFocus = (event) => {
    if (enteredRef.current) return
    cameFrom.current = event.relatedTarget
    setInside(true)
  }
  const onBlur = (event) => {
    if (event.currentTarget.contains(event.relatedTarget) || !document.hasFocus()) return
    setInside(false)
  }
  return {
    entered,
    giveBack,
    onFocus,
    onBlur,
  }
}
// design-system/components/Toast/ToastRegion.tsx
var neverChanges = () => () => void 0
/** True in a browser; false on a server and while its markup is taken over, since a portal is not part of that markup. */
var useIsInBrowser = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
/** The landmark that toasts appear in: always there, empty or not, so that dialogs and screen readers know it beforehand. */
function ToastRegion() {
  const { store, announcer, region: region$1 } = useToastContext()
  const newest = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot).slice(-1)
  const visible = newest.findLast((record) => record.open)
  const label = useMessage('notifications')('F8')
  const { entered, giveBack, onFocus, onBlur } = useRegionFocus(region$1, store)
  useAwayPause(store)
  const isInBrowser = useIsInBrowser()
  useEffect(() => {
    if (!visible) return
    const { title, description, tone } = visible
    announcer.announce({
      title,
      description,
      assertive: tone === 'critical',
    })
  }, [announcer, visible])
  const isEmpty = !visible
  useLayoutEffect(() => {
    if (isEmpty) giveBack()
  }, [isEmpty, giveBack])
  const onKeyDown = (event) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    giveBack()
  }
  if (!isInBrowser) return null
  return createPortal(
    /* @__PURE__ */ jsxs('section', {
      ref: region$1,
      'data-component': 'ToastRegion',
      'aria-label': label,
      tabIndex: -1,
      className: region,
      onFocus,
      onBlur,
      onKeyDown,
      children: [
        newest.map((record) =>
          /* @__PURE__ */ jsx(
            ToastCard,
            {
              record,
              focusable: entered,
            },
            record.id,
          ),
        ),
        /* @__PURE__ */ jsx(ToastLiveRegions, { announcer }),
      ],
    }),
    document.body,
  )
}
// design-system/components/Toast/countdown.ts
/** A countdown of `duration` milliseconds, standing still at first. `onEnd` is called once. */
function createCountdown(clock, duration, onEnd) {
  let left = duration
  let ended = false
  let running = null
  const end = () => {
    running = null
    ended = true
    onEnd()
  }
  return {
    run() {
      if (running || ended) return
      running = {
        timer: clock.setTimeout(end, left),
        since: clock.now(),
      }
    },
    hold() {
      if (!running) return
      clock.clearTimeout(running.timer)
      left = Math.max(0, left - (clock.now() - running.since))
      running = null
    },
  }
}
// design-system/components/Toast/toast-store.ts
var nothing = []
/** The toasts of one page and their timing, without React. The clock decides what time is: the browser's, or a test's. */
function createToastStore(clock) {
  const entries = /* @__PURE__ */ new Map()
  const listeners = /* @__PURE__ */ new Set()
  const pausedBy = /* @__PURE__ */ new Set()
  let snapshot = nothing
  let started = true
  let count = 0
  const emit = () => {
    snapshot = [...entries.values()].map((entry) => entry.record)
    for (const listener of listeners) listener()
  }
  /** Pauses hold what is in view; the removal of a closed record waits for nobody. */
  const runOrHold = ({ record, countdown }) => {
    if (started && (!record.open || pausedBy.size === 0)) countdown.run()
    else countdown.hold()
  }
  const runOrHoldAll = () => {
    for (const entry of entries.values()) runOrHold(entry)
  }
  const open = (record) => {
    const entry = {
      record,
      countdown: createCountdown(clock, TOAST_DURATION_MS, () => dismiss(record.id, 'timeout')),
    }
    entries.set(record.id, entry)
    runOrHold(entry)
  }
  const remove = (id) => {
    entries.get(id)?.countdown.hold()
    entries.delete(id)
  }
  const dismiss = (id, reason) => {
    const entry = entries.get(id)
    if (!entry?.record.open) return
    entry.countdown.hold()
    entry.record = {
      ...entry.record,
      open: false,
      closedBy: reason,
    }
    entry.countdown = createCountdown(clock, TOAST_REMOVE_DELAY_MS, () => {
      remove(id)
      emit()
    })
    runOrHold(entry)
    emit()
    entry.record.onDismiss?.(reason)
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    getServerSnapshot: () => nothing,
    show(options) {
      count += 1
      const id = `toast-${count}`
      const visible = snapshot.filter((record) => record.open)
      const replaced = visible.slice(0, visible.length - 0)
      for (const record of replaced) remove(record.id)
      open({
        ...options,
        tone: options.tone ?? 'neutral',
        id,
        open: true,
        closedBy: null,
        revision: 0,
      })
      emit()
      for (const record of replaced) record.onDismiss?.('replaced')
      return id
    },
    update(id, changes) {
      const entry = entries.get(id)
      if (!entry?.record.open) return
      entry.countdown.hold()
      const { record } = entry
      open({
        ...record,
        ...changes,
        tone: changes.tone ?? record.tone,
        revision: record.revision + 1,
      })
      emit()
    },
    dismiss,
    pause(reason) {
      pausedBy.add(reason)
      runOrHoldAll()
    },
    resume(reason) {
      pausedBy.delete(reason)
      runOrHoldAll()
    },
    start() {
      started = true
      runOrHoldAll()
    },
    dispose() {
      started = false
      runOrHoldAll()
    },
  }
}
// design-system/components/Toast/ToastProvider.tsx
/** Gives everything inside `useToast()` and mounts the one region that toasts appear in. Once per page, around all dialogs. */
function ToastProvider({ children, store: givenStore }) {
  const [ownStore] = useState(() => createToastStore(browserClock))
  const [announcer] = useState(() => createAnnouncer(browserClock))
  const region = useRef(null)
  const store = givenStore ?? ownStore
  const context = useMemo(
    () => ({
      store,
      announcer,
      region,
    }),
    [store, announcer],
  )
  useEffect(() => {
    store.start()
    return store.dispose
  }, [store])
  useEffect(() => announcer.dispose, [announcer])
  return /* @__PURE__ */ jsxs(ToastContext, {
    value: context,
    children: [children, /* @__PURE__ */ jsx(ToastRegion, {})],
  })
}
// design-system/providers/link.tsx
var PlainLink = (props) => /* @__PURE__ */ jsx('a', { ...props })
var LinkContext = createContext(PlainLink)
/** Gives every link of the design system the router's way to navigate. Without it, links are plain `<a>`. */
var LinkProvider = LinkContext.Provider
/** The link component in force. */
var useLinkComponent = () => use(LinkContext)
// design-system/tokens/theme-names.ts
/** What scripts know of the themes, apart from their colours, which only styles bring to a page. */
/** The canvas of each theme for `<meta name="theme-color">`, in the notation that every browser reads there. */
var themeColor = {
  dark: '#0a1016',
  light: '#f8fafd',
}
/** Product spec, section 4. */
var defaultTheme = 'dark'
// design-system/providers/theme-script.ts
/** Local-storage key of the reader's choice (product spec, section 9; product decisions). */
var THEME_STORAGE_KEY = 'theme'
/**
 * Sets the theme before the first paint: reads the stored choice and writes `html[data-theme]` and
 * `<meta name="theme-color">`. Put it inline in `<head>` as early as can be (with a hash or nonce for the content security
 * policy), and `suppressHydrationWarning` on `<html>`. It makes the meta element itself, so the page must not render one.
 * Storage may be closed to the page; the default theme shows then.
 */
var themeScript = `(function () {
  var theme = ${JSON.stringify(defaultTheme)}, colors = ${JSON.stringify(themeColor)};
  try {
    var stored = localStorage.getItem(${JSON.stringify(THEME_STORAGE_KEY)});
    if (${JSON.stringify(Object.keys(themeColor))}.indexOf(stored) >= 0) theme = stored;
  } catch (error) {}
  document.documentElement.setAttribute("data-theme", theme);
  var meta = document.createElement("meta");
  meta.name = "theme-color";
  meta.content = colors[theme];
  document.head.appendChild(meta);
})()`
// design-system/providers/theme.tsx
var ThemeContext = createContext(null)
/**
 * Lets components read and change the theme. The truth is `html[data-theme]`, which `themeScript` has set before the
 * first paint; the server and the first render show the default, dark (product spec, section 4).
 */
function ThemeProvider({ children }) {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => defaultTheme)
  useEffect(followOtherTabs, [])
  const value = useMemo(
    () => ({
      theme,
      setTheme,
      toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
    }),
    [theme],
  )
  return /* @__PURE__ */ jsx(ThemeContext, {
    value,
    children,
  })
}
/** The theme in force and the ways to change it. @throws without a ThemeProvider above. */
function useTheme() {
  const theme = use(ThemeContext)
  if (!theme) throw new Error('No theme. Wrap the page in <ThemeProvider>.')
  return theme
}
var isThemeName = (name) => !!name && Object.hasOwn(themeColor, name)
function currentTheme() {
  const name = document.documentElement.dataset.theme
  return isThemeName(name) ? name : defaultTheme
}
function subscribe(onChange) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
function show(theme) {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor[theme])
}
function setTheme(theme) {
  show(theme)
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme)
  } catch {}
}
/** The browser tells every tab but the one that wrote. A null key means that everything was cleared. */
function followOtherTabs() {
  const onStorage = ({ key, newValue }) => {
    if (key === 'theme' || key === null) show(isThemeName(newValue) ? newValue : defaultTheme)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
// design-system/screens/centred-page.css.ts
var page$5 = '_1ta9aug0'
// design-system/screens/FailureScreen/FailureScreen.tsx
/** Stands in place of a whole page that could not be drawn. A part that could not be loaded has an ErrorState of its own. */
function FailureScreen({ texts, onRetry, className, ...rest }) {
  return /* @__PURE__ */ jsx('main', {
    id: MAIN_ID,
    'data-component': 'FailureScreen',
    ...rest,
    className: classNames(page$5, className),
    children: /* @__PURE__ */ jsx(ErrorState, {
      ...texts,
      onRetry,
    }),
  })
}
// design-system/screens/LoadingScreen/LoadingScreen.tsx
/** A whole page that waits, for the moment before its script is there. Lists and cards have skeletons of their own. */
function LoadingScreen({ label, className }) {
  return /* @__PURE__ */ jsx('main', {
    'data-component': 'LoadingScreen',
    className: classNames(page$5, className),
    children: /* @__PURE__ */ jsx(Spinner, {
      size: 'large',
      label,
    }),
  })
}
// design-system/texts/en/failure.ts
/** Said on the English pages. */
var failureTexts$1 = {
  title: 'Something went wrong',
  description: 'This page could not be shown. Try again; if that does not help, call our hotline 1900 0000.',
}
// design-system/texts/en.ts
/** English. */
var componentMessages$1 = {
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: (hotkey) => `Notifications (${hotkey})`,
  dismissNotification: 'Dismiss notification',
  loading: 'Loading',
  partFailed: 'Could not be loaded',
  partFailedAdvice: 'Check your connection, then try again.',
  retry: 'Try again',
  opensInNewTab: 'opens in a new tab',
  skipToContent: 'Skip to main content',
}
// design-system/texts/vi/failure.ts
/** Said on the Vietnamese pages. */
var failureTexts = {
  title: 'Trang gặp lỗi',
  description: 'Chưa hiển thị được trang này. Hãy thử lại; nếu vẫn lỗi, gọi hotline 1900 0000.',
}
// design-system/texts/vi.ts
/** Vietnamese: the product's first language. */
var componentMessages = {
  close: 'Đóng',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  notifications: (hotkey) => `Thông báo (${hotkey})`,
  dismissNotification: 'Đóng thông báo',
  loading: 'Đang tải',
  partFailed: 'Chưa tải được',
  partFailedAdvice: 'Vui lòng kiểm tra kết nối mạng rồi thử lại.',
  retry: 'Thử lại',
  opensInNewTab: 'mở trong thẻ mới',
  skipToContent: 'Bỏ qua đến nội dung chính',
}
// site/app/api/swr-options.ts
/**
 * Defaults of every query (product spec, section 7): a GET to the key's path; no refetch by interval or on focus,
 * data never goes stale, nothing is retried by itself. What changes is refreshed on purpose.
 */
var swrOptions = {
  fetcher: (key) => (typeof key === 'string' ? request(key) : request(key[0], { token: key[1] })),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  refreshInterval: 0,
}
// site/app/hooks/use-heading-focus.ts
/**
 * Puts the focus on the page's h1 whenever `place` has changed, since what had it is gone; screen readers say the heading, which
 * tells them of the new page. Not as the site is opened: the browser announces that itself.
 */
function useHeadingFocus(place) {
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [place])
}
// site/app/hooks/use-hydrated.ts
var never = () => () => void 0
/**
 * False while a prerendered page is being taken over, true from then on. What only the browser knows (the query of the
 * address, local storage) may show from then on; before, it would differ from the file that was sent.
 */
var useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
// server/contracts/site-origin.ts
/**
 * Stands in the built pages wherever an address must be whole (canonical, Open Graph, sitemap). The server puts its own
 * public address there, so that one build serves any host.
 */
var originPlaceholder = 'https://origin.invalid'
// site/app/page-head.ts
/** The provider's name, as titles and shared links say it. */
var siteName = 'Sen Cloud'
/**
 * What every page has. Its faces are not asked for ahead: the first picture would wait for them on a slow connection, and nothing
 * moves when they come later.
 */
var siteLinks = [
  {
    rel: 'icon',
    href: '/favicon.svg',
    type: 'image/svg+xml',
  },
  {
    rel: 'icon',
    href: '/favicon-32.png',
    type: 'image/png',
    sizes: '32x32',
  },
  {
    rel: 'apple-touch-icon',
    href: '/apple-touch-icon.png',
  },
  {
    rel: 'manifest',
    href: '/manifest.webmanifest',
  },
]
/** The picture for shared links. */
var PICTURE = '/share.png'
/** Where the public reaches the site: while it is built a placeholder, in the browser what the server has put in its place. */
var origin = originPlaceholder
/** A whole address of this site, of a path such as `/products`. */
var publicAddress = (path) => `${origin}${path}`
/** The head of a page that is to be found: for search engines, and for those who share it (Open Graph, X). */
function findable({ title, description, path, lang, facts = [] }) {
  const address = publicAddress(path)
  return [
    { title },
    {
      name: 'description',
      content: description,
    },
    {
      tagName: 'link',
      rel: 'canonical',
      href: address,
    },
    {
      property: 'og:type',
      content: 'website',
    },
    {
      property: 'og:site_name',
      content: siteName,
    },
    {
      property: 'og:locale',
      content: lang === 'vi' ? 'vi_VN' : 'en_US',
    },
    {
      property: 'og:title',
      content: title,
    },
    {
      property: 'og:description',
      content: description,
    },
    {
      property: 'og:url',
      content: address,
    },
    {
      property: 'og:image',
      content: publicAddress(PICTURE),
    },
    {
      property: 'og:image:type',
      content: 'image/png',
    },
    {
      property: 'og:image:width',
      content: '1200',
    },
    {
      property: 'og:image:height',
      content: '630',
    },
    {
      property: 'og:image:alt',
      content: siteName,
    },
    {
      name: 'twitter:card',
      content: 'summary_large_image',
    },
    ...facts.map((fact) => ({
      'script:ld+json': {
        '@context': 'https://schema.org',
        ...fact,
      },
    })),
  ]
}
/** The head of a page that nobody should find by searching: it is somebody's own, or none of the site's. */
var unfindable = (title) => [
  { title },
  {
    name: 'robots',
    content: 'noindex',
  },
]
// site/app/root.tsx
var root_exports = /* @__PURE__ */ __exportAll({
  ErrorBoundary: () => ErrorBoundary,
  HydrateFallback: () => HydrateFallback,
  Layout: () => Layout,
  default: () => root_default,
  links: () => links$2,
})
var links$2 = () => siteLinks
function useHandle() {
  return useMatches()
    .map((match) => match.handle)
    .findLast((handle) => handle !== void 0)
}
var useAreaLanguage = () => useHandle()?.lang ?? 'vi'
/** Addresses of this site go through the router; others, and what opens elsewhere, through the browser. */
var RouterLink = ({ href, ...rest }) =>
  href.startsWith('/') && rest.target === void 0
    ? /* @__PURE__ */ jsx(Link, {
        to: href,
        ...rest,
      })
    : /* @__PURE__ */ jsx('a', {
        href,
        ...rest,
      })
function Layout({ children }) {
  const bootScript = useHandle()?.bootScript
  const isHydrated = useHydrated()
  return /* @__PURE__ */ jsxs('html', {
    lang: useAreaLanguage(),
    'data-theme': 'dark',
    suppressHydrationWarning: true,
    children: [
      /* @__PURE__ */ jsxs('head', {
        children: [
          /* @__PURE__ */ jsx('meta', { charSet: 'utf-8' }),
          /* @__PURE__ */ jsx('meta', {
            name: 'viewport',
            content: 'width=device-width, initial-scale=1',
          }),
          /* @__PURE__ */ jsx(Meta, {}),
          /* @__PURE__ */ jsx(Links, {}),
          /* @__PURE__ */ jsx('script', { dangerouslySetInnerHTML: { __html: themeScript } }),
          bootScript &&
            !isHydrated &&
            /* @__PURE__ */ jsx('script', { dangerouslySetInnerHTML: { __html: bootScript } }),
        ],
      }),
      /* @__PURE__ */ jsxs('body', {
        children: [children, /* @__PURE__ */ jsx(ScrollRestoration, {}), /* @__PURE__ */ jsx(Scripts, {})],
      }),
    ],
  })
}
var root_default = UNSAFE_withComponentProps(function Root() {
  useHeadingFocus(useLocation().pathname)
  return /* @__PURE__ */ jsx(SWRConfig, {
    value: swrOptions,
    children: /* @__PURE__ */ jsx(MessagesProvider, {
      value: useAreaLanguage() === 'en' ? componentMessages$1 : componentMessages,
      children: /* @__PURE__ */ jsx(FormatProvider, {
        locale: 'vi-VN',
        children: /* @__PURE__ */ jsx(LinkProvider, {
          value: RouterLink,
          children: /* @__PURE__ */ jsx(ThemeProvider, {
            children: /* @__PURE__ */ jsx(ToastProvider, {
              children: /* @__PURE__ */ jsxs(AuthProvider, {
                children: [/* @__PURE__ */ jsx(SkipLink, {}), /* @__PURE__ */ jsx(Outlet, {})],
              }),
            }),
          }),
        }),
      }),
    }),
  })
})
/** Shown from the fallback page until the script of the asked page has arrived. */
var HydrateFallback = UNSAFE_withHydrateFallbackProps(function HydrateFallback() {
  return /* @__PURE__ */ jsx(LoadingScreen, { label: componentMessages.loading })
})
/** In place of a page that could not be drawn. Trying again loads it anew, since what has broken may be half done. */
var ErrorBoundary = UNSAFE_withErrorBoundaryProps(function ErrorBoundary() {
  const isEnglish = useAreaLanguage() === 'en'
  return /* @__PURE__ */ jsx(MessagesProvider, {
    value: isEnglish ? componentMessages$1 : componentMessages,
    children: /* @__PURE__ */ jsx(FailureScreen, {
      texts: isEnglish ? failureTexts$1 : failureTexts,
      onRetry: () => location.reload(),
    }),
  })
})
// design-system/components/Table/Table.css.ts
var frame$2 = '_1aurkjj2'
var density = {
  comfortable: '_1aurkjj3',
  compact: '_1aurkjj4',
}
var scroller$1 = '_1aurkjj5'
var table$2 = '_1aurkjj6'
var headerCell = '_1aurkjj8'
var row$1 = '_1aurkjj9'
var cell$1 = '_1aurkjja'
var rowHeader = '_1aurkjjb'
var align = {
  start: '_1aurkjjc',
  end: '_1aurkjjd',
}
var stackedBody = '_1aurkjjf'
var stackedHead = '_1aurkjjh'
var stackedRow = '_1aurkjji'
var stackedLabel = '_1aurkjjl'
var hideBelow = {
  medium: '_1aurkjjm',
  large: '_1aurkjjn',
}
var skeleton = {
  start: '_1aurkjjo',
  end: '_1aurkjjp',
}
// design-system/components/Table/use-overflow.ts
/** Tells whether the content of an element is wider than the element, and keeps telling as either changes. */
function useOverflow() {
  const container = useRef(null)
  const content = useRef(null)
  const [overflows, setOverflows] = useState()
  useLayoutEffect(() => {
    const [outer, inner] = [container.current, content.current]
    if (!outer || !inner) return
    const measure = () => setOverflows(inner.offsetWidth > outer.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return {
    container,
    content,
    overflows,
  }
}
// design-system/components/Table/Table.tsx
/**
 * Rows of like things. The header stays in view; a table too wide for its place scrolls sideways inside its frame, by
 * keyboard as well. For two or three facts about one thing use a list.
 */
function Table({
  caption: caption$1,
  captionVisible = false,
  columns,
  rows,
  rowKey,
  status = 'ready',
  skeletonRows = 5,
  empty,
  error,
  density: density$1 = 'comfortable',
  narrow = 'scroll',
  className,
  ...rest
}) {
  const captionId = useId()
  const { container, content, overflows } = useOverflow()
  const stacks = narrow === 'stack'
  const scrollable = overflows
    ? {
        role: 'region',
        tabIndex: 0,
        'aria-labelledby': captionId,
      }
    : void 0
  return /* @__PURE__ */ jsxs(Role, {
    'data-component': 'Table',
    'data-status': status,
    'data-density': density$1,
    'data-narrow': narrow,
    ...rest,
    className: classNames(frame$2, density[density$1], className),
    children: [
      /* @__PURE__ */ jsx('div', {
        ref: container,
        'data-fits': overflows === false ? '' : void 0,
        ...scrollable,
        className: scroller$1,
        children: /* @__PURE__ */ jsxs('table', {
          ref: content,
          'aria-busy': status === 'loading' || void 0,
          className: classNames(table$2, stacks && '_1aurkjje'),
          children: [
            /* @__PURE__ */ jsx('caption', {
              id: captionId,
              className: classNames(captionVisible && '_1aurkjj7', stacks && '_1aurkjjg'),
              children: captionVisible ? caption$1 : /* @__PURE__ */ jsx(VisuallyHidden, { children: caption$1 }),
            }),
            /* @__PURE__ */ jsx('thead', {
              className: stacks ? stackedHead : void 0,
              children: /* @__PURE__ */ jsx('tr', {
                children: columns.map((column) =>
                  /* @__PURE__ */ jsx(
                    'th',
                    {
                      scope: 'col',
                      className: classNames(headerCell, ...columnClasses(column)),
                      children: column.header,
                    },
                    column.id,
                  ),
                ),
              }),
            }),
            /* @__PURE__ */ jsxs('tbody', {
              className: stacks ? stackedBody : void 0,
              children: [
                status === 'loading' &&
                  /* @__PURE__ */ jsx(SkeletonRows, {
                    columns,
                    count: skeletonRows,
                    stacks,
                  }),
                status === 'ready' &&
                  rows.map((row) =>
                    /* @__PURE__ */ jsx(
                      BodyRow,
                      {
                        columns,
                        row,
                        stacks,
                      },
                      rowKey(row),
                    ),
                  ),
              ],
            }),
          ],
        }),
      }),
      status === 'ready' && rows.length === 0 && empty,
      status === 'error' && error,
      /* @__PURE__ */ jsx(VisuallyHidden, {
        role: 'status',
        children: status === 'loading' && /* @__PURE__ */ jsx(LoadingMessage, {}),
      }),
    ],
  })
}
var columnClasses = ({ align: align$1 = 'start', hideBelow: hideBelow$1 }) => [
  align[align$1],
  hideBelow$1 && hideBelow[hideBelow$1],
]
function BodyRow({ columns, row, stacks }) {
  return /* @__PURE__ */ jsx('tr', {
    className: classNames(row$1, stacks && '_1aurkjji'),
    children: columns.map((column) =>
      column.rowHeader
        ? /* @__PURE__ */ jsx(
            'th',
            {
              scope: 'row',
              className: classNames(
                cell$1,
                rowHeader,
                stacks && '_1aurkjjj',
                stacks && '_1aurkjjk',
                ...columnClasses(column),
              ),
              children: column.cell(row),
            },
            column.id,
          )
        : /* @__PURE__ */ jsxs(
            'td',
            {
              className: classNames(cell$1, stacks && '_1aurkjjj', ...columnClasses(column)),
              children: [stacks && /* @__PURE__ */ jsx(StackedLabel, { children: column.header }), column.cell(row)],
            },
            column.id,
          ),
    ),
  })
}
/** The column's name beside a value; screen readers have it from the header. */
function StackedLabel({ children }) {
  return /* @__PURE__ */ jsx('span', {
    'aria-hidden': true,
    className: stackedLabel,
    children,
  })
}
/** Bars of different lengths, the same each time: they read as text, and pictures of them do not change. */
var lengths = ['long', 'medium', 'full', 'short']
function SkeletonRows({ columns, count, stacks }) {
  return Array.from({ length: count }, (_, index) => ({
    index,
    key: `skeleton-${index}`,
  })).map(({ index, key }) =>
    /* @__PURE__ */ jsx(
      'tr',
      {
        'aria-hidden': true,
        className: stacks ? stackedRow : void 0,
        children: columns.map((column, columnIndex) =>
          /* @__PURE__ */ jsxs(
            'td',
            {
              className: classNames(cell$1, stacks && '_1aurkjjj', ...columnClasses(column)),
              children: [
                stacks && /* @__PURE__ */ jsx(StackedLabel, { children: column.header }),
                /* @__PURE__ */ jsx(Skeleton, {
                  length: lengths[(index + columnIndex) % lengths.length],
                  className: skeleton[column.align ?? 'start'],
                }),
              ],
            },
            column.id,
          ),
        ),
      },
      key,
    ),
  )
}
function LoadingMessage() {
  return useMessage('loading')
}
// design-system/storefront/ComparisonTable/ComparisonTable.css.ts
var root$4 = '_16ahur0'
var hint = '_16ahur1'
var frame$1 = '_16ahur2'
var scroller = '_16ahur3'
var table$1 = '_16ahur4'
var corner = '_16ahur5'
var feature$3 = '_16ahur6'
var provider = '_16ahur7'
var ownProvider = '_16ahur8'
var ownName = '_16ahur9'
var value$3 = '_16ahura'
var ownValue = '_16ahurb'
var yes = '_16ahurc'
var no = '_16ahurd'
// design-system/storefront/ComparisonTable/ComparisonTable.tsx
/**
 * Us beside others, row by row. Where it does not fit it scrolls sideways, by keyboard as well, and the names of the rows
 * stay in view (product spec, section 2).
 */
function ComparisonTable({ texts, rows, className, ...rest }) {
  const captionId = useId()
  const { container, content, overflows } = useOverflow()
  const scrollable = overflows
    ? {
        role: 'region',
        tabIndex: 0,
        'aria-labelledby': captionId,
      }
    : void 0
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'ComparisonTable',
    'data-scrolls': overflows,
    ...rest,
    className: classNames(root$4, className),
    children: [
      /* @__PURE__ */ jsxs('p', {
        className: hint,
        children: [/* @__PURE__ */ jsx(Icon, { icon: MoveHorizontal }), texts.scrollHint],
      }),
      /* @__PURE__ */ jsx('div', {
        className: frame$1,
        children: /* @__PURE__ */ jsx('div', {
          ref: container,
          ...scrollable,
          className: scroller,
          children: /* @__PURE__ */ jsxs('table', {
            ref: content,
            className: table$1,
            children: [
              /* @__PURE__ */ jsx('caption', {
                id: captionId,
                children: /* @__PURE__ */ jsx(VisuallyHidden, { children: texts.caption }),
              }),
              /* @__PURE__ */ jsx('thead', {
                children: /* @__PURE__ */ jsxs('tr', {
                  children: [
                    /* @__PURE__ */ jsx('th', {
                      scope: 'col',
                      className: corner,
                      children: texts.feature,
                    }),
                    /* @__PURE__ */ jsx('th', {
                      scope: 'col',
                      className: ownProvider,
                      children: /* @__PURE__ */ jsxs('span', {
                        className: ownName,
                        children: [
                          /* @__PURE__ */ jsx(Badge, {
                            tone: 'brand',
                            emphasis: 'strong',
                            children: texts.best,
                          }),
                          texts.own,
                        ],
                      }),
                    }),
                    texts.others.map((name) =>
                      /* @__PURE__ */ jsx(
                        'th',
                        {
                          scope: 'col',
                          className: provider,
                          children: name,
                        },
                        name,
                      ),
                    ),
                  ],
                }),
              }),
              /* @__PURE__ */ jsx('tbody', {
                children: rows.map(({ feature, own, others }) =>
                  /* @__PURE__ */ jsxs(
                    'tr',
                    {
                      children: [
                        /* @__PURE__ */ jsx('th', {
                          scope: 'row',
                          className: feature$3,
                          children: feature,
                        }),
                        /* @__PURE__ */ jsx('td', {
                          className: ownValue,
                          children: /* @__PURE__ */ jsx(Value$1, {
                            value: own,
                            texts,
                          }),
                        }),
                        texts.others.map((name, index) =>
                          /* @__PURE__ */ jsx(
                            'td',
                            {
                              className: value$3,
                              children: /* @__PURE__ */ jsx(Value$1, {
                                value: others[index] ?? false,
                                texts,
                              }),
                            },
                            name,
                          ),
                        ),
                      ],
                    },
                    feature,
                  ),
                ),
              }),
            ],
          }),
        }),
      }),
    ],
  })
}
function Value$1({ value, texts }) {
  if (typeof value === 'string') return value
  return value
    ? /* @__PURE__ */ jsx(Icon, {
        icon: Check,
        size: 'medium',
        label: texts.yes,
        className: yes,
      })
    : /* @__PURE__ */ jsx(Icon, {
        icon: X,
        size: 'medium',
        label: texts.no,
        className: no,
      })
}
// design-system/components/Reveal/Reveal.css.ts
var root$3 = '_1wm9t7z0'
// design-system/components/Reveal/use-reveal.ts
/** Where an element's edge has to be before it counts as in view: a tenth of the window above its lower edge. */
var LINE = '0% 0% -10% 0%'
/** Follows an element from below the window into view, and then leaves it alone. */
function useReveal(element) {
  const [phase, setPhase] = useState()
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    let isFirst = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (isFirst && entry.boundingClientRect.top >= window.innerHeight) setPhase('waiting')
        else if (isFirst || entry.isIntersecting) {
          if (!isFirst) setPhase('revealed')
          observer.disconnect()
        }
        isFirst = false
      },
      {
        root: document,
        rootMargin: LINE,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return phase
}
// design-system/components/Reveal/Reveal.tsx
/**
 * Lets what is below the window rise into place as it is scrolled into view, once: 400 ms, 12 px (product spec, section 2).
 * It takes its room from the start, so nothing around it moves.
 *
 * An observer, and not a scroll-driven animation (`animation-timeline: view()`): such an animation is a place on the
 * scrollbar, which runs backwards as one scrolls back and takes as long as one scrolls; it can be neither "once" nor 400 ms.
 * The observer hides only what it has itself just reported to be out of sight, so what no observer reports is never
 * hidden: without a script, before the script has arrived, in a browser without observers, and in view as the page opens.
 * On paper and with less motion asked for, the hidden state does not exist.
 */
function Reveal({ className, ref, ...rest }) {
  const root = useRef(null)
  const phase = useReveal(root)
  return /* @__PURE__ */ jsx(Role, {
    'data-component': 'Reveal',
    'data-phase': phase,
    ...rest,
    ref: useMergedRef(root, ref),
    className: classNames(root$3, className),
  })
}
// design-system/storefront/Section/Section.css.ts
var section$1 = createRuntimeFn({
  defaultClassName: '_19dd2380',
  variantClassNames: {
    surface: {
      canvas: '_19dd2381',
      sunken: '_19dd2382',
    },
  },
  defaultVariants: {},
  compoundVariants: [],
})
// design-system/storefront/Section/Section.tsx
/** A full-width stretch of a public page: heading, one sentence, content, all on the page's measure; it rises in as it is scrolled to. */
function Section({ heading, description, surface = 'canvas', className, children, ...rest }) {
  const headingId = useId()
  return /* @__PURE__ */ jsx('section', {
    'data-component': 'Section',
    'aria-labelledby': headingId,
    ...rest,
    className: classNames(section$1({ surface }), className),
    children: /* @__PURE__ */ jsxs(Reveal, {
      render: /* @__PURE__ */ jsx(Stack, { space: '2xl' }),
      children: [
        /* @__PURE__ */ jsxs(Stack, {
          space: 'sm',
          children: [
            /* @__PURE__ */ jsx(Heading, {
              level: 2,
              size: 'display2',
              id: headingId,
              children: heading,
            }),
            description &&
              /* @__PURE__ */ jsx(Text, {
                size: 'large',
                tone: 'secondary',
                measure: true,
                children: description,
              }),
          ],
        }),
        children,
      ],
    }),
  })
}
// design-system/storefront/ComparisonSection/ComparisonSection.tsx
/** How we stand beside others, in one table (product spec, section 2). */
function ComparisonSection({ texts, ...rest }) {
  return /* @__PURE__ */ jsx(Section, {
    'data-component': 'ComparisonSection',
    ...rest,
    heading: texts.heading,
    description: texts.description,
    children: /* @__PURE__ */ jsxs(Stack, {
      children: [
        /* @__PURE__ */ jsx(ComparisonTable, {
          texts: texts.table,
          rows: texts.rows,
        }),
        /* @__PURE__ */ jsx(Text, {
          size: 'small',
          tone: 'tertiary',
          measure: true,
          children: texts.note,
        }),
      ],
    }),
  })
}
// design-system/storefront/DatacenterCard/DatacenterCard.css.ts
var card$8 = '_1rljhc40'
var head$5 = '_1rljhc41'
var name$2 = '_1rljhc42'
var number$2 = 'rh6bjn8'
var ping$1 = '_1rljhc43'
var pingValue = '_1rljhc44'
var pingLabel = '_1rljhc45'
var features$7 = '_1rljhc46'
var feature$2 = '_1rljhc47'
var check$4 = '_1rljhc48'
// design-system/storefront/DatacenterCard/DatacenterCard.tsx
/** One datacenter: how far away it is in time, loudest, and what it gives. Its number and name stand on the map as well. */
function DatacenterCard({ texts, datacenter, number, className, ...rest }) {
  return /* @__PURE__ */ jsxs('article', {
    'data-component': 'DatacenterCard',
    ...rest,
    className: classNames(card$8, className),
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: head$5,
        children: [
          /* @__PURE__ */ jsx('span', {
            'aria-hidden': true,
            className: number$2,
            children: number,
          }),
          /* @__PURE__ */ jsxs('div', {
            className: name$2,
            children: [
              /* @__PURE__ */ jsx(Heading, {
                level: 3,
                size: 'title',
                children: datacenter.name,
              }),
              /* @__PURE__ */ jsx(Text, {
                size: 'small',
                tone: 'tertiary',
                children: datacenter.location,
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('dl', {
        className: ping$1,
        children: [
          /* @__PURE__ */ jsx('dt', {
            className: pingLabel,
            children: texts.ping,
          }),
          /* @__PURE__ */ jsx('dd', {
            className: pingValue,
            children: datacenter.ping,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('ul', {
        className: features$7,
        children: datacenter.features.map((feature) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: feature$2,
              children: [
                /* @__PURE__ */ jsx(Icon, {
                  icon: Check,
                  className: check$4,
                }),
                feature,
              ],
            },
            feature,
          ),
        ),
      }),
    ],
  })
}
/** Land, each piece a closed line. Simplified to what can be seen at the size of the map. */
var land = {
  mainland: [
    [120, 30],
    [120, 25.5],
    [117.3, 23.6],
    [116.6, 23.2],
    [115.4, 22.75],
    [114.3, 22.4],
    [113.7, 22.65],
    [113.5, 22.1],
    [112.8, 21.8],
    [111.8, 21.6],
    [110.6, 21.25],
    [110.45, 20.5],
    [110.1, 20.3],
    [109.85, 20.5],
    [109.75, 21.35],
    [109.1, 21.45],
    [108.5, 21.65],
    [107.9, 21.5],
    [107.35, 21.1],
    [106.8, 20.75],
    [106.55, 20.2],
    [105.95, 19.9],
    [105.75, 19.1],
    [105.75, 18.75],
    [106.15, 18.25],
    [106.5, 17.95],
    [106.6, 17.5],
    [107.1, 17.05],
    [107.65, 16.5],
    [108.2, 16.15],
    [108.35, 15.9],
    [108.85, 15.35],
    [109.05, 14.7],
    [109.25, 13.8],
    [109.3, 13.2],
    [109.45, 12.85],
    [109.2, 12.3],
    [109.2, 11.7],
    [109, 11.35],
    [108.4, 11],
    [107.95, 10.7],
    [107.1, 10.35],
    [106.75, 10.5],
    [106.7, 10],
    [106.55, 9.6],
    [106.15, 9.35],
    [105.4, 9],
    [104.8, 8.6],
    [104.8, 9.5],
    [105.05, 9.95],
    [104.5, 10.4],
    [103.65, 10.5],
    [103.1, 11.15],
    [102.9, 11.75],
    [102.35, 12.2],
    [101.7, 12.65],
    [100.9, 12.65],
    [100.95, 13.4],
    [100.5, 13.5],
    [100, 13.35],
    [99.95, 12.6],
    [99.75, 11.7],
    [99.2, 10.4],
    [99.25, 9.4],
    [99.85, 9.25],
    [100.05, 8.5],
    [100.3, 8.3],
    [100.55, 7.25],
    [101.2, 6.9],
    [101.8, 6.45],
    [102.3, 6.2],
    [103.1, 5.4],
    [103.45, 4.5],
    [103.4, 3.6],
    [103.5, 2.85],
    [104.1, 1.9],
    [104.25, 1.4],
    [103.85, 1.45],
    [103.5, 1.3],
    [102.7, 1.8],
    [101.75, 2.5],
    [101.3, 3],
    [100.75, 3.85],
    [100.6, 4.5],
    [100.4, 5.3],
    [100.35, 6],
    [100.1, 6.5],
    [99.55, 7.15],
    [98.9, 8],
    [98.45, 8.3],
    [98.3, 7.85],
    [98.2, 8.8],
    [98.6, 10],
    [98.7, 11.5],
    [98.55, 12.8],
    [98.1, 13.8],
    [97.75, 15],
    [97.6, 16.3],
    [97.1, 17.1],
    [96.5, 16.5],
    [94, 16.2],
    [90, 20],
    [90, 30],
  ],
  hainan: [
    [108.7, 19.1],
    [109.2, 19.75],
    [109.7, 19.95],
    [110.4, 20.05],
    [110.95, 19.95],
    [110.6, 19.3],
    [110.4, 18.7],
    [109.6, 18.2],
    [108.8, 18.45],
  ],
  sumatra: [
    [97, 5.3],
    [97.6, 5.2],
    [98.25, 4.4],
    [98.75, 3.75],
    [99.7, 3.15],
    [100.4, 2.4],
    [100.9, 2.1],
    [101.4, 1.75],
    [102.2, 1.3],
    [102.9, 0.65],
    [103.75, 0.25],
    [103.5, -0.3],
    [103.4, -0.75],
    [104.3, -1.05],
    [104.6, -2],
    [101, -2.4],
    [100.3, -0.9],
    [99.5, -0.05],
    [99.1, 0.35],
    [98.85, 1.55],
    [98.3, 1.95],
    [97.6, 2.35],
    [97, 3],
  ],
  borneo: [
    [117, 6.8],
    [116.5, 6.5],
    [116, 5.9],
    [115.4, 5.3],
    [114.9, 4.95],
    [114, 4.5],
    [113.1, 3.25],
    [112.3, 2.95],
    [111.35, 2.7],
    [111.2, 1.95],
    [111.3, 1.45],
    [110.4, 1.7],
    [109.65, 2.05],
    [109.05, 1.5],
    [108.95, 0.75],
    [109.15, 0.2],
    [109.1, -0.5],
    [109.6, -1.05],
    [110, -1.8],
    [117, -2.4],
  ],
  singapore: [
    [103.62, 1.26],
    [103.72, 1.4],
    [103.82, 1.42],
    [104.03, 1.36],
    [103.98, 1.28],
    [103.82, 1.22],
  ],
  phuQuoc: [
    [103.86, 10.36],
    [104.08, 10.4],
    [104.06, 10.1],
    [104, 10],
  ],
}
/** The two archipelagos, by their islands: too small for an outline. */
var archipelagos = {
  hoangSa: [
    [111.61, 16.53],
    [112.34, 16.83],
    [111.2, 15.78],
    [111.7, 16.45],
    [112.73, 16.67],
    [112.35, 16.95],
  ],
  truongSa: [
    [111.92, 8.64],
    [114.33, 9.89],
    [114.37, 10.18],
    [114.33, 11.43],
    [114.48, 10.37],
    [112.92, 7.87],
    [113.69, 8.97],
    [112.25, 8.86],
    [115.3, 10.75],
  ],
}
// design-system/storefront/DatacenterMap/DatacenterMap.css.ts
var across = 'var(--rh6bjn0)'
var down = 'var(--rh6bjn1)'
var map = 'rh6bjn2'
var drawing$1 = 'rh6bjn3'
var graticule$1 = 'rh6bjn4'
var coast$1 = 'rh6bjn5'
var islands$1 = 'rh6bjn6'
var place = 'rh6bjn7'
var islandName = 'rh6bjn9'
var mark$1 = 'rh6bjna rh6bjn8'
var placeName = {
  west: 'rh6bjnb',
  east: 'rh6bjnc',
}
// design-system/storefront/DatacenterMap/project.ts
/** What the map shows: from northern Vietnam to Singapore, with the sea to the east. */
var west = 97.5
var north = 23.9
/** A degree of longitude is shorter the further it is from the equator; the map is true in the middle of Vietnam. */
var lngScale = Math.cos((16 * Math.PI) / 180)
/** Units of the drawing per degree of latitude: one decimal is then finer than a pixel. */
var unitsPerDegree = 20
/** Size of the drawing, in its own units. */
var mapSize = {
  width: Math.round(18.5 * lngScale * unitsPerDegree),
  height: Math.round(25.2 * unitsPerDegree),
}
/** Where a place stands on the drawing. Coast, islands and datacenters all go through this. */
var project = ({ lat, lng }) => ({
  x: (lng - west) * lngScale * unitsPerDegree,
  y: (north - lat) * unitsPerDegree,
})
// design-system/storefront/DatacenterMap/DatacenterMap.tsx
var drawn = ([lng, lat]) => {
  const { x, y } = project({
    lng,
    lat,
  })
  return `${x.toFixed(1)},${y.toFixed(1)}`
}
var between = ([lng, lat], [otherLng, otherLat]) => [(lng + otherLng) / 2, (lat + otherLat) / 2]
/** A closed line that bends at each point and passes halfway between two: a coast has no corners. */
function outline(points) {
  const bends = points.map((point, index) => {
    return {
      point,
      end: between(point, points[(index + 1) % points.length] ?? point),
    }
  })
  const start = bends.at(-1)
  return start ? `M${drawn(start.end)}${bends.map(({ point, end }) => `Q${drawn(point)} ${drawn(end)}`).join('')}Z` : ''
}
var coast = Object.values(land).map(outline).join('')
/** Lines of no length, which a round pen draws as dots of one size however large the map is. */
var islands = Object.values(archipelagos)
  .flat()
  .map((point) => `M${drawn(point)}h0`)
  .join('')
/** Every five degrees, on the sea. */
var graticule = [
  ...[100, 105, 110, 115].map((lng) => `M${drawn([lng, 30])}L${drawn([lng, -10])}`),
  ...[0, 5, 10, 15, 20].map((lat) => `M${drawn([90, lat])}L${drawn([120, lat])}`),
].join('')
/** Where a place is, in parts of the map. */
function position(coordinates) {
  const { x, y } = project(coordinates)
  return assignInlineVars({
    [across]: `${((x / mapSize.width) * 100).toFixed(2)}%`,
    [down]: `${((y / mapSize.height) * 100).toFixed(2)}%`,
  })
}
/** Below the islands, where their names stand. */
var namedAt = {
  hoangSa: {
    lat: 15.7,
    lng: 111.9,
  },
  truongSa: {
    lat: 7.8,
    lng: 113.4,
  },
}
/**
 * The coast from Vietnam to Singapore, drawn here from coordinates, and places on it at theirs (product spec, section 3). One
 * image to assistive technology. It takes the width it is given and keeps its shape; lines keep their size, and words
 * as long as they have room.
 */
function DatacenterMap({ texts, places, className, ...rest }) {
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'DatacenterMap',
    role: 'img',
    'aria-label': texts.alternative,
    ...rest,
    className: classNames(map, className),
    children: [
      /* @__PURE__ */ jsxs('svg', {
        viewBox: `0 0 ${mapSize.width} ${mapSize.height}`,
        'aria-hidden': true,
        className: drawing$1,
        children: [
          /* @__PURE__ */ jsx('path', {
            d: graticule,
            vectorEffect: 'non-scaling-stroke',
            className: graticule$1,
          }),
          /* @__PURE__ */ jsx('path', {
            d: coast,
            vectorEffect: 'non-scaling-stroke',
            className: coast$1,
          }),
          /* @__PURE__ */ jsx('path', {
            d: islands,
            vectorEffect: 'non-scaling-stroke',
            className: islands$1,
          }),
        ],
      }),
      ['hoangSa', 'truongSa'].map((name) =>
        /* @__PURE__ */ jsx(
          'span',
          {
            className: islandName,
            style: position(namedAt[name]),
            children: texts.archipelagos[name],
          },
          name,
        ),
      ),
      places.map(({ name, coordinates, nameSide = 'east' }, index) =>
        /* @__PURE__ */ jsxs(
          'span',
          {
            className: place,
            style: position(coordinates),
            children: [
              /* @__PURE__ */ jsx('span', {
                className: mark$1,
                children: index + 1,
              }),
              /* @__PURE__ */ jsx('span', {
                className: placeName[nameSide],
                children: name,
              }),
            ],
          },
          name,
        ),
      ),
    ],
  })
}
// design-system/storefront/FeatureCard/FeatureCard.css.ts
var emphasis = {
  strong: '_1oum9zt0',
  quiet: '_1oum9zt1',
}
var head$4 = '_1oum9zt2'
var iconTone = {
  neutral: '_1oum9zt3',
  brand: '_1oum9zt4',
  positive: '_1oum9zt5',
}
var iconLine = {
  strong: '_1oum9zt6',
  quiet: '_1oum9zt7',
}
// design-system/storefront/FeatureCard/FeatureCard.tsx
/** One reason to choose the service: an icon, a title, a sentence (product spec, section 2). */
function FeatureCard({ texts, icon, tone = 'neutral', emphasis: emphasis$1 = 'quiet', className, ...rest }) {
  const strong = emphasis$1 === 'strong'
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'FeatureCard',
    'data-emphasis': emphasis$1,
    ...rest,
    className: classNames(emphasis[emphasis$1], className),
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: head$4,
        children: [
          /* @__PURE__ */ jsx('span', {
            className: iconLine[emphasis$1],
            children: /* @__PURE__ */ jsx(Icon, {
              icon,
              size: strong ? 'large' : 'medium',
              className: iconTone[tone],
            }),
          }),
          /* @__PURE__ */ jsx(Heading, {
            level: 3,
            size: strong ? 'section' : 'small',
            children: texts.title,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Text, {
        size: strong ? 'body' : 'small',
        tone: 'secondary',
        measure: true,
        children: texts.description,
      }),
      strong &&
        texts.facts &&
        /* @__PURE__ */ jsx('dl', {
          className: '_1oum9zt8',
          children: texts.facts.map(({ value, label }) =>
            /* @__PURE__ */ jsxs(
              'div',
              {
                className: '_1oum9zt9',
                children: [
                  /* @__PURE__ */ jsx('dt', {
                    className: '_1oum9ztb',
                    children: label,
                  }),
                  /* @__PURE__ */ jsx('dd', {
                    className: '_1oum9zta',
                    children: value,
                  }),
                ],
              },
              label,
            ),
          ),
        }),
    ],
  })
}
// design-system/storefront/SecurityFeatures/SecurityFeatures.css.ts
var features$6 = '_1gqbe6b0'
// design-system/storefront/SecurityFeatures/SecurityFeatures.tsx
var features$5 = [
  {
    name: 'ddos',
    icon: ShieldCheck,
  },
  {
    name: 'ssl',
    icon: LockKeyhole,
  },
  {
    name: 'backup',
    icon: DatabaseBackup,
  },
  {
    name: 'staff',
    icon: Headset,
  },
]
/** Four things that protect a server. */
function SecurityFeatures({ texts, className, ...rest }) {
  return /* @__PURE__ */ jsx('ul', {
    'data-component': 'SecurityFeatures',
    'aria-label': texts.label,
    ...rest,
    className: classNames(features$6, className),
    children: features$5.map(({ name, icon }) =>
      /* @__PURE__ */ jsx(
        'li',
        {
          children: /* @__PURE__ */ jsx(FeatureCard, {
            texts: texts.features[name],
            icon,
            tone: 'positive',
          }),
        },
        name,
      ),
    ),
  })
}
// design-system/storefront/DatacenterSection/DatacenterSection.css.ts
var places = 'e6m3x20'
var cards$2 = 'e6m3x21'
var item$2 = 'e6m3x22'
// design-system/storefront/DatacenterSection/DatacenterSection.tsx
/** Where the servers stand: a map, the three places beside it, and what protects all of them (product spec, section 2). */
function DatacenterSection({ texts, ...rest }) {
  return /* @__PURE__ */ jsx(Section, {
    'data-component': 'DatacenterSection',
    ...rest,
    heading: texts.heading,
    description: texts.description,
    children: /* @__PURE__ */ jsxs(Stack, {
      space: '2xl',
      children: [
        /* @__PURE__ */ jsxs('div', {
          className: places,
          children: [
            /* @__PURE__ */ jsx(DatacenterMap, {
              texts: texts.map,
              places: texts.datacenters,
            }),
            /* @__PURE__ */ jsx('ul', {
              className: cards$2,
              children: texts.datacenters.map((datacenter, index) =>
                /* @__PURE__ */ jsx(
                  'li',
                  {
                    className: item$2,
                    children: /* @__PURE__ */ jsx(DatacenterCard, {
                      texts: texts.card,
                      datacenter,
                      number: index + 1,
                    }),
                  },
                  datacenter.name,
                ),
              ),
            }),
          ],
        }),
        /* @__PURE__ */ jsx(SecurityFeatures, { texts: texts.security }),
      ],
    }),
  })
}
// design-system/components/Accordion/Accordion.css.ts
var root$2 = '_14c31j90'
var item$1 = '_14c31j91'
var summary$1 = '_14c31j92'
var chevron$3 = '_14c31j93'
var panel$8 = '_14c31j94'
var content$4 = '_14c31j95'
// design-system/components/Accordion/accordion-context.ts
var AccordionContext = createContext(null)
var AccordionProvider = AccordionContext.Provider
/** The accordion around an item. An item alone is a mistake. */
function useAccordionGroup() {
  const group = useContext(AccordionContext)
  if (!group) throw new Error('AccordionItem stands outside of an Accordion.')
  return group
}
// design-system/components/Accordion/Accordion.tsx
/**
 * Headings that each show and hide a text below, at most one at a time (product spec, section 2).
 *
 * Its items are the browser's own `details` of one name, not buttons with a script: so questions open and close from the
 * HTML alone, find-in-page and links to a place inside open the item that holds it, and no script measures a height. What
 * it costs: some screen readers do not list a heading inside `summary` among the page's headings; its text is then read as
 * the name of the button. The browser holds what is open. React renders how it starts, and follows.
 *
 * Each heading is in the tab order; arrow keys scroll the page, since these are disclosures and not one widget.
 */
function Accordion({ value, defaultValue = null, onValueChange, className, children, ref, ...rest }) {
  const name = useId()
  const root = useRef(null)
  const [initial] = useState(value === void 0 ? defaultValue : value)
  const known = useRef(initial)
  const [, renderAgain] = useReducer((count) => count + 1, 0)
  const items = () => [...(root.current?.querySelectorAll('details') ?? [])].filter((item) => item.name === name)
  const follow = () => {
    const open = items().find((item) => item.open)?.dataset.value ?? null
    if (open === known.current) return
    known.current = open
    onValueChange?.(open)
    renderAgain()
  }
  const followAtFirst = useRef(follow)
  useEffect(() => followAtFirst.current(), [])
  useEffect(() => {
    if (value === void 0) return
    known.current = value
    for (const item of items()) item.open = item.dataset.value === value
  })
  return /* @__PURE__ */ jsx('div', {
    'data-component': 'Accordion',
    ...rest,
    ref: useMergedRef(root, ref),
    className: classNames(root$2, className),
    children: /* @__PURE__ */ jsx(AccordionProvider, {
      value: {
        name,
        initial,
        onToggle: follow,
      },
      children,
    }),
  })
}
// design-system/components/Accordion/AccordionItem.tsx
/** One heading of an Accordion, and what it shows. */
function AccordionItem({ value, heading, level = 3, onToggle, className, children, ...rest }) {
  const group = useAccordionGroup()
  return /* @__PURE__ */ jsxs('details', {
    'data-component': 'AccordionItem',
    ...rest,
    name: group.name,
    open: group.initial === value,
    'data-value': value,
    onToggle: (event) => {
      onToggle?.(event)
      group.onToggle()
    },
    suppressHydrationWarning: true,
    className: classNames(item$1, className),
    children: [
      /* @__PURE__ */ jsxs('summary', {
        className: summary$1,
        children: [
          /* @__PURE__ */ jsx(Heading, {
            level,
            size: 'small',
            children: heading,
          }),
          /* @__PURE__ */ jsx(Icon, {
            icon: ChevronDown,
            size: 'medium',
            className: chevron$3,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: panel$8,
        children: /* @__PURE__ */ jsx('div', {
          className: content$4,
          children,
        }),
      }),
    ],
  })
}
// design-system/components/Link/Link.css.ts
var link$2 = createRuntimeFn({
  defaultClassName: '_1tcw7go0',
  variantClassNames: {
    tone: {
      brand: '_1tcw7go1',
      neutral: '_1tcw7go2',
      inherit: '_1tcw7go3',
    },
    underline: {
      always: '_1tcw7go4',
      hover: '_1tcw7go5',
    },
  },
  defaultVariants: {},
  compoundVariants: [],
})
var newTabIcon = '_1tcw7go6'
// design-system/components/Link/Link.tsx
var newTab = {
  target: '_blank',
  rel: 'noopener noreferrer',
}
/** Leads somewhere. What does something on this page is a Button; the one place a page wants people to go is a ButtonLink. */
function Link$1({ tone = 'brand', underline = 'always', external = false, className, children, ...rest }) {
  const LinkComponent = useLinkComponent()
  return /* @__PURE__ */ jsxs(LinkComponent, {
    'data-component': 'Link',
    ...(external ? newTab : void 0),
    ...rest,
    className: classNames(
      link$2({
        tone,
        underline,
      }),
      className,
    ),
    children: [children, external && /* @__PURE__ */ jsx(NewTabSign, {})],
  })
}
function NewTabSign() {
  const hint = useMessage('opensInNewTab')
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(Icon, {
        icon: ArrowUpRight,
        className: newTabIcon,
      }),
      /* @__PURE__ */ jsxs(VisuallyHidden, { children: [' (', hint, ')'] }),
    ],
  })
}
// design-system/storefront/ContactCards/ContactCards.css.ts
var cards$1 = 'yjifq0'
var card$7 = 'yjifq1'
var head$3 = 'yjifq2'
var icon$5 = 'yjifq3'
var answer = 'yjifq4'
var figure$2 = 'yjifq5'
var label$2 = 'yjifq6'
var act$4 = 'yjifq7'
var arrow = 'yjifq8'
// design-system/storefront/ContactCards/ContactCards.tsx
var contacts = [
  {
    name: 'chat',
    icon: MessagesSquare,
  },
  {
    name: 'hotline',
    icon: Phone,
  },
  {
    name: 'ticket',
    icon: Ticket,
  },
]
/** How to reach a person, and how soon one answers: three cards side by side, or one under another where they stand in a column. */
function ContactCards({ texts, hrefs, className, ...rest }) {
  return /* @__PURE__ */ jsx('ul', {
    'data-component': 'ContactCards',
    ...rest,
    className: classNames(cards$1, className),
    children: contacts.map(({ name, icon }) =>
      /* @__PURE__ */ jsxs(
        'li',
        {
          className: card$7,
          children: [
            /* @__PURE__ */ jsxs('div', {
              className: head$3,
              children: [
                /* @__PURE__ */ jsx(Icon, {
                  icon,
                  size: 'medium',
                  className: icon$5,
                }),
                /* @__PURE__ */ jsx(Heading, {
                  level: 3,
                  size: 'small',
                  children: texts[name].name,
                }),
              ],
            }),
            /* @__PURE__ */ jsxs('p', {
              className: answer,
              children: [
                /* @__PURE__ */ jsx('span', {
                  className: figure$2,
                  children: texts[name].figure,
                }),
                /* @__PURE__ */ jsx('span', {
                  className: label$2,
                  children: texts[name].label,
                }),
              ],
            }),
            /* @__PURE__ */ jsxs(Link$1, {
              href: hrefs[name],
              underline: 'hover',
              className: act$4,
              children: [
                texts[name].act,
                /* @__PURE__ */ jsx(Icon, {
                  icon: ArrowRight,
                  className: arrow,
                }),
              ],
            }),
          ],
        },
        name,
      ),
    ),
  })
}
// design-system/storefront/FaqSection/FaqSection.css.ts
var columns$1 = '_40ayy90'
var questions = '_40ayy91'
// design-system/storefront/FaqSection/FaqSection.tsx
/**
 * What people ask before they order, one answer open at a time, and beside it how to ask a person (product spec, section 2).
 * Usable from the HTML alone.
 */
function FaqSection({ texts, contactHrefs, defaultOpen = null, ...rest }) {
  return /* @__PURE__ */ jsx(Section, {
    'data-component': 'FaqSection',
    ...rest,
    heading: texts.heading,
    description: texts.description,
    children: /* @__PURE__ */ jsxs('div', {
      className: columns$1,
      children: [
        /* @__PURE__ */ jsx(Accordion, {
          defaultValue: defaultOpen,
          className: questions,
          children: texts.questions.map(({ id, question, answer }) =>
            /* @__PURE__ */ jsx(
              AccordionItem,
              {
                value: id,
                heading: question,
                children: answer,
              },
              id,
            ),
          ),
        }),
        /* @__PURE__ */ jsx(ContactCards, {
          texts: texts.contacts,
          hrefs: contactHrefs,
        }),
      ],
    }),
  })
}
// design-system/storefront/FeatureSection/FeatureSection.css.ts
var features$4 = '_1mh7tdl0'
var lead = '_1mh7tdl1'
var other = '_1mh7tdl2'
// design-system/storefront/FeatureSection/FeatureSection.tsx
/** What people ask about first stands first, larger and with figures. */
var leads = ['performance', 'support']
var others = ['root', 'systems', 'upgrades', 'security', 'datacenters', 'backup']
var drawings = {
  performance: {
    icon: Zap,
    tone: 'brand',
  },
  support: {
    icon: Headset,
    tone: 'brand',
  },
  root: {
    icon: Terminal,
    tone: 'neutral',
  },
  systems: {
    icon: MonitorCog,
    tone: 'neutral',
  },
  upgrades: {
    icon: Scaling,
    tone: 'brand',
  },
  security: {
    icon: ShieldCheck,
    tone: 'positive',
  },
  datacenters: {
    icon: MapPin,
    tone: 'brand',
  },
  backup: {
    icon: DatabaseBackup,
    tone: 'positive',
  },
}
/** Why choose us: two reasons in large with their figures, six in short below them (product spec, section 2). */
function FeatureSection({ texts, ...rest }) {
  return /* @__PURE__ */ jsx(Section, {
    'data-component': 'FeatureSection',
    ...rest,
    heading: texts.heading,
    description: texts.description,
    children: /* @__PURE__ */ jsxs('ul', {
      className: features$4,
      children: [
        leads.map((name) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              className: lead,
              children: /* @__PURE__ */ jsx(FeatureCard, {
                texts: texts.features[name],
                ...drawings[name],
                emphasis: 'strong',
              }),
            },
            name,
          ),
        ),
        others.map((name) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              className: other,
              children: /* @__PURE__ */ jsx(FeatureCard, {
                texts: texts.features[name],
                ...drawings[name],
              }),
            },
            name,
          ),
        ),
      ],
    }),
  })
}
// design-system/components/ButtonLink/ButtonLink.tsx
/** Leads somewhere and looks like a button, for the one place a page wants people to go. */
function ButtonLink({
  tone = 'brand',
  emphasis = 'strong',
  size = 'medium',
  fullWidth = false,
  icon,
  className,
  children,
  ...rest
}) {
  const LinkComponent = useLinkComponent()
  return /* @__PURE__ */ jsxs(LinkComponent, {
    'data-component': 'ButtonLink',
    ...rest,
    className: classNames(
      button({
        tone,
        emphasis,
        size,
        fullWidth,
      }),
      className,
    ),
    children: [icon && /* @__PURE__ */ jsx(Icon, { icon }), children],
  })
}
// design-system/storefront/FinalCall/FinalCall.css.ts
var section = createRuntimeFn({
  defaultClassName: '_19dd2380',
  variantClassNames: {
    surface: {
      canvas: '_19dd2381',
      sunken: '_19dd2382',
    },
  },
  defaultVariants: {},
  compoundVariants: [],
})
var content$3 = '_18uykzf0'
var words$4 = '_18uykzf1'
var description = '_18uykzf2'
var acts$6 = '_18uykzf3'
var reassurances$1 = '_18uykzf4'
var reassurance$1 = '_18uykzf5'
var check$3 = '_18uykzf6'
// design-system/storefront/FinalCall/FinalCall.tsx
/** The last word of the landing page: who has read this far decides here (product spec, section 2). */
function FinalCall({ texts, startHref, onStart, contactHref, surface = 'canvas', className, ...rest }) {
  const headingId = useId()
  return /* @__PURE__ */ jsx('section', {
    'data-component': 'FinalCall',
    'aria-labelledby': headingId,
    ...rest,
    className: classNames(section({ surface }), className),
    children: /* @__PURE__ */ jsxs(Reveal, {
      className: content$3,
      children: [
        /* @__PURE__ */ jsxs('div', {
          className: words$4,
          children: [
            /* @__PURE__ */ jsx(Heading, {
              level: 2,
              size: 'display2',
              id: headingId,
              children: texts.heading,
            }),
            /* @__PURE__ */ jsx(Text, {
              size: 'large',
              tone: 'secondary',
              measure: true,
              className: description,
              children: texts.description,
            }),
          ],
        }),
        /* @__PURE__ */ jsxs('div', {
          className: acts$6,
          children: [
            /* @__PURE__ */ jsx(ButtonLink, {
              href: startHref,
              onClick: onStart,
              size: 'large',
              fullWidth: true,
              children: texts.start,
            }),
            /* @__PURE__ */ jsx(ButtonLink, {
              href: contactHref,
              tone: 'neutral',
              emphasis: 'outline',
              size: 'large',
              fullWidth: true,
              children: texts.contact,
            }),
            /* @__PURE__ */ jsx('ul', {
              className: reassurances$1,
              children: texts.reassurances.map((line) =>
                /* @__PURE__ */ jsxs(
                  'li',
                  {
                    className: reassurance$1,
                    children: [
                      /* @__PURE__ */ jsx(Icon, {
                        icon: Check,
                        className: check$3,
                      }),
                      line,
                    ],
                  },
                  line,
                ),
              ),
            }),
          ],
        }),
      ],
    }),
  })
}
// design-system/storefront/FooterColumns/columns-of.ts
/** Columns in the structure's order, each link under its name. */
function columnsOf(structure, texts) {
  return Object.keys(structure).map((column) => {
    const { heading, links } = texts[column]
    return {
      heading,
      links: Object.entries(structure[column] ?? {}).map(([key, href]) => ({
        href,
        label: links[key],
      })),
    }
  })
}
// design-system/components/Logo/Logo.css.ts
var logo = '_1oretz20'
var size$1 = {
  small: '_1oretz21',
  medium: '_1oretz22',
  large: '_1oretz23',
}
var mark = '_1oretz24'
var petal$1 = '_1oretz25'
var backPetal = '_1oretz26'
var water = '_1oretz27'
// design-system/components/Logo/lotus.ts
/** The mark, on 32 by 32: the lotus' petals from the back to the front, and its water as a line. Icons are drawn from it too. */
var lotus = [
  {
    part: 'backPetal',
    path: 'M16 23C8.5 23 3.2 19.2 2 12.6c6.6-.2 11.8 3.4 14 10.4Z',
  },
  {
    part: 'backPetal',
    path: 'M16 23c7.5 0 12.8-3.8 14-10.4-6.6-.2-11.8 3.4-14 10.4Z',
  },
  {
    part: 'petal',
    path: 'M16 23C9.9 19.6 7 13.4 8.4 6.4 13.6 9.3 16.6 15.4 16 23Z',
  },
  {
    part: 'petal',
    path: 'M16 23c6.1-3.4 9-9.6 7.6-16.6C18.4 9.3 15.4 15.4 16 23Z',
  },
  {
    part: 'petal',
    path: 'M16 23c-4.5-5.7-4.5-13.6 0-20 4.5 6.4 4.5 14.3 0 20Z',
  },
  {
    part: 'water',
    path: 'M5 28.5c3.7-2 7.3-2 11 0s7.3 2 11 0',
  },
]
// design-system/components/Logo/Logo.tsx
var look = {
  backPetal,
  petal: petal$1,
  water,
}
/** The lotus on its water, and the name. To make it lead home, put it inside a link. */
function Logo({ name, size = 'medium', markOnly = false, className, ...rest }) {
  return /* @__PURE__ */ jsxs('span', {
    'data-component': 'Logo',
    ...(markOnly
      ? {
          role: 'img',
          'aria-label': name,
        }
      : void 0),
    ...rest,
    className: classNames(logo, size$1[size], className),
    children: [
      /* @__PURE__ */ jsx('svg', {
        viewBox: '0 0 32 32',
        className: mark,
        'aria-hidden': true,
        children: lotus.map(({ part, path }) =>
          /* @__PURE__ */ jsx(
            'path',
            {
              d: path,
              className: look[part],
            },
            path,
          ),
        ),
      }),
      !markOnly && name,
    ],
  })
}
// design-system/storefront/FooterColumns/FooterColumns.css.ts
var footer$3 = 'vpaxki0'
var content$2 = 'vpaxki1'
var about = 'vpaxki2'
var home$5 = 'vpaxki3'
var columns = 'vpaxki4'
var column = 'vpaxki5'
var heading$1 = 'vpaxki6'
var link$1 = 'vpaxki7'
var copyright = 'vpaxki8'
// design-system/storefront/FooterColumns/FooterColumns.tsx
/** What every footer of the public pages is built on: logo and a few words, columns of links, a last line. */
function FooterColumns({
  brand,
  navigation,
  columns: columns$2,
  copyright: copyright$1,
  className,
  children,
  ...rest
}) {
  return /* @__PURE__ */ jsx('footer', {
    'data-component': 'FooterColumns',
    ...rest,
    className: classNames(footer$3, className),
    children: /* @__PURE__ */ jsxs('div', {
      className: content$2,
      children: [
        /* @__PURE__ */ jsxs('div', {
          className: about,
          children: [
            /* @__PURE__ */ jsx(Link$1, {
              href: '/',
              tone: 'inherit',
              underline: 'hover',
              className: home$5,
              children: /* @__PURE__ */ jsx(Logo, { name: brand }),
            }),
            children,
          ],
        }),
        /* @__PURE__ */ jsx('nav', {
          'aria-label': navigation,
          className: columns,
          children: columns$2.map(({ heading, links }) =>
            /* @__PURE__ */ jsxs(
              'div',
              {
                className: column,
                children: [
                  /* @__PURE__ */ jsx(Heading, {
                    level: 2,
                    className: heading$1,
                    children: heading,
                  }),
                  /* @__PURE__ */ jsx('ul', {
                    children: links.map(({ href, label }) =>
                      /* @__PURE__ */ jsx(
                        'li',
                        {
                          children: /* @__PURE__ */ jsx(Link$1, {
                            href,
                            tone: 'neutral',
                            underline: 'hover',
                            external: !href.startsWith('/'),
                            className: link$1,
                            children: label,
                          }),
                        },
                        href,
                      ),
                    ),
                  }),
                ],
              },
              heading,
            ),
          ),
        }),
        /* @__PURE__ */ jsx(Text, {
          size: 'caption',
          tone: 'tertiary',
          className: copyright,
          children: copyright$1,
        }),
      ],
    }),
  })
}
// design-system/storefront/FooterHotline/FooterHotline.css.ts
var hotline = '_1qmiabu0'
var number$1 = '_1qmiabu1'
// design-system/storefront/FooterHotline/FooterHotline.tsx
/** Whom to call. */
function FooterHotline({ texts, className, ...rest }) {
  return /* @__PURE__ */ jsxs('p', {
    'data-component': 'FooterHotline',
    ...rest,
    className: classNames(hotline, className),
    children: [
      /* @__PURE__ */ jsx(Icon, { icon: Phone }),
      texts.label,
      /* @__PURE__ */ jsx(Link$1, {
        href: texts.href,
        tone: 'neutral',
        underline: 'hover',
        className: number$1,
        children: texts.number,
      }),
    ],
  })
}
// design-system/storefront/Footer/footer-links.ts
/** Where the landing page's footer leads, in columns (product spec, section 2). Its home link is the logo. */
var footerLinks = {
  products: {
    vpsLinux: '/vps-linux',
    vpsWindows: '/vps-windows',
    dedicated: '/dedicated',
    cloud: '/cloud',
    pricing: '/pricing',
  },
  support: {
    support: '/support',
    paymentGuide: '/payment-guide',
    docs: '/docs',
    apiDocs: '/api-docs',
    status: '/status',
  },
  policies: {
    terms: '/terms',
    privacy: '/privacy',
    sla: '/sla',
    refund: '/refund',
  },
  social: {
    network: 'https://www.facebook.com/',
    messaging: 'https://zalo.me/',
    chat: 'https://t.me/',
    code: 'https://github.com/',
  },
}
// design-system/storefront/Footer/Footer.tsx
/** End of the landing page: where else to go, whom to call, and who stands behind it (product spec, section 2). */
function Footer({ texts, ...rest }) {
  return /* @__PURE__ */ jsxs(FooterColumns, {
    'data-component': 'Footer',
    ...rest,
    brand: texts.brand,
    navigation: texts.navigation,
    columns: columnsOf(footerLinks, texts.columns),
    copyright: texts.copyright,
    children: [
      /* @__PURE__ */ jsx(FooterHotline, { texts: texts.hotline }),
      /* @__PURE__ */ jsx(Text, {
        size: 'caption',
        tone: 'tertiary',
        children: texts.registration,
      }),
    ],
  })
}
// design-system/storefront/Header/Header.css.ts
var header$7 = '_1n1fnbs0'
var content$1 = '_1n1fnbs1'
var menuTrigger = '_1n1fnbs2'
var home$4 = '_1n1fnbs3'
var acts$5 = '_1n1fnbs4'
var signIn = '_1n1fnbs5'
var cart = '_1n1fnbs6'
var act$3 = '_1n1fnbs7'
var register = '_1n1fnbs8'
var whereGroupsFit = '_1n1fnbs9'
var userButton = '_1n1fnbsa'
var userName$1 = '_1n1fnbsb'
// design-system/components/Disclosure/Disclosure.css.ts
var panel$7 = '_1i8gbcq0'
// design-system/components/Disclosure/use-panel-open.ts
/**
 * Whether a popover shows. The browser is the one who knows, since it opens and closes it by itself, also before the
 * script has arrived. Undefined in the HTML from the server: the browser tells assistive technology the state of a
 * popover's button as long as no `aria-expanded` says another.
 */
function usePanelOpen(panel) {
  const subscribe = useCallback(
    (onChange) => {
      const element = panel.current
      element?.addEventListener('toggle', onChange)
      return () => element?.removeEventListener('toggle', onChange)
    },
    [panel],
  )
  return useSyncExternalStore(
    subscribe,
    () => panel.current?.matches(':popover-open') ?? false,
    () => void 0,
  )
}
// design-system/components/Disclosure/Disclosure.tsx
/** What is inside and leads on: to a page, or to what a form opens, which must not open below the panel. */
var leadsAway = 'a[href], button[type="submit"]'
/**
 * Links or controls behind a button, for the site's navigation. Not for acts, which are a Menu. One is open at a time.
 *
 * Button and panel are the browser's own popover: it works from the HTML alone, so the page can be walked before its
 * script has arrived; it stands above everything; pressing elsewhere and Escape close it. The script adds what the browser
 * leaves out: the arrow key into the panel, and closing when the focus moves on, a link inside is followed or a form sent. Rest props
 * and `ref` reach the panel.
 */
function Disclosure({ trigger, className, children, ref, ...rest }) {
  const id = useId()
  const button = useRef(null)
  const panel = useRef(null)
  const open = usePanelOpen(panel)
  const close = () => panel.current?.hidePopover()
  const onKeyDown = (event) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
      button.current?.focus()
    } else if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault()
      if (button.current) panel.current?.showPopover({ source: button.current })
      panel.current?.querySelector('a[href], button, select, summary')?.focus()
    }
  }
  const onBlur = ({ relatedTarget }) => {
    const within = relatedTarget === button.current || panel.current?.contains(relatedTarget)
    if (relatedTarget && !within) close()
  }
  const onClick = (event) => {
    if (
      !(event.metaKey || event.ctrlKey || event.shiftKey) &&
      event.target instanceof Element &&
      event.target.closest(leadsAway)
    )
      close()
  }
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(Role.button, {
        ref: button,
        render: trigger,
        popoverTarget: id,
        'aria-expanded': open,
        onKeyDown,
        onBlur,
      }),
      /* @__PURE__ */ jsx('div', {
        'data-component': 'Disclosure',
        ...rest,
        ref: useMergedRef(panel, ref),
        id,
        popover: 'auto',
        onKeyDown,
        onBlur,
        onClick,
        className: classNames(panel$7, className),
        children,
      }),
    ],
  })
}
// design-system/storefront/Header/HeaderMenu.css.ts
var whileClosed = '_1dn2lp00'
var whileOpen = '_1dn2lp01'
var panel$6 = '_1dn2lp02'
var group = '_1dn2lp03'
var summary = '_1dn2lp04'
var chevron$2 = '_1dn2lp05'
var links$1 = '_1dn2lp06'
var acts$4 = '_1dn2lp07'
var language = '_1dn2lp08'
// design-system/storefront/Header/LinkList.css.ts
var link = '_4pnfgj0'
// design-system/storefront/Header/LinkList.tsx
/** The links of a group, one a row. */
function LinkList({ links, className }) {
  return /* @__PURE__ */ jsx('ul', {
    className,
    children: links.map(({ href, label }) =>
      /* @__PURE__ */ jsx(
        'li',
        {
          children: /* @__PURE__ */ jsx(Link$1, {
            href,
            tone: 'neutral',
            underline: 'hover',
            className: link,
            children: label,
          }),
        },
        href,
      ),
    ),
  })
}
// design-system/storefront/Header/navigation.ts
/**
 * Where the header leads: every group, its links and their addresses, in the order in which they stand (product spec,
 * section 2, "Header and footer links"). Addresses are not text: what a link is called stands once per language, under the
 * same keys, and `NavigationTexts` lets none of them be missing.
 */
var navigation$1 = {
  activity: {
    flashSale: '/activity/flash-sale',
    newUser: '/activity/new-user',
    group: '/activity/group',
    memberSaturday: '/activity/member-saturday',
  },
  solutions: {
    palworld: '/solutions/palworld',
    oneStop: '/solutions/one-stop',
    connectivity: '/solutions/connectivity',
  },
  partners: {
    affiliate: '/partners/affiliate',
    affiliates: '/partners/affiliates',
    reseller: '/partners/reseller',
  },
  services: {
    knowledge: '/support/knowledge',
    tools: '/tools',
    guide: '/support/guide',
    selfService: '/support/self-service',
    apiDocs: '/docs/api',
    support: '/support',
    suggestions: '/support/suggestions',
  },
  company: {
    news: '/news',
    careers: '/careers',
    agreements: '/legal/agreements',
    about: '/about',
    contact: '/contact',
  },
}
/** The Product group: three areas, each with a page of its own and pages below it. */
var products = {
  cloud: {
    path: '/products/cloud-solutions',
    pages: {
      publicCloud: 'public-cloud',
      cloudGpu: 'cloud-gpu',
      cloudPhone: 'cloud-phone',
      vps: 'vps',
      bareMetalCloud: 'bare-metal-cloud',
      cloudBandwidth: 'cloud-bandwidth',
      cloudDdosPlus: 'cloud-ddos-plus',
      container: 'container',
      loadBalancer: 'load-balancer',
      mirroring: 'mirroring',
      cloudDisk: 'cloud-disk',
      vpc: 'vpc',
      backup: 'backup',
      publicIp: 'public-ip',
      natGateway: 'nat-gateway',
      objectStorage: 'object-storage',
    },
  },
  dedicated: {
    path: '/products/dedicated-server',
    pages: {
      dedicated: 'dedicated',
      bandwidthServer: 'bandwidth-server',
      highBandwidth: 'high-bandwidth',
      multipleIps: 'multiple-ips',
      ddosProtection: 'ddos-protection',
      customServer: 'custom-server',
      gpuServer: 'gpu-server',
    },
  },
  domain: {
    path: '/products/domain-hosting',
    pages: {
      domainRegistration: 'domain-registration',
      sharedHosting: 'shared-hosting',
      sslCertificate: 'ssl-certificate',
      businessEmail: 'business-email',
    },
  },
}
/** Straight ways, without a group (product spec, section 2). */
var direct = {
  home: '/',
  dashboard: '/dashboard',
  admin: '/admin',
  login: '/login',
}
/** The six groups in the header's order. */
var groups$1 = ['activity', 'product', 'solutions', 'partners', 'services', 'company']
/** The links of a group that is one list. */
function linksOf(group, texts) {
  return joined(navigation$1[group], texts[group].links)
}
/** An area of the Product group: its own page, and the pages below it. */
function areaOf(area, texts) {
  const { path, pages } = products[area]
  const { name, description, pages: labels } = texts.product.areas[area]
  return {
    name,
    description,
    href: path,
    links: joined(pages, labels).map(({ href, label }) => ({
      href: `${path}/${href}`,
      label,
    })),
  }
}
function joined(addresses, labels) {
  return Object.keys(addresses).map((key) => ({
    href: addresses[key],
    label: labels[key],
  }))
}
// design-system/storefront/Header/ProductAreas.css.ts
var areas$1 = 'vbpjyx0'
var area = {
  cloud: 'vbpjyx1',
  dedicated: 'vbpjyx2',
  domain: 'vbpjyx3',
}
var heading = 'vbpjyx4'
var icon$4 = 'vbpjyx5'
var words$3 = 'vbpjyx6'
var links = {
  cloud: 'vbpjyx7',
  dedicated: 'vbpjyx8',
  domain: 'vbpjyx9',
}
// design-system/storefront/Header/ProductAreas.tsx
var icons$2 = {
  cloud: Cloud,
  dedicated: Server,
  domain: Globe,
}
var areas = Object.keys(icons$2)
/** The Product group: each area with a way to its own page, and the pages below it. */
function ProductAreas({ texts }) {
  return /* @__PURE__ */ jsx('div', {
    className: areas$1,
    children: areas.map((area$1) => {
      const { name, description, href, links: links$3 } = areaOf(area$1, texts)
      return /* @__PURE__ */ jsxs(
        'section',
        {
          className: area[area$1],
          children: [
            /* @__PURE__ */ jsxs(Link$1, {
              href,
              tone: 'inherit',
              underline: 'hover',
              className: heading,
              children: [
                /* @__PURE__ */ jsx(Icon, {
                  icon: icons$2[area$1],
                  size: 'medium',
                  className: icon$4,
                }),
                /* @__PURE__ */ jsxs('span', {
                  className: words$3,
                  children: [
                    /* @__PURE__ */ jsx(Text, {
                      size: 'small',
                      weight: 'semibold',
                      render: /* @__PURE__ */ jsx('span', {}),
                      children: name,
                    }),
                    /* @__PURE__ */ jsx(Text, {
                      size: 'caption',
                      tone: 'tertiary',
                      render: /* @__PURE__ */ jsx('span', {}),
                      children: description,
                    }),
                  ],
                }),
              ],
            }),
            /* @__PURE__ */ jsx(LinkList, {
              links: links$3,
              className: links[area$1],
            }),
          ],
        },
        area$1,
      )
    }),
  })
}
// design-system/storefront/Header/HeaderMenu.tsx
/** Everything that has no room in the header of a small screen: the groups as a list that expands, and the acts. */
function HeaderMenu({ texts, user, signInForm, languageSelect }) {
  const oneOpen = useId()
  return /* @__PURE__ */ jsxs(Disclosure, {
    trigger: /* @__PURE__ */ jsxs(Button, {
      tone: 'neutral',
      emphasis: 'outline',
      iconOnly: true,
      'aria-label': texts.openMenu,
      className: menuTrigger,
      children: [
        /* @__PURE__ */ jsx(Icon, {
          icon: Menu,
          size: 'medium',
          className: whileClosed,
        }),
        /* @__PURE__ */ jsx(Icon, {
          icon: X,
          size: 'medium',
          className: whileOpen,
        }),
      ],
    }),
    className: panel$6,
    children: [
      /* @__PURE__ */ jsx('nav', {
        'aria-label': texts.navigation,
        children: /* @__PURE__ */ jsx('ul', {
          children: groups$1.map((group$1) =>
            /* @__PURE__ */ jsx(
              'li',
              {
                className: group,
                children: /* @__PURE__ */ jsxs('details', {
                  name: oneOpen,
                  children: [
                    /* @__PURE__ */ jsxs('summary', {
                      className: summary,
                      children: [
                        texts.groups[group$1].name,
                        /* @__PURE__ */ jsx(Icon, {
                          icon: ChevronDown,
                          className: chevron$2,
                        }),
                      ],
                    }),
                    /* @__PURE__ */ jsx('div', {
                      className: links$1,
                      children:
                        group$1 === 'product'
                          ? /* @__PURE__ */ jsx(ProductAreas, { texts: texts.groups })
                          : /* @__PURE__ */ jsx(LinkList, { links: linksOf(group$1, texts.groups) }),
                    }),
                  ],
                }),
              },
              group$1,
            ),
          ),
        }),
      }),
      /* @__PURE__ */ jsx('div', {
        className: acts$4,
        children: user
          ? /* @__PURE__ */ jsxs(Fragment, {
              children: [
                /* @__PURE__ */ jsx(ButtonLink, {
                  href: direct.dashboard,
                  tone: 'neutral',
                  emphasis: 'soft',
                  icon: LayoutDashboard,
                  fullWidth: true,
                  children: texts.dashboard,
                }),
                user.role === 'admin' &&
                  /* @__PURE__ */ jsx(ButtonLink, {
                    href: direct.admin,
                    tone: 'neutral',
                    emphasis: 'soft',
                    icon: ShieldCheck,
                    fullWidth: true,
                    children: texts.admin,
                  }),
              ],
            })
          : /* @__PURE__ */ jsxs(Fragment, {
              children: [
                /* @__PURE__ */ jsx(Button, {
                  type: 'submit',
                  form: signInForm,
                  tone: 'neutral',
                  emphasis: 'outline',
                  fullWidth: true,
                  children: texts.login,
                }),
                /* @__PURE__ */ jsx(Button, {
                  type: 'submit',
                  form: signInForm,
                  tone: 'neutral',
                  emphasis: 'outline',
                  icon: ShoppingCart,
                  fullWidth: true,
                  children: texts.cart,
                }),
              ],
            }),
      }),
      /* @__PURE__ */ jsx('div', {
        className: language,
        children: languageSelect,
      }),
    ],
  })
}
// design-system/storefront/Header/HeaderNavigation.css.ts
var navigation = 'a858x00'
var groups = 'a858x01'
var trigger = 'a858x02'
var chevron$1 = 'a858x03'
var panel$5 = 'a858x04'
var productPanel = 'a858x05'
// design-system/storefront/Header/HeaderNavigation.tsx
/** The six groups side by side, each a button that discloses its links. */
function HeaderNavigation({ label, texts }) {
  return /* @__PURE__ */ jsx('nav', {
    'aria-label': label,
    className: navigation,
    children: /* @__PURE__ */ jsx('ul', {
      className: groups,
      children: groups$1.map((group) =>
        /* @__PURE__ */ jsx(
          'li',
          {
            children: /* @__PURE__ */ jsx(Disclosure, {
              trigger: /* @__PURE__ */ jsxs(Button, {
                tone: 'neutral',
                emphasis: 'ghost',
                className: trigger,
                children: [
                  texts[group].name,
                  /* @__PURE__ */ jsx(Icon, {
                    icon: ChevronDown,
                    className: chevron$1,
                  }),
                ],
              }),
              className: group === 'product' ? productPanel : panel$5,
              children:
                group === 'product'
                  ? /* @__PURE__ */ jsx(ProductAreas, { texts })
                  : /* @__PURE__ */ jsx(LinkList, { links: linksOf(group, texts) }),
            }),
          },
          group,
        ),
      ),
    }),
  })
}
// design-system/storefront/Header/LanguageSelect.css.ts
var frame = '_1ycjjej0'
var select$1 = '_1ycjjej1'
var option = '_1ycjjej2'
var globe = '_1ycjjej3'
var chevron = '_1ycjjej4'
// design-system/storefront/Header/LanguageSelect.tsx
/** The system's own picker without a frame: the quietest thing in the header that can still be found. */
function LanguageSelect({ label, names, value, onChange }) {
  return /* @__PURE__ */ jsxs('span', {
    className: frame,
    children: [
      /* @__PURE__ */ jsx('span', {
        className: globe,
        children: /* @__PURE__ */ jsx(Icon, { icon: Globe }),
      }),
      /* @__PURE__ */ jsxs('select', {
        name: 'language',
        'aria-label': label,
        value,
        onChange: (event) => onChange(event.target.value === 'zh' ? 'zh' : 'en'),
        className: select$1,
        children: [
          /* @__PURE__ */ jsx('option', {
            value: 'en',
            lang: 'en',
            className: option,
            children: names.en,
          }),
          /* @__PURE__ */ jsx('option', {
            value: 'zh',
            lang: 'zh-Hans',
            className: option,
            children: names.zh,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('span', {
        className: chevron,
        children: /* @__PURE__ */ jsx(Icon, { icon: ChevronDown }),
      }),
    ],
  })
}
// design-system/components/Menu/Menu.tsx
/**
 * Actions and links behind one button: the user menu, a row's actions. Not for the site's navigation, whose links are
 * disclosed in a list, nor for choosing a value, which is a Select. Rest props and `ref` reach the menu itself.
 */
function Menu$2({ label, trigger, ...rest }) {
  return /* @__PURE__ */ jsxs(MenuProvider, {
    placement: 'bottom-end',
    children: [
      /* @__PURE__ */ jsx(MenuButton, { render: trigger }),
      /* @__PURE__ */ jsx(MenuPanel, {
        'data-component': 'Menu',
        ...(label === void 0 ? void 0 : { 'aria-label': label }),
        ...rest,
      }),
    ],
  })
}
/** An action in a Menu. */
function MenuItem$1({ icon, onSelect, className, children, ...rest }) {
  return /* @__PURE__ */ jsx(MenuItem, {
    'data-component': 'MenuItem',
    onClick: () => onSelect(),
    ...rest,
    className: classNames(item$3, className),
    children: entry$1(icon, children),
  })
}
/** An entry of a Menu that leads to a page. */
function MenuLink({ href, icon, className, children, ...rest }) {
  const LinkComponent = useLinkComponent()
  return /* @__PURE__ */ jsx(MenuItem, {
    'data-component': 'MenuLink',
    ...rest,
    render: /* @__PURE__ */ jsx(LinkComponent, { href }),
    className: classNames(item$3, className),
    children: entry$1(icon, children),
  })
}
var entry$1 = (icon, children) =>
  /* @__PURE__ */ jsxs(Fragment, {
    children: [
      icon &&
        /* @__PURE__ */ jsx(Icon, {
          icon,
          className: '_58q1ba2',
        }),
      children,
    ],
  })
/** Sets groups of entries apart. */
function MenuSeparator$1({ className, ...rest }) {
  return /* @__PURE__ */ jsx(MenuSeparator, {
    'data-component': 'MenuSeparator',
    ...rest,
    className: classNames(separator, className),
  })
}
// design-system/storefront/Header/UserMenu.tsx
/** Who is signed in, by name or else by email, and where they can go. */
function UserMenu$1({ texts, user, onLogout }) {
  return /* @__PURE__ */ jsxs(Menu$2, {
    lang: 'vi',
    trigger: /* @__PURE__ */ jsx(Button, {
      tone: 'neutral',
      emphasis: 'outline',
      icon: UserRound,
      className: userButton,
      children: /* @__PURE__ */ jsx('span', {
        className: userName$1,
        children: user.firstName ? shortName(user) : user.email,
      }),
    }),
    children: [
      /* @__PURE__ */ jsx(MenuLink, {
        href: direct.dashboard,
        icon: UserRound,
        children: texts.account,
      }),
      user.role === 'admin' &&
        /* @__PURE__ */ jsx(MenuLink, {
          href: direct.admin,
          icon: ShieldCheck,
          children: texts.admin,
        }),
      /* @__PURE__ */ jsx(MenuSeparator$1, {}),
      /* @__PURE__ */ jsx(MenuItem$1, {
        icon: LogOut,
        onSelect: onLogout,
        children: texts.logout,
      }),
    ],
  })
}
// design-system/storefront/Header/Header.tsx
/**
 * Top of the public pages: every group of pages, and how to get in, or back to one's account (product spec, section 2).
 *
 * It does not stick: the page repeats its main act further down, and what sticks costs room on a phone and covers what the
 * keyboard has focused (WCAG 2.4.11). Everything in it works from the HTML alone: the groups are the browser's popovers
 * and disclosures, the acts a form that leads to the login page.
 */
function Header({ texts, user, onSignIn, onLogout, language = 'en', onLanguageChange, className, ...rest }) {
  const signInForm = useId()
  const languageSelect = /* @__PURE__ */ jsx(LanguageSelect, {
    label: texts.language,
    names: texts.languages,
    value: language,
    onChange: (chosen) => onLanguageChange?.(chosen),
  })
  const onSubmit = (event) => {
    if (!onSignIn) return
    event.preventDefault()
    const { submitter } = event.nativeEvent
    onSignIn(submitter instanceof HTMLButtonElement && submitter.value === 'register' ? 'register' : 'login')
  }
  return /* @__PURE__ */ jsx('header', {
    'data-component': 'Header',
    ...rest,
    className: classNames(header$7, className),
    children: /* @__PURE__ */ jsxs('div', {
      className: content$1,
      children: [
        /* @__PURE__ */ jsx(Link$1, {
          href: direct.home,
          tone: 'inherit',
          underline: 'hover',
          className: home$4,
          children: /* @__PURE__ */ jsx(Logo, { name: texts.brand }),
        }),
        /* @__PURE__ */ jsx(HeaderNavigation, {
          label: texts.navigation,
          texts: texts.groups,
        }),
        /* @__PURE__ */ jsxs('div', {
          className: acts$5,
          children: [
            /* @__PURE__ */ jsx('div', {
              className: whereGroupsFit,
              children: languageSelect,
            }),
            user
              ? /* @__PURE__ */ jsxs(Fragment, {
                  children: [
                    /* @__PURE__ */ jsx(ButtonLink, {
                      href: direct.dashboard,
                      tone: 'neutral',
                      emphasis: 'ghost',
                      className: act$3,
                      children: texts.dashboard,
                    }),
                    /* @__PURE__ */ jsx(UserMenu$1, {
                      texts,
                      user,
                      onLogout,
                    }),
                  ],
                })
              : /* @__PURE__ */ jsxs('form', {
                  id: signInForm,
                  action: direct.login,
                  method: 'get',
                  onSubmit,
                  className: signIn,
                  children: [
                    /* @__PURE__ */ jsx(Button, {
                      type: 'submit',
                      tone: 'neutral',
                      emphasis: 'ghost',
                      iconOnly: true,
                      icon: ShoppingCart,
                      'aria-label': texts.cart,
                      className: cart,
                    }),
                    /* @__PURE__ */ jsx(Button, {
                      type: 'submit',
                      tone: 'neutral',
                      emphasis: 'ghost',
                      className: act$3,
                      children: texts.login,
                    }),
                    /* @__PURE__ */ jsx(Button, {
                      type: 'submit',
                      name: 'mode',
                      value: 'register',
                      className: register,
                      children: texts.register,
                    }),
                  ],
                }),
            /* @__PURE__ */ jsx(HeaderMenu, {
              texts,
              user,
              signInForm,
              languageSelect,
            }),
          ],
        }),
      ],
    }),
  })
}
// design-system/css/whole.css.ts
var whole = '_1f2pm660'
// design-system/storefront/Hero/ControlPanel.css.ts
var share$2 = 'var(--_1qk50ap0)'
var root$1 = '_1qk50ap1'
var panel$4 = '_1qk50ap2'
var header$6 = '_1qk50ap3'
var hostname = '_1qk50ap4'
var address = '_1qk50ap5'
var status = '_1qk50ap6'
var dot = '_1qk50ap7'
var meters = '_1qk50ap8'
var meter = '_1qk50ap9'
var meterHeader = '_1qk50apa'
var label$1 = '_1qk50apb'
var value$2 = '_1qk50apc'
var track$1 = '_1qk50apd'
var bar$2 = '_1qk50ape'
var traffic = '_1qk50apf'
var graph = '_1qk50apg'
var graphArea = '_1qk50aph'
var graphLine = '_1qk50api'
var acts$3 = '_1qk50apj'
var act$2 = '_1qk50apk'
var uptime = '_1qk50apl'
var ping = '_1qk50apm'
var badgeIcon = '_1qk50apn'
var badgeValue = '_1qk50apo'
// design-system/storefront/Hero/ControlPanel.tsx
var line = [9, 12, 10, 15, 13, 18, 16, 23, 20, 27, 22, 30, 26, 33, 28, 31, 25, 29, 35, 32]
  .map((height, index) => `${index * 10},${44 - height}`)
  .join(' ')
/** A picture of the control panel, drawn with the design system's own means. One image to assistive technology; nothing in it acts. */
function ControlPanel({ texts }) {
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'ControlPanel',
    role: 'img',
    'aria-label': texts.alternative,
    className: root$1,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: panel$4,
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: header$6,
            children: [
              /* @__PURE__ */ jsxs('div', {
                children: [
                  /* @__PURE__ */ jsx('div', {
                    className: hostname,
                    children: texts.hostname,
                  }),
                  /* @__PURE__ */ jsx('div', {
                    className: address,
                    children: texts.address,
                  }),
                ],
              }),
              /* @__PURE__ */ jsxs('span', {
                className: status,
                children: [/* @__PURE__ */ jsx('span', { className: dot }), texts.status],
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: meters,
            children: [/* @__PURE__ */ jsx(Meter, { ...texts.cpu }), /* @__PURE__ */ jsx(Meter, { ...texts.ram })],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: traffic,
            children: [
              /* @__PURE__ */ jsxs('div', {
                className: meterHeader,
                children: [
                  /* @__PURE__ */ jsx('span', {
                    className: label$1,
                    children: texts.traffic.label,
                  }),
                  /* @__PURE__ */ jsx('span', {
                    className: value$2,
                    children: texts.traffic.value,
                  }),
                ],
              }),
              /* @__PURE__ */ jsxs('svg', {
                viewBox: '0 0 190 48',
                preserveAspectRatio: 'none',
                'aria-hidden': true,
                className: graph,
                children: [
                  /* @__PURE__ */ jsx('polygon', {
                    points: `0,48 ${line} 190,48`,
                    className: graphArea,
                  }),
                  /* @__PURE__ */ jsx('polyline', {
                    points: line,
                    vectorEffect: 'non-scaling-stroke',
                    className: graphLine,
                  }),
                ],
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: acts$3,
            children: [
              /* @__PURE__ */ jsx(Act, {
                icon: Play,
                label: texts.start,
              }),
              /* @__PURE__ */ jsx(Act, {
                icon: RotateCw,
                label: texts.restart,
              }),
              /* @__PURE__ */ jsx(Act, {
                icon: Square,
                label: texts.stop,
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(FloatingBadge, {
        icon: Activity,
        ...texts.uptime,
        className: uptime,
      }),
      /* @__PURE__ */ jsx(FloatingBadge, {
        icon: Gauge,
        ...texts.ping,
        className: ping,
      }),
    ],
  })
}
function Meter({ label, value, share }) {
  return /* @__PURE__ */ jsxs('div', {
    className: meter,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: meterHeader,
        children: [
          /* @__PURE__ */ jsx('span', {
            className: label$1,
            children: label,
          }),
          /* @__PURE__ */ jsx('span', {
            className: value$2,
            children: value,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: track$1,
        children: /* @__PURE__ */ jsx('div', {
          className: bar$2,
          style: assignInlineVars({ [share$2]: `${share * 100}%` }),
        }),
      }),
    ],
  })
}
function Act({ icon, label }) {
  return /* @__PURE__ */ jsxs('span', {
    className: act$2,
    children: [/* @__PURE__ */ jsx(Icon, { icon }), label],
  })
}
function FloatingBadge(props) {
  return /* @__PURE__ */ jsxs('div', {
    className: props.className,
    children: [
      /* @__PURE__ */ jsx(Icon, {
        icon: props.icon,
        size: 'medium',
        className: badgeIcon,
      }),
      /* @__PURE__ */ jsx('span', {
        className: label$1,
        children: props.label,
      }),
      /* @__PURE__ */ jsx('span', {
        className: badgeValue,
        children: props.value,
      }),
    ],
  })
}
// design-system/storefront/Hero/Hero.css.ts
var hero$1 = '_1lav41b0'
var content = '_1lav41b1'
var words$2 = '_1lav41b2'
var price$1 = '_1lav41b3'
var acts$2 = '_1lav41b4'
var reassurances = '_1lav41b5'
var reassurance = '_1lav41b6'
var check$2 = '_1lav41b7'
// design-system/storefront/Hero/Hero.tsx
/** The first thing a visitor sees: the offer and its price, beside a picture of what they get (product spec, section 2). */
function Hero({ texts, trialHref, onTrial, className, ...rest }) {
  return /* @__PURE__ */ jsxs('section', {
    'data-component': 'Hero',
    ...rest,
    className: classNames(hero$1, whole, className),
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: content,
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: words$2,
            children: [
              /* @__PURE__ */ jsx(Badge, {
                tone: 'promotion',
                icon: Tag,
                children: texts.promotion,
              }),
              /* @__PURE__ */ jsx(Heading, {
                level: 1,
                size: 'display1',
                children: texts.headline,
              }),
              /* @__PURE__ */ jsx(Text, {
                size: 'large',
                tone: 'secondary',
                measure: true,
                children: texts.subtitle,
              }),
              /* @__PURE__ */ jsxs(Text, {
                size: 'large',
                tone: 'secondary',
                children: [
                  texts.price.before,
                  ' ',
                  /* @__PURE__ */ jsx('strong', {
                    className: price$1,
                    children: texts.price.amount,
                  }),
                  ' ',
                  texts.price.after,
                ],
              }),
              /* @__PURE__ */ jsxs('div', {
                className: acts$2,
                children: [
                  /* @__PURE__ */ jsx(ButtonLink, {
                    href: trialHref,
                    onClick: onTrial,
                    size: 'large',
                    children: texts.trial,
                  }),
                  /* @__PURE__ */ jsx(Button, {
                    tone: 'neutral',
                    emphasis: 'outline',
                    size: 'large',
                    children: texts.demo,
                  }),
                ],
              }),
              /* @__PURE__ */ jsx('ul', {
                className: reassurances,
                children: texts.reassurances.map((line) =>
                  /* @__PURE__ */ jsxs(
                    'li',
                    {
                      className: reassurance,
                      children: [
                        /* @__PURE__ */ jsx(Icon, {
                          icon: Check,
                          className: check$2,
                        }),
                        line,
                      ],
                    },
                    line,
                  ),
                ),
              }),
            ],
          }),
          /* @__PURE__ */ jsx(ControlPanel, { texts: texts.panel }),
        ],
      }),
      /* @__PURE__ */ jsx('span', {
        'data-end': true,
        hidden: true,
      }),
    ],
  })
}
// design-system/storefront/PlanCard/PlanCard.css.ts
var card$6 = '_14bop4o0'
var head$2 = '_14bop4o2'
var prices$1 = '_14bop4o3'
var now = '_14bop4o4'
var price = '_14bop4o5'
var period = '_14bop4o6'
var originalPrice = '_14bop4o7'
var act$1 = '_14bop4o8'
var specs = '_14bop4o9'
var features$3 = '_14bop4oa'
var spec = '_14bop4ob'
var feature$1 = '_14bop4oc'
var specIcon = '_14bop4od'
var check$1 = '_14bop4oe'
// design-system/storefront/PlanCard/PlanCard.tsx
var specIcons = {
  cpu: Cpu,
  ram: MemoryStick,
  storage: HardDrive,
  bandwidth: Gauge,
  ip: Network,
}
var specNames = ['cpu', 'ram', 'storage', 'bandwidth', 'ip']
/** One plan: the price first, then what it gives. In a PlanSection the parts of neighbouring cards stand on the same lines. */
function PlanCard({ texts, plan, href, onChoose, className, ...rest }) {
  return /* @__PURE__ */ jsxs('article', {
    'data-component': 'PlanCard',
    'data-popular': plan.popular || void 0,
    ...rest,
    className: classNames(card$6, plan.popular && '_14bop4o1', className),
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: head$2,
        children: [
          /* @__PURE__ */ jsx(Heading, {
            level: 3,
            size: 'title',
            children: plan.name,
          }),
          plan.popular &&
            /* @__PURE__ */ jsx(Badge, {
              tone: 'promotion',
              emphasis: 'strong',
              children: texts.popular,
            }),
        ],
      }),
      /* @__PURE__ */ jsxs('p', {
        className: prices$1,
        children: [
          /* @__PURE__ */ jsxs('span', {
            className: now,
            children: [
              /* @__PURE__ */ jsx('span', {
                className: price,
                children: plan.price,
              }),
              /* @__PURE__ */ jsx('span', {
                className: period,
                children: plan.period,
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('s', {
            className: originalPrice,
            children: [
              /* @__PURE__ */ jsxs(VisuallyHidden, { children: [texts.originalPrice, ' '] }),
              plan.originalPrice,
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(ButtonLink, {
        href,
        onClick: onChoose,
        tone: plan.popular ? 'brand' : 'neutral',
        emphasis: plan.popular ? 'strong' : 'outline',
        size: 'large',
        fullWidth: true,
        className: act$1,
        children: plan.buttonText,
      }),
      /* @__PURE__ */ jsx('ul', {
        'aria-label': texts.specs,
        className: specs,
        children: specNames.map((spec$1) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: spec,
              children: [
                /* @__PURE__ */ jsx(Icon, {
                  icon: specIcons[spec$1],
                  className: specIcon,
                }),
                plan.specs[spec$1],
              ],
            },
            spec$1,
          ),
        ),
      }),
      /* @__PURE__ */ jsx('ul', {
        'aria-label': texts.features,
        className: features$3,
        children: plan.features.map((feature) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: feature$1,
              children: [
                /* @__PURE__ */ jsx(Icon, {
                  icon: Check,
                  className: check$1,
                }),
                feature,
              ],
            },
            feature,
          ),
        ),
      }),
    ],
  })
}
// design-system/storefront/PlanSection/PlanSection.css.ts
var plans$1 = '_11kgdky0'
var enterprise = '_11kgdky1'
// design-system/storefront/PlanSection/PlanSection.tsx
/** What a server costs: three plans side by side, and a way to ask for more (product spec, sections 2 and 9). */
function PlanSection({ texts, planHref, onPlan, contactHref, ...rest }) {
  return /* @__PURE__ */ jsxs(Section, {
    'data-component': 'PlanSection',
    ...rest,
    heading: texts.heading,
    description: texts.description,
    children: [
      /* @__PURE__ */ jsx('div', {
        className: plans$1,
        children: texts.plans.map((plan) =>
          /* @__PURE__ */ jsx(
            PlanCard,
            {
              texts: texts.card,
              plan,
              href: planHref,
              onChoose: onPlan,
            },
            plan.name,
          ),
        ),
      }),
      /* @__PURE__ */ jsxs(Text, {
        tone: 'secondary',
        className: enterprise,
        children: [
          texts.enterprise.question,
          ' ',
          /* @__PURE__ */ jsx(Link$1, {
            href: contactHref,
            children: texts.enterprise.consult,
          }),
        ],
      }),
    ],
  })
}
// design-system/components/Rating/Rating.css.ts
var share$1 = 'var(--_1ks5qfm0)'
var rating = '_1ks5qfm1'
var stars = '_1ks5qfm2'
var filled = '_1ks5qfm3'
var filledStar = '_1ks5qfm4'
// design-system/components/Rating/Rating.tsx
/** A given rating as a row of stars, which is one image. It shows; it asks for nothing. */
function Rating({ value, max = 5, size = 'small', label, className, style, ...rest }) {
  const naming = label
    ? {
        role: 'img',
        'aria-label': label,
      }
    : { 'aria-hidden': true }
  const share = Math.min(Math.max(value / max, 0), 1)
  const stars$1 = Array.from({ length: max }, (_, index) => `star-${index}`)
  return /* @__PURE__ */ jsxs(Role.span, {
    'data-component': 'Rating',
    ...naming,
    ...rest,
    className: classNames(rating, className),
    style: {
      ...assignInlineVars({ [share$1]: `${share * 100}%` }),
      ...style,
    },
    children: [
      /* @__PURE__ */ jsx('span', {
        className: stars,
        children: stars$1.map((star) =>
          /* @__PURE__ */ jsx(
            Icon,
            {
              icon: Star,
              size,
            },
            star,
          ),
        ),
      }),
      /* @__PURE__ */ jsx('span', {
        className: classNames(stars, filled),
        children: stars$1.map((star) =>
          /* @__PURE__ */ jsx(
            Icon,
            {
              icon: Star,
              size,
              className: filledStar,
            },
            star,
          ),
        ),
      }),
    ],
  })
}
// design-system/components/Avatar/Avatar.css.ts
var avatar = '_1obompi0'
var size = {
  small: '_1obompi1',
  medium: '_1obompi2',
  large: '_1obompi3',
}
// design-system/components/Avatar/initials.ts
/**
 * Up to two letters that stand for a person where there is no picture.
 *
 * They are the first letters of the last two words. A Vietnamese name ends with the given name, by which people are
 * called, and starts with one of a few family names, which tell nobody apart: "Nguyễn Thị Minh Anh" is MA, not NA.
 * It reads right for "John Smith" (JS) as well. Words without a letter or figure are passed over, accents stay.
 * Empty when the name has nothing to show.
 */
function initials(name) {
  return (name.normalize('NFC').match(/[\p{L}\p{N}][^\s]*/gu) ?? [])
    .slice(-2)
    .map((word) => [...word][0])
    .join('')
    .toLocaleUpperCase('vi')
}
// design-system/components/Avatar/use-image-status.ts
/**
 * Follows one picture from asked for to shown or failed (product spec, section 2, landing page). A new `src` starts
 * again at `loading`. Spread `imageProps` on the `<img>`.
 */
function useImageStatus(src) {
  const [settled, setSettled] = useState()
  const settle = (status) =>
    src !== void 0 &&
    setSettled({
      src,
      status,
    })
  return {
    status: imageStatus(src, settled),
    imageProps: {
      key: src,
      src,
      onLoad: () => settle('loaded'),
      onError: () => settle('error'),
      ref: (image) => {
        if (image?.complete && settled?.src !== src) settle(image.naturalWidth > 0 ? 'loaded' : 'error')
      },
    },
  }
}
function imageStatus(src, settled) {
  if (!src) return 'idle'
  return settled?.src === src ? settled.status : 'loading'
}
// design-system/components/Avatar/Avatar.tsx
/** A person's picture, or their initials while there is none. `data-state` says idle, loading, loaded or error. */
function Avatar({ name, src, size: size$2 = 'medium', label, className, ...rest }) {
  const { status, imageProps } = useImageStatus(src)
  const { key, ...image$1 } = imageProps
  const letters = initials(name)
  return /* @__PURE__ */ jsxs('span', {
    'data-component': 'Avatar',
    'data-state': status,
    ...(label
      ? {
          role: 'img',
          'aria-label': label,
        }
      : { 'aria-hidden': true }),
    ...rest,
    className: classNames(avatar, size[size$2], className),
    children: [
      status !== 'loaded' &&
        (letters ||
          /* @__PURE__ */ jsx(Icon, {
            icon: User,
            size: size$2,
          })),
      src &&
        status !== 'error' &&
        /* @__PURE__ */ jsx(
          'img',
          {
            alt: '',
            ...image$1,
            className: '_1obompi4',
          },
          key,
        ),
    ],
  })
}
// design-system/storefront/TestimonialCard/TestimonialCard.css.ts
var card$5 = '_1p7jcw00'
var words$1 = '_1p7jcw01'
var quote = '_1p7jcw02'
var highlights = {
  strong: '_1p7jcw03',
  quiet: '_1p7jcw04',
}
var person = '_1p7jcw05'
var who = '_1p7jcw06'
// design-system/storefront/TestimonialCard/TestimonialCard.tsx
/** One customer's words: what to remember of them, the quote, and who said it. */
function TestimonialCard({ texts, testimonial, emphasis = 'quiet', className, ...rest }) {
  const { name, role, company, avatar, rating, content, highlight } = testimonial
  const strong = emphasis === 'strong'
  return /* @__PURE__ */ jsxs('figure', {
    'data-component': 'TestimonialCard',
    'data-emphasis': emphasis,
    ...rest,
    className: classNames(card$5, className),
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: words$1,
        children: [
          /* @__PURE__ */ jsx(Rating, {
            value: rating,
            label: texts.stars(rating),
          }),
          /* @__PURE__ */ jsx('p', {
            className: highlights[emphasis],
            children: highlight,
          }),
          /* @__PURE__ */ jsx('blockquote', {
            children: /* @__PURE__ */ jsx(Text, {
              size: strong ? 'body' : 'small',
              tone: 'secondary',
              measure: true,
              className: quote,
              children: content,
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('figcaption', {
        className: person,
        children: [
          /* @__PURE__ */ jsx(Avatar, {
            name,
            src: avatar,
            size: strong ? 'large' : 'medium',
          }),
          /* @__PURE__ */ jsxs('div', {
            className: who,
            children: [
              /* @__PURE__ */ jsx(Text, {
                size: 'small',
                weight: 'semibold',
                children: name,
              }),
              /* @__PURE__ */ jsx(Text, {
                size: 'caption',
                tone: 'tertiary',
                children: role,
              }),
              /* @__PURE__ */ jsx(Text, {
                size: 'caption',
                tone: 'tertiary',
                children: company,
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
// design-system/storefront/TestimonialSection/TestimonialSection.css.ts
var score = '_1tjr7ic0'
var reviews = '_1tjr7ic1'
var testimonials$1 = '_1tjr7ic2'
var wide = '_1tjr7ic3'
// design-system/storefront/TestimonialSection/TestimonialSection.tsx
/** Of six, the first opens its row in two columns and the last closes the other: rows of four columns, with no two alike. */
var isWide = (index) => index % 6 === 0 || index % 6 === 5
/** What customers say: the rating of all reviews, then six voices, two of them in large (product spec, section 2). */
function TestimonialSection({ texts, ...rest }) {
  return /* @__PURE__ */ jsx(Section, {
    'data-component': 'TestimonialSection',
    ...rest,
    heading: texts.heading,
    description: texts.description,
    children: /* @__PURE__ */ jsxs(Stack, {
      space: 'xl',
      children: [
        /* @__PURE__ */ jsxs(Inline, {
          space: 'sm',
          render: /* @__PURE__ */ jsx('p', {}),
          children: [
            /* @__PURE__ */ jsx('strong', {
              className: score,
              children: texts.rating.score,
            }),
            /* @__PURE__ */ jsx(Rating, {
              value: texts.rating.value,
              size: 'medium',
            }),
            /* @__PURE__ */ jsx('span', {
              className: reviews,
              children: texts.rating.reviews,
            }),
          ],
        }),
        /* @__PURE__ */ jsx('div', {
          className: testimonials$1,
          children: texts.testimonials.map((testimonial, index) =>
            /* @__PURE__ */ jsx(
              TestimonialCard,
              {
                texts: texts.card,
                testimonial,
                emphasis: isWide(index) ? 'strong' : 'quiet',
                className: isWide(index) ? wide : void 0,
              },
              testimonial.id,
            ),
          ),
        }),
      ],
    }),
  })
}
// design-system/screens/LandingScreen/LandingScreen.css.ts
var page$4 = 'f85s7u0'
// design-system/screens/LandingScreen/LandingScreen.tsx
var defaultLinks = {
  register: '/login?mode=register',
  order: '/dashboard',
  contact: '/contact',
  contacts: {
    chat: '/support',
    hotline: 'tel:19000000',
    ticket: '/support',
  },
}
/** Id of the plans, for links to them. */
var PLANS_ID = 'bang-gia'
/**
 * The landing page, in Vietnamese (product spec, sections 1 and 2). What begins the trial or chooses a plan registers: in the
 * dialog of `onSignIn`, or on the login page without it. Who is signed in orders.
 */
function LandingScreen({ texts, user, links, onSignIn, authDialog, ...header }) {
  const to = {
    ...defaultLinks,
    ...links,
  }
  const start = user ? to.order : to.register
  const openDialog = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSignIn?.('register')
  }
  const onStart = onSignIn && !user ? openDialog : void 0
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'LandingScreen',
    lang: 'vi',
    className: page$4,
    children: [
      /* @__PURE__ */ jsx(Header, {
        ...header,
        texts: texts.header,
        user,
        onSignIn,
      }),
      /* @__PURE__ */ jsxs('main', {
        id: MAIN_ID,
        children: [
          /* @__PURE__ */ jsx(Hero, {
            texts: texts.hero,
            trialHref: start,
            onTrial: onStart,
          }),
          /* @__PURE__ */ jsx(FeatureSection, { texts: texts.features }),
          /* @__PURE__ */ jsx(PlanSection, {
            id: PLANS_ID,
            texts: texts.plans,
            surface: 'sunken',
            planHref: start,
            onPlan: onStart,
            contactHref: to.contact,
          }),
          /* @__PURE__ */ jsx(TestimonialSection, { texts: texts.testimonials }),
          /* @__PURE__ */ jsx(ComparisonSection, {
            texts: texts.comparison,
            surface: 'sunken',
          }),
          /* @__PURE__ */ jsx(DatacenterSection, { texts: texts.datacenters }),
          /* @__PURE__ */ jsx(FaqSection, {
            texts: texts.faq,
            surface: 'sunken',
            contactHrefs: to.contacts,
            defaultOpen: texts.faq.questions[0]?.id ?? null,
          }),
          /* @__PURE__ */ jsx(FinalCall, {
            texts: texts.finalCall,
            startHref: start,
            onStart,
            contactHref: to.contact,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Footer, { texts: texts.footer }),
      authDialog,
    ],
  })
}
// design-system/texts/vi/landing.ts
/** The landing page, a file per section. Prices, figures and quoted texts are the product spec's own (sections 2 and 9). */
var landingTexts = {
  header: {
    brand: 'Sen Cloud',
    navigation: 'Chính',
    openMenu: 'Menu',
    cart: 'Giỏ hàng',
    login: 'Đăng nhập',
    register: 'Đăng ký',
    dashboard: 'Dashboard',
    account: 'Tài khoản',
    admin: 'Quản trị',
    logout: 'Đăng xuất',
    language: 'Ngôn ngữ',
    languages: {
      en: 'English',
      zh: '中文',
    },
    groups: {
      activity: {
        name: 'Hoạt động',
        links: {
          flashSale: 'Flash sale',
          newUser: 'Ưu đãi khách hàng mới',
          group: 'Mua theo nhóm',
          memberSaturday: 'Thứ Bảy thành viên',
        },
      },
      product: {
        name: 'Sản phẩm',
        areas: {
          cloud: {
            name: 'Cloud',
            description: 'Máy chủ ảo, lưu trữ và mạng',
            pages: {
              publicCloud: 'Public Cloud',
              cloudGpu: 'Cloud GPU',
              cloudPhone: 'Cloud Phone',
              vps: 'VPS',
              bareMetalCloud: 'Bare Metal Cloud',
              cloudBandwidth: 'Băng thông Cloud',
              cloudDdosPlus: 'Chống DDoS Plus',
              container: 'Container',
              loadBalancer: 'Cân bằng tải',
              mirroring: 'Sao chép dữ liệu',
              cloudDisk: 'Ổ đĩa Cloud',
              vpc: 'Mạng riêng VPC',
              backup: 'Sao lưu',
              publicIp: 'IP công cộng',
              natGateway: 'NAT Gateway',
              objectStorage: 'Lưu trữ đối tượng',
            },
          },
          dedicated: {
            name: 'Máy chủ riêng',
            description: 'Máy chủ vật lý dành riêng cho bạn',
            pages: {
              dedicated: 'Máy chủ vật lý',
              bandwidthServer: 'Máy chủ băng thông',
              highBandwidth: 'Băng thông lớn',
              multipleIps: 'Nhiều địa chỉ IP',
              ddosProtection: 'Chống DDoS',
              customServer: 'Cấu hình tùy chọn',
              gpuServer: 'Máy chủ GPU',
            },
          },
          domain: {
            name: 'Tên miền và hosting',
            description: 'Tên miền, website và email',
            pages: {
              domainRegistration: 'Đăng ký tên miền',
              sharedHosting: 'Shared hosting',
              sslCertificate: 'Chứng chỉ SSL',
              businessEmail: 'Email doanh nghiệp',
            },
          },
        },
      },
      solutions: {
        name: 'Giải pháp',
        links: {
          palworld: 'Máy chủ Palworld',
          oneStop: 'Giải pháp trọn gói',
          connectivity: 'Kết nối mạng',
        },
      },
      partners: {
        name: 'Đối tác',
        links: {
          affiliate: 'Tiếp thị liên kết',
          affiliates: 'Danh sách đối tác',
          reseller: 'Đại lý',
        },
      },
      services: {
        name: 'Dịch vụ',
        links: {
          knowledge: 'Kho kiến thức',
          tools: 'Công cụ',
          guide: 'Hướng dẫn sử dụng',
          selfService: 'Tự phục vụ',
          apiDocs: 'Tài liệu API',
          support: 'Trung tâm hỗ trợ',
          suggestions: 'Góp ý',
        },
      },
      company: {
        name: 'Công ty',
        links: {
          news: 'Tin tức',
          careers: 'Tuyển dụng',
          agreements: 'Thỏa thuận pháp lý',
          about: 'Giới thiệu',
          contact: 'Liên hệ',
        },
      },
    },
  },
  hero: {
    promotion: 'Giảm 30% trong 3 tháng đầu',
    headline: 'VPS tốc độ cao, đặt tại Việt Nam',
    subtitle: 'Ổ cứng NVMe SSD, toàn quyền root, trung tâm dữ liệu tại Việt Nam và Singapore.',
    price: {
      before: 'Chỉ từ',
      amount: '49.000đ',
      after: '/tháng',
    },
    trial: 'Dùng Thử Miễn Phí 7 Ngày',
    demo: 'Xem Demo',
    reassurances: ['Cài đặt trong 5 phút', 'Hoàn tiền trong 30 ngày', 'Không cần thẻ tín dụng'],
    panel: {
      alternative:
        'Hình minh họa bảng điều khiển VPS: máy chủ web-01 đang Online, CPU 23%, RAM 1.2GB, Uptime 99.99%, Ping < 10ms',
      status: 'Online',
      hostname: 'web-01.sencloud',
      address: '203.0.113.24',
      cpu: {
        label: 'CPU',
        value: '23%',
        share: 0.23,
      },
      ram: {
        label: 'RAM',
        value: '1.2GB',
        share: 0.6,
      },
      traffic: {
        label: 'Lưu lượng 24 giờ',
        value: '18.4 GB',
      },
      start: 'Start',
      restart: 'Restart',
      stop: 'Stop',
      uptime: {
        label: 'Uptime',
        value: '99.99%',
      },
      ping: {
        label: 'Ping',
        value: '< 10ms',
      },
    },
  },
  features: {
    heading: 'Vì sao chọn Sen Cloud',
    description: '10.000+ khách hàng đang dùng, và đây là lý do.',
    features: {
      performance: {
        title: 'Hiệu năng cao',
        description: 'Ổ cứng NVMe SSD ở mọi gói, cài đặt xong trong chưa đầy 5 phút.',
        facts: [
          {
            value: '99.99%',
            label: 'uptime',
          },
          {
            value: '3 lần',
            label: 'cài đặt nhanh hơn',
          },
        ],
      },
      support: {
        title: 'Hỗ trợ 24/7',
        description: 'Luôn có người trả lời bạn qua Live Chat, email và ticket.',
        facts: [
          {
            value: '< 2 phút',
            label: 'phản hồi Live Chat',
          },
          {
            value: '< 1 giờ',
            label: 'phản hồi ticket',
          },
        ],
      },
      root: {
        title: 'Toàn quyền quản trị',
        description: 'Quyền root đầy đủ: tự cài phần mềm, tự cấu hình máy chủ theo cách bạn muốn.',
      },
      systems: {
        title: 'Nhiều hệ điều hành',
        description: 'Ubuntu, Debian, CentOS và Windows Server 2016, 2019, 2022.',
      },
      upgrades: {
        title: 'Nâng cấp linh hoạt',
        description: 'Thêm RAM, CPU, ổ cứng trong 5–10 phút mà không gián đoạn dịch vụ.',
      },
      security: {
        title: 'Bảo mật cao',
        description: 'Chống DDoS lên đến 100Gbps và SSL miễn phí.',
      },
      datacenters: {
        title: 'Trung tâm dữ liệu Việt Nam và Singapore',
        description: 'Máy chủ đặt tại Hà Nội, TP. Hồ Chí Minh và Singapore, ping dưới 15ms.',
      },
      backup: {
        title: 'Sao lưu tự động',
        description: 'Sao lưu hàng ngày, bản sao nằm ở một trung tâm dữ liệu khác.',
      },
    },
  },
  plans: {
    heading: 'Bảng giá VPS',
    description: 'Giá đã gồm địa chỉ IPv4 và ổ NVMe. Dùng thử 7 ngày, hoàn tiền 100% trong 30 ngày.',
    card: {
      popular: 'Phổ biến nhất',
      originalPrice: 'Giá gốc',
      specs: 'Cấu hình',
      features: 'Tính năng',
    },
    plans: [
      {
        name: 'Basic VPS',
        price: '49.000đ',
        originalPrice: '69.000đ',
        period: '/tháng',
        popular: false,
        specs: {
          cpu: '1 vCPU',
          ram: '1 GB RAM',
          storage: '25 GB SSD NVMe',
          bandwidth: '1 TB băng thông',
          ip: '1 IPv4',
        },
        features: ['Sao lưu hàng tuần', 'Uptime 99.9%'],
        buttonText: 'Chọn Basic VPS',
      },
      {
        name: 'Pro VPS',
        price: '99.000đ',
        originalPrice: '129.000đ',
        period: '/tháng',
        popular: true,
        specs: {
          cpu: '2 vCPU',
          ram: '2 GB RAM',
          storage: '50 GB SSD NVMe',
          bandwidth: '2 TB băng thông',
          ip: '1 IPv4',
        },
        features: ['Sao lưu hàng ngày', 'Chống DDoS', 'Hỗ trợ Windows Server', 'Snapshot miễn phí', 'Hỗ trợ ưu tiên'],
        buttonText: 'Chọn Pro VPS',
      },
      {
        name: 'Ultra VPS',
        price: '199.000đ',
        originalPrice: '249.000đ',
        period: '/tháng',
        popular: false,
        specs: {
          cpu: '4 vCPU',
          ram: '4 GB RAM',
          storage: '100 GB SSD NVMe',
          bandwidth: '5 TB băng thông',
          ip: '2 IPv4',
        },
        features: ['Load balancer', 'Giám sát nâng cao', 'Image hệ điều hành tùy chỉnh', 'Tài nguyên dành riêng'],
        buttonText: 'Chọn Ultra VPS',
      },
    ],
    enterprise: {
      question: 'Cần cấu hình Enterprise riêng?',
      consult: 'Liên hệ để được tư vấn',
    },
  },
  testimonials: {
    heading: 'Khách hàng nói gì về chúng tôi',
    description: 'Từ cửa hàng nhỏ đến đội kỹ thuật, họ kể lại bằng lời của mình.',
    rating: {
      value: 4.9,
      score: '4.9/5',
      reviews: '2.847 đánh giá',
    },
    card: { stars: (rating) => `${rating} trên 5 sao` },
    testimonials: [
      {
        id: 'tran-quoc-huy',
        name: 'Trần Quốc Huy',
        role: 'Giám đốc kỹ thuật',
        company: 'Thời trang Lá Xanh',
        rating: 5,
        content:
          'Hai giờ sáng, trang bán hàng của chúng tôi không mở được. Tôi gửi ticket, 15 phút sau đã có người trả lời, chỉ đúng chỗ cấu hình sai và ở lại đến khi trang chạy lại bình thường.',
        highlight: 'Phản hồi trong 15 phút',
      },
      {
        id: 'le-thu-ha',
        name: 'Lê Thu Hà',
        role: 'Chủ cửa hàng',
        company: 'Tiệm hoa Mộc An',
        rating: 5,
        content: 'Tôi không rành kỹ thuật, vậy mà chưa đầy 5 phút sau khi đăng ký đã có máy chủ để dùng.',
        highlight: 'Cài đặt trong 5 phút',
      },
      {
        id: 'pham-duc-an',
        name: 'Phạm Đức Ấn',
        role: 'Lập trình viên',
        company: 'Studio Bến Nghé',
        rating: 5,
        content: 'Có quyền root, tôi cài đúng những gì dự án cần. Dùng thử 7 ngày không cần thẻ là đủ để quyết định.',
        highlight: 'Toàn quyền trên máy chủ',
      },
      {
        id: 'vo-ngoc-lan',
        name: 'Võ Thị Ngọc Lan',
        role: 'Trưởng phòng CNTT',
        company: 'Anh ngữ Hoa Nắng',
        rating: 5,
        content: 'Mùa tuyển sinh, chúng tôi thêm RAM trong 10 phút. Học viên vẫn vào lớp, không ai nhận ra.',
        highlight: 'Nâng cấp không gián đoạn',
      },
      {
        id: 'dang-hoang-nam',
        name: 'Đặng Hoàng Nam',
        role: 'Quản trị viên',
        company: 'Diễn đàn Xe Hai Bánh',
        rating: 5,
        content: 'Máy chủ đặt ở Hà Nội nên thành viên mở trang rất nhanh, kể cả giờ cao điểm buổi tối.',
        highlight: 'Ping dưới 10ms',
      },
      {
        id: 'bui-thanh-huong',
        name: 'Bùi Thanh Hương',
        role: 'Giám đốc',
        company: 'Nội thất Gỗ Sồi',
        rating: 5,
        content:
          'Chúng tôi chuyển ba website từ nhà cung cấp cũ sang một gói Pro VPS. Chi phí hàng tháng giảm một nửa, lại có sao lưu hàng ngày và chống DDoS mà trước đây phải trả thêm tiền.',
        highlight: 'Tiết kiệm 50% chi phí',
      },
    ],
  },
  comparison: {
    heading: 'So sánh với nhà cung cấp khác',
    description: 'Tám điều khách hàng hỏi trước khi chọn, đặt cạnh nhau.',
    table: {
      caption: 'So sánh Sen Cloud với ba nhà cung cấp khác',
      feature: 'Tiêu chí',
      own: 'Sen Cloud',
      best: 'Tốt nhất',
      others: ['Nhà cung cấp A', 'Nhà cung cấp B', 'Nhà cung cấp C'],
      yes: 'Có',
      no: 'Không',
      scrollHint: 'Cuộn ngang để xem thêm',
    },
    rows: [
      {
        feature: 'Uptime',
        own: '99.99%',
        others: ['99.9%', '99.5%', '99.9%'],
      },
      {
        feature: 'Hỗ trợ',
        own: '24/7',
        others: ['24/7', 'Giờ hành chính', 'Qua email'],
      },
      {
        feature: 'Thời gian cài đặt',
        own: 'Dưới 5 phút',
        others: ['15 phút', '1–2 giờ', '30 phút'],
      },
      {
        feature: 'Sao lưu',
        own: 'Hàng ngày',
        others: ['Hàng tuần', 'Có tính phí', 'Hàng tuần'],
      },
      {
        feature: 'Chống DDoS',
        own: 'Đến 100Gbps',
        others: ['Đến 10Gbps', false, 'Có tính phí'],
      },
      {
        feature: 'Bảng điều khiển',
        own: true,
        others: [true, false, true],
      },
      {
        feature: 'Trung tâm dữ liệu Việt Nam',
        own: true,
        others: [true, true, false],
      },
      {
        feature: 'Hoàn tiền',
        own: '100% trong 30 ngày',
        others: ['7 ngày', false, '14 ngày'],
      },
    ],
    note: 'Nhà cung cấp A, B và C là ví dụ minh họa, không đại diện cho doanh nghiệp cụ thể nào.',
  },
  datacenters: {
    heading: 'Trung tâm dữ liệu và bảo mật',
    description: 'Chọn nơi gần khách truy cập nhất. Ở đâu máy chủ cũng được bảo vệ.',
    map: {
      alternative: 'Bản đồ ba trung tâm dữ liệu: 1 Hà Nội, 2 TP. Hồ Chí Minh, 3 Singapore',
      archipelagos: {
        hoangSa: 'Hoàng Sa',
        truongSa: 'Trường Sa',
      },
    },
    card: { ping: 'ping' },
    datacenters: [
      {
        name: 'Hà Nội',
        location: 'Miền Bắc Việt Nam',
        ping: '< 10ms',
        features: ['Gần khách truy cập miền Bắc', 'Uptime 99.99%', 'Cài đặt dưới 5 phút'],
        coordinates: {
          lat: 21.03,
          lng: 105.85,
        },
        nameSide: 'west',
      },
      {
        name: 'TP. Hồ Chí Minh',
        location: 'Miền Nam Việt Nam',
        ping: '< 8ms',
        features: ['Gần khách truy cập miền Nam', 'Uptime 99.99%', 'Cài đặt dưới 5 phút'],
        coordinates: {
          lat: 10.78,
          lng: 106.7,
        },
      },
      {
        name: 'Singapore',
        location: 'Đông Nam Á',
        ping: '< 15ms',
        features: ['Gần khách truy cập quốc tế', 'Uptime 99.99%', 'Cài đặt dưới 5 phút'],
        coordinates: {
          lat: 1.35,
          lng: 103.82,
        },
      },
    ],
    security: {
      label: 'Bảo mật',
      features: {
        ddos: {
          title: 'Chống DDoS',
          description: 'Chặn các cuộc tấn công lên đến 100Gbps.',
        },
        ssl: {
          title: 'SSL miễn phí',
          description: 'Website chạy HTTPS mà không tốn thêm chi phí.',
        },
        backup: {
          title: 'Sao lưu hàng ngày',
          description: 'Tự động, bản sao nằm ở một trung tâm dữ liệu khác.',
        },
        staff: {
          title: 'Kỹ thuật trực 24/7',
          description: 'Nửa đêm có sự cố vẫn có người trả lời bạn.',
        },
      },
    },
  },
  faq: {
    heading: 'Câu hỏi thường gặp',
    description: 'Chưa thấy câu trả lời bạn cần? Hỏi thẳng đội kỹ thuật.',
    questions: [
      {
        id: 'trial',
        question: 'Tôi có được dùng thử trước khi trả tiền không?',
        answer:
          'Có. Bạn dùng thử miễn phí 7 ngày, không cần thẻ tín dụng. Hết 7 ngày, tài khoản sẽ tạm ngưng cho đến khi bạn nâng cấp lên gói trả phí.',
      },
      {
        id: 'refund',
        question: 'Nếu không hài lòng, tôi có được hoàn tiền không?',
        answer: 'Có. Trong 30 ngày đầu, bạn được hoàn 100% số tiền đã trả.',
      },
      {
        id: 'setup',
        question: 'Thanh toán bằng cách nào và bao lâu thì có máy chủ?',
        answer:
          'Bạn nạp ví bằng chuyển khoản ngân hàng, MoMo, ZaloPay hoặc tiền mã hóa, rồi đặt máy chủ từ số dư. VPS cài đặt xong trong chưa đầy 5 phút.',
      },
      {
        id: 'bandwidth',
        question: 'Băng thông mỗi tháng là bao nhiêu, dùng quá thì sao?',
        answer:
          'Tùy gói, bạn có từ 1TB đến 5TB. Vượt mức đó, máy chủ vẫn chạy nhưng tốc độ giảm còn 10Mbps. Bạn có thể mua thêm với giá 50.000đ mỗi TB.',
      },
      {
        id: 'upgrade',
        question: 'Nâng cấp RAM, CPU, ổ cứng có làm gián đoạn dịch vụ không?',
        answer: 'Không. Việc nâng cấp mất 5–10 phút và website của bạn vẫn hoạt động trong lúc đó.',
      },
      {
        id: 'systems',
        question: 'Tôi cài được những hệ điều hành nào?',
        answer: 'Ubuntu, Debian, CentOS và Windows Server 2016, 2019, 2022. Bạn có toàn quyền root trên máy chủ.',
      },
      {
        id: 'safety',
        question: 'Dữ liệu và máy chủ của tôi được bảo vệ ra sao?',
        answer:
          'Dữ liệu được sao lưu tự động hàng ngày, bản sao nằm ở một trung tâm dữ liệu khác. Hệ thống chống DDoS lên đến 100Gbps và SSL được cấp miễn phí.',
      },
      {
        id: 'support',
        question: 'Khi gặp sự cố, bao lâu thì có người trả lời?',
        answer: 'Đội kỹ thuật trực 24/7: Live Chat phản hồi dưới 2 phút, ticket phản hồi dưới 1 giờ.',
      },
    ],
    contacts: {
      chat: {
        name: 'Live Chat',
        figure: '< 2 phút',
        label: 'có người trả lời',
        act: 'Bắt đầu trò chuyện',
      },
      hotline: {
        name: 'Hotline',
        figure: '1900 0000',
        label: 'Trực 24/7',
        act: 'Gọi ngay',
      },
      ticket: {
        name: 'Support Ticket',
        figure: '< 1 giờ',
        label: 'có người trả lời',
        act: 'Gửi yêu cầu',
      },
    },
  },
  finalCall: {
    heading: 'Chạy thử máy chủ đầu tiên hôm nay',
    description: 'Dùng đủ 7 ngày rồi hãy quyết định. Ở lại, bạn được giảm 30% trong 3 tháng đầu.',
    start: 'Đăng ký dùng thử ngay',
    contact: 'Liên hệ tư vấn miễn phí',
    reassurances: ['Miễn phí 7 ngày, không cần thẻ tín dụng', 'Hoàn tiền 100% trong 30 ngày', 'Cài đặt dưới 5 phút'],
  },
  footer: {
    brand: 'Sen Cloud',
    navigation: 'Chân trang',
    columns: {
      products: {
        heading: 'Sản phẩm',
        links: {
          vpsLinux: 'VPS Linux',
          vpsWindows: 'VPS Windows',
          dedicated: 'Máy chủ riêng',
          cloud: 'Cloud',
          pricing: 'Bảng giá',
        },
      },
      support: {
        heading: 'Hỗ trợ',
        links: {
          support: 'Trung tâm hỗ trợ',
          paymentGuide: 'Hướng dẫn thanh toán',
          docs: 'Tài liệu',
          apiDocs: 'Tài liệu API',
          status: 'Trạng thái dịch vụ',
        },
      },
      policies: {
        heading: 'Chính sách',
        links: {
          terms: 'Điều khoản sử dụng',
          privacy: 'Quyền riêng tư',
          sla: 'Cam kết dịch vụ (SLA)',
          refund: 'Hoàn tiền',
        },
      },
      social: {
        heading: 'Kết nối',
        links: {
          network: 'Facebook',
          messaging: 'Zalo',
          chat: 'Telegram',
          code: 'GitHub',
        },
      },
    },
    hotline: {
      label: 'Hotline',
      number: '1900 0000',
      href: 'tel:19000000',
    },
    registration: 'Giấy chứng nhận đăng ký doanh nghiệp số 0000000000, nơi cấp: đang cập nhật.',
    copyright: '© 2026 Sen Cloud',
  },
}
// site/app/session/language.ts
var key = 'language'
/** What the header's language selector was set to. It is remembered, and changes no text yet (product decisions). */
var chosenLanguage = createStoredValue({
  keys: [key],
  encode: (language) => ({ [key]: language }),
  decode: ({ [key]: language }) => (language === 'en' || language === 'zh' ? language : null),
})
// site/app/hooks/use-language.ts
/** The language selector of the public header: what it shows, and what remembers a choice. */
function useLanguage() {
  return {
    language: useSyncExternalStore(chosenLanguage.subscribe, chosenLanguage.get, () => null) ?? void 0,
    onLanguageChange: chosenLanguage.set,
  }
}
// site/app/lazy/sign-in-part.tsx
var signInDialog = createLazyPart(() =>
  import('./assets/sign-in-dialog-CjE0h9wQ.js').then(({ SignInDialog }) => SignInDialog),
)
var SignInDialog = lazyDialog(signInDialog, ({ mode, onModeChange }) => ({
  open: mode !== null,
  onOpenChange: () => onModeChange(null),
}))
// site/app/hooks/use-sign-in-dialog.tsx
/** Login and register in front of a page: what opens them, and the dialog. */
function useSignInDialog() {
  const [mode, setMode] = useState(null)
  return {
    open: setMode,
    dialog: /* @__PURE__ */ jsx(SignInDialog, {
      mode,
      onModeChange: setMode,
    }),
  }
}
// site/app/hooks/use-sign-out.ts
/** Signs the customer out, and says when that did not work. */
function useSignOut() {
  const { signOut } = useAuth()
  const { run } = useAction()
  const send = useMutation({
    call: signOut,
    notices: {
      done: { title: notices.loggedOut },
      failed: notices.logoutFailed,
    },
  })
  return () => void run(() => send(void 0))
}
// site/app/schema-org.ts
/** What the structured data of the pages says, in the words of schema.org. None of it is more than the page itself shows. */
/** The provider. */
var organization = () => ({
  '@type': 'Organization',
  name: siteName,
  url: publicAddress('/'),
  logo: publicAddress('/icon-512.png'),
})
/** Something that is sold by the month. */
var product = ({ name, description, price, path }) => ({
  '@type': 'Product',
  name,
  description,
  image: publicAddress('/share.png'),
  brand: {
    '@type': 'Brand',
    name: siteName,
  },
  offers: {
    '@type': 'Offer',
    url: publicAddress(path),
    price,
    priceCurrency: 'VND',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'VND',
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: 1,
        unitCode: 'MON',
      },
    },
    availability: 'https://schema.org/InStock',
  },
})
/** Several of them, in the order of the page. */
var productList = (products) => ({
  '@type': 'ItemList',
  itemListElement: products.map((one, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: product(one),
  })),
})
/** Questions with their answers. */
var faqPage = (questions) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: answer,
    },
  })),
})
// site/app/session/return-address.ts
/** The dashboard with its order dialog open. */
var orderAddress = '/dashboard?order'
var reasons = ['signInRequired', 'sessionEnded', 'accountLocked']
/** Address of the login page that leads back to `from` afterwards and says why. */
function loginAddress(reason, from) {
  return `/login?${new URLSearchParams({
    reason,
    next: from,
  })}`
}
/** The reason in a login page's query, if it is one that we know. */
function readLoginReason(query) {
  return reasons.find((reason) => reason === query.get('reason'))
}
/**
 * Where to go after signing in: the address in `next` when it is one of this site's, otherwise the landing page.
 * `//host`, `/\host` and absolute addresses would lead elsewhere.
 */
function readReturnAddress(query) {
  const next = query.get('next')
  if (!next?.startsWith('/')) return '/'
  const home = 'http://site.invalid'
  const target = URL.canParse(next, home) ? new URL(next, home) : void 0
  return target?.origin === home ? `${target.pathname}${target.search}${target.hash}` : '/'
}
// site/app/routes/landing.tsx
var landing_exports = /* @__PURE__ */ __exportAll({
  default: () => landing_default,
  handle: () => handle$5,
  meta: () => meta$5,
})
var handle$5 = {
  lang: 'vi',
  hydration: 'deferred',
}
var meta$5 = () =>
  findable({
    title: 'Sen Cloud · VPS tốc độ cao tại Việt Nam, từ 49.000đ mỗi tháng',
    description:
      'VPS ổ NVMe SSD tại Hà Nội, TP. Hồ Chí Minh và Singapore: toàn quyền root, uptime 99.99%, hỗ trợ 24/7, dùng thử miễn phí 7 ngày.',
    path: '/',
    lang: handle$5.lang,
    facts: [
      organization(),
      ...landingTexts.plans.plans.map(({ name, price, specs }) =>
        product({
          name,
          description: Object.values(specs).join(', '),
          price: dong(price),
          path: '/',
        }),
      ),
      faqPage(landingTexts.faq.questions),
    ],
  })
/** `49.000đ` as a number. */
var dong = (text) => Number(text.replaceAll(/\D/g, ''))
/** The landing page (product spec, section 2). Login and register open in front of it. */
var landing_default = UNSAFE_withComponentProps(function Landing() {
  const { session } = useAuth()
  const signIn = useSignInDialog()
  return /* @__PURE__ */ jsx(LandingScreen, {
    texts: landingTexts,
    user: session?.user,
    links: { order: orderAddress },
    ...useLanguage(),
    onLogout: useSignOut(),
    onSignIn: signIn.open,
    authDialog: signIn.dialog,
  })
})
// design-system/components/Tabs/Tabs.css.ts
var list = '_9ehubp0'
var tab = '_9ehubp1'
var label = '_9ehubp2'
var panel$3 = '_9ehubp3'
// design-system/components/Tabs/tabs-context.ts
/** Prefix that makes a tab's element id from its value. */
var TabsContext = createContext(null)
/** Element id of the tab with this value. @throws outside Tabs. */
function useTabId(value) {
  const prefix = use(TabsContext)
  if (prefix === null) throw new Error(`Tab or TabPanel "${value}" stands outside Tabs. Put it inside <Tabs>.`)
  return tabId(prefix, value)
}
var tabId = (prefix, value) => `${prefix}${value}`
var tabValue = (prefix, id) => id.slice(prefix.length)
// design-system/components/Tabs/Tab.tsx
/** Shows its panel. Arrow keys, Home and End move along the list and select as they go. */
function Tab$1({ value, icon, className, children, ...rest }) {
  return /* @__PURE__ */ jsxs(Tab, {
    'data-component': 'Tab',
    ...rest,
    id: useTabId(value),
    className: classNames(tab, className),
    children: [
      icon && /* @__PURE__ */ jsx(Icon, { icon }),
      /* @__PURE__ */ jsx('span', {
        className: label,
        'data-text': children,
        children,
      }),
    ],
  })
}
// design-system/components/Tabs/TabList.tsx
/** The row of tabs. It scrolls sideways where there is no room and keeps the selected tab in view. */
function TabList$1({ label, className, ...rest }) {
  const selectedId = useStoreState(useTabContext(), 'selectedId')
  useEffect(() => {
    const tab = document.getElementById(selectedId ?? '')
    const list = tab?.closest('[role="tablist"]')
    if (!tab || !list) return
    const observer = new ResizeObserver(() => scrollIntoList(list, tab))
    observer.observe(list)
    return () => observer.disconnect()
  }, [selectedId])
  return /* @__PURE__ */ jsx(TabList, {
    'data-component': 'TabList',
    'aria-label': label,
    ...rest,
    className: classNames(list, className),
  })
}
/** Moves the list alone: `scrollIntoView` would move the page as well. The tab comes to the middle, so that its neighbours show. */
function scrollIntoList(list, tab) {
  const room = list.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  if (!(box.left >= room.left && box.right <= room.right))
    list.scrollLeft += box.left + box.width / 2 - (room.left + room.width / 2)
}
// design-system/components/Tabs/use-kept-focus.ts
/**
 * Keeps the focus in an element when what had it there is removed, such as the button of a row that is settled, or a dialog
 * that was opened from it: the element itself takes it then. Else it is nowhere, and the keyboard starts again at the top.
 * @returns what the element needs as `onFocus`. React's focus events come from dialogs in a portal as well.
 */
function useKeptFocus(element) {
  const last = useRef(null)
  useEffect(() => {
    let frame = 0
    const catchLost = () => {
      if (document.activeElement !== document.body || last.current?.isConnected !== false) return
      last.current = null
      if (!element.current) return
      element.current.tabIndex = -1
      element.current.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (last.current?.isConnected !== false) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(catchLost)
    })
    observer.observe(document.body, {
      childList: true,
      subtree: true,
    })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [element])
  return (event) => {
    last.current = event.target
  }
}
// design-system/components/Tabs/TabPanel.tsx
/**
 * What a tab shows. It takes focus itself when nothing inside can, and when what had it inside is gone. Hidden ones stay mounted;
 * `unmountOnHide` changes that.
 */
function TabPanel$1({ value, className, onFocus, ref, ...rest }) {
  const own = useRef(null)
  const keepFocus = useKeptFocus(own)
  return /* @__PURE__ */ jsx(TabPanel, {
    'data-component': 'TabPanel',
    ...rest,
    ref: useMergedRef(own, ref),
    onFocus: (event) => {
      keepFocus(event)
      onFocus?.(event)
    },
    tabId: useTabId(value),
    className: classNames(panel$3, className),
  })
}
// design-system/components/Tabs/Tabs.tsx
/** One of several views of the same thing. Draws nothing itself. What leads to another page is a navigation of Links. */
function Tabs({ value, defaultValue, onValueChange, children }) {
  const prefix = useId()
  const toId = (name) => (name === void 0 ? void 0 : tabId(prefix, name))
  return /* @__PURE__ */ jsx(TabsContext, {
    value: prefix,
    children: /* @__PURE__ */ jsx(TabProvider, {
      selectedId: toId(value),
      defaultSelectedId: toId(defaultValue),
      setSelectedId: (id) => {
        if (typeof id === 'string') onValueChange?.(tabValue(prefix, id))
      },
      children,
    }),
  })
}
// design-system/account/LoginCard/LoginCard.css.ts
var card$4 = '_1grcnd00'
var textButton = '_1grcnd01'
// design-system/account/LoginCard/login-schema.ts
/** An optional name: nothing at all, or at least two characters. */
var optionalNameField = (message) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((name) => name === '' || name.length >= 2, message),
  )
/** What the login form must hold. */
var createLoginSchema = (messages) =>
  v.object({
    email: typedEmailField(messages.email),
    password: passwordField(messages.password),
  })
/** What the register form must hold. The comparison of the passwords is said at the second one, whatever else is wrong. */
var createRegisterSchema = (messages) =>
  v.pipe(
    v.object({
      firstName: optionalNameField(messages.firstName),
      lastName: optionalNameField(messages.lastName),
      email: typedEmailField(messages.email),
      password: passwordField(messages.password),
      confirmPassword: v.string(),
    }),
    v.forward(
      v.check((form) => form.password === form.confirmPassword, messages.confirmPassword),
      ['confirmPassword'],
    ),
  )
/** What the register form means. */
var toRegistration = ({ email, password, firstName, lastName }) => ({
  email,
  password,
  ...(firstName && { firstName }),
  ...(lastName && { lastName }),
})
// design-system/account/LoginCard/LoginForm.tsx
/** Email and password of someone who has an account. */
function LoginForm({ texts, email, onEmailChange, pending, onLogin, startAtPassword }) {
  const schema = useMemo(() => createLoginSchema(texts.validation), [texts.validation])
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      email,
      password: '',
    },
  })
  const { errors } = formState
  useEffect(() => {
    if (startAtPassword) setFocus('password')
  }, [startAtPassword, setFocus])
  return /* @__PURE__ */ jsx('form', {
    method: 'post',
    noValidate: true,
    onSubmit: handleSubmit((values) => !pending && onLogin(values)),
    children: /* @__PURE__ */ jsxs(Stack, {
      space: 'lg',
      children: [
        /* @__PURE__ */ jsxs(Stack, {
          space: 'md',
          children: [
            /* @__PURE__ */ jsx(Field, {
              label: texts.fields.email,
              error: errors.email?.message,
              required: true,
              children: /* @__PURE__ */ jsx(Input, {
                type: 'email',
                autoComplete: 'username',
                ...register('email', { onChange: (event) => onEmailChange(event.target.value) }),
              }),
            }),
            /* @__PURE__ */ jsxs(Stack, {
              space: '2xs',
              children: [
                /* @__PURE__ */ jsx(Field, {
                  label: texts.fields.password,
                  error: errors.password?.message,
                  required: true,
                  children: /* @__PURE__ */ jsx(PasswordInput, {
                    autoComplete: 'current-password',
                    ...register('password'),
                  }),
                }),
                /* @__PURE__ */ jsx(Inline, {
                  justify: 'end',
                  children: /* @__PURE__ */ jsx(Button, {
                    emphasis: 'ghost',
                    size: 'small',
                    className: textButton,
                    children: texts.login.forgotPassword,
                  }),
                }),
              ],
            }),
          ],
        }),
        /* @__PURE__ */ jsx(Button, {
          type: 'submit',
          size: 'large',
          fullWidth: true,
          loading: pending,
          children: pending ? texts.login.pending : texts.login.submit,
        }),
      ],
    }),
  })
}
// design-system/primitives/Grid/Grid.tsx
/** Children in equal columns. */
function Grid({ columns = 1, space = 'md', align = 'stretch', className, ...rest }) {
  return /* @__PURE__ */ jsx(Role, {
    'data-component': 'Grid',
    ...rest,
    className: classNames(
      sprinkles({
        display: 'grid',
        gridTemplateColumns: columns,
        gap: space,
        alignItems: align,
      }),
      className,
    ),
  })
}
// design-system/account/LoginCard/RegisterForm.tsx
/** A new account: names may stay empty, the password is typed twice. */
function RegisterForm({ texts, email, onEmailChange, pending, onRegister }) {
  const schema = useMemo(() => createRegisterSchema(texts.validation), [texts.validation])
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    criteriaMode: 'all',
    defaultValues: {
      firstName: '',
      lastName: '',
      email,
      password: '',
      confirmPassword: '',
    },
  })
  const { errors } = formState
  return /* @__PURE__ */ jsx('form', {
    method: 'post',
    noValidate: true,
    onSubmit: handleSubmit((form) => !pending && onRegister(toRegistration(form))),
    children: /* @__PURE__ */ jsxs(Stack, {
      space: 'lg',
      children: [
        /* @__PURE__ */ jsxs(Stack, {
          space: 'md',
          children: [
            /* @__PURE__ */ jsxs(Grid, {
              columns: {
                base: 1,
                medium: 2,
              },
              align: 'start',
              children: [
                /* @__PURE__ */ jsx(Field, {
                  label: texts.fields.firstName,
                  error: errors.firstName?.message,
                  children: /* @__PURE__ */ jsx(Input, {
                    autoComplete: 'given-name',
                    ...register('firstName'),
                  }),
                }),
                /* @__PURE__ */ jsx(Field, {
                  label: texts.fields.lastName,
                  error: errors.lastName?.message,
                  children: /* @__PURE__ */ jsx(Input, {
                    autoComplete: 'family-name',
                    ...register('lastName'),
                  }),
                }),
              ],
            }),
            /* @__PURE__ */ jsx(Field, {
              label: texts.fields.email,
              error: errors.email?.message,
              required: true,
              children: /* @__PURE__ */ jsx(Input, {
                type: 'email',
                autoComplete: 'email',
                ...register('email', { onChange: (event) => onEmailChange(event.target.value) }),
              }),
            }),
            /* @__PURE__ */ jsx(Field, {
              label: texts.fields.password,
              description: texts.passwordHint,
              error: errors.password?.message,
              required: true,
              children: /* @__PURE__ */ jsx(PasswordInput, {
                autoComplete: 'new-password',
                ...register('password', { deps: 'confirmPassword' }),
              }),
            }),
            /* @__PURE__ */ jsx(Field, {
              label: texts.fields.confirmPassword,
              error: errors.confirmPassword?.message,
              required: true,
              children: /* @__PURE__ */ jsx(PasswordInput, {
                autoComplete: 'new-password',
                ...register('confirmPassword'),
              }),
            }),
          ],
        }),
        /* @__PURE__ */ jsx(Button, {
          type: 'submit',
          size: 'large',
          fullWidth: true,
          loading: pending,
          children: pending ? texts.register.pending : texts.register.submit,
        }),
      ],
    }),
  })
}
// design-system/account/LoginCard/LoginCard.tsx
var reasonLook = {
  signInRequired: {
    tone: 'brand',
    icon: Info,
  },
  sessionEnded: {
    tone: 'caution',
    icon: TriangleAlert,
  },
  accountLocked: {
    tone: 'critical',
    icon: TriangleAlert,
  },
  registered: {
    tone: 'positive',
    icon: CircleCheck,
  },
}
/**
 * Login and register of the login page (product spec, section 2). The email typed in one form is there in the
 * other, so who has just registered types only the password.
 */
function LoginCard({
  texts,
  mode,
  onModeChange,
  onLogin,
  onRegister,
  pending = false,
  error,
  reason,
  className,
  ...rest
}) {
  const [email, setEmail] = useState('')
  const form = {
    texts,
    email,
    onEmailChange: setEmail,
    pending,
  }
  return /* @__PURE__ */ jsx('div', {
    'data-component': 'LoginCard',
    'data-mode': mode,
    ...rest,
    className: classNames(card$4, className),
    children: /* @__PURE__ */ jsxs(Stack, {
      space: 'lg',
      children: [
        /* @__PURE__ */ jsx(Heading, {
          level: 1,
          size: 'page',
          children: texts[mode].heading,
        }),
        reason &&
          /* @__PURE__ */ jsx(Notice, {
            tone: reasonLook[reason].tone,
            icon: reasonLook[reason].icon,
            role: 'status',
            children: texts.reasons[reason],
          }),
        /* @__PURE__ */ jsx(Tabs, {
          value: mode,
          onValueChange: (value) => onModeChange(value === 'register' ? 'register' : 'login'),
          children: /* @__PURE__ */ jsxs(Stack, {
            space: 'lg',
            children: [
              /* @__PURE__ */ jsxs(TabList$1, {
                label: texts.modes,
                children: [
                  /* @__PURE__ */ jsx(Tab$1, {
                    value: 'login',
                    children: texts.login.tab,
                  }),
                  /* @__PURE__ */ jsx(Tab$1, {
                    value: 'register',
                    children: texts.register.tab,
                  }),
                ],
              }),
              error &&
                /* @__PURE__ */ jsx(Notice, {
                  tone: 'critical',
                  title: texts[mode].failed,
                  role: 'alert',
                  children: error,
                }),
              /* @__PURE__ */ jsxs('div', {
                children: [
                  /* @__PURE__ */ jsx(TabPanel$1, {
                    value: 'login',
                    children:
                      mode === 'login' &&
                      /* @__PURE__ */ jsx(LoginForm, {
                        ...form,
                        onLogin,
                        startAtPassword: reason === 'registered',
                      }),
                  }),
                  /* @__PURE__ */ jsx(TabPanel$1, {
                    value: 'register',
                    children:
                      mode === 'register' &&
                      /* @__PURE__ */ jsx(RegisterForm, {
                        ...form,
                        onRegister,
                      }),
                  }),
                ],
              }),
            ],
          }),
        }),
      ],
    }),
  })
}
// design-system/screens/LoginScreen/LoginScreen.css.ts
var page$3 = '_1koo72k0'
var formSide = '_1koo72k1'
var top = '_1koo72k2'
var back = '_1koo72k3'
var main$4 = '_1koo72k4'
var panel$2 = '_1koo72k5'
var drawing = '_1koo72k6'
var statement = '_1koo72k7'
var facts$1 = '_1koo72k8'
var fact$1 = '_1koo72k9'
var figure$1 = '_1koo72ka'
var factLabel = '_1koo72kb'
var home$3 = '_1koo72kc'
// design-system/screens/LoginScreen/LotusDrawing.tsx
/** One petal, upright on the middle of the water. */
var petal = 'M200 250 C150 196 148 112 200 40 C252 112 250 196 200 250 Z'
/** How each petal leans, in degrees, and how long it is against the upright one; outermost first. */
var petals = [
  {
    lean: 72,
    length: 0.8,
  },
  {
    lean: 48,
    length: 0.92,
  },
  {
    lean: 24,
    length: 0.98,
  },
]
/** Half widths of the rings on the water. */
var rings = [56, 104, 152, 196]
var lean = (degrees, length) => `rotate(${degrees} 200 250) translate(200 250) scale(${length}) translate(-200 -250)`
/** The brand's lotus as a line drawing on water. Decorative. */
function LotusDrawing({ className }) {
  return /* @__PURE__ */ jsxs('svg', {
    'data-component': 'LotusDrawing',
    'aria-hidden': true,
    viewBox: '0 0 400 290',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.25',
    className,
    children: [
      rings.map((halfWidth) =>
        /* @__PURE__ */ jsx(
          'ellipse',
          {
            cx: '200',
            cy: '254',
            rx: halfWidth,
            ry: halfWidth / 7,
          },
          halfWidth,
        ),
      ),
      petals.map((one) =>
        /* @__PURE__ */ jsxs(
          'g',
          {
            children: [
              /* @__PURE__ */ jsx('path', {
                d: petal,
                transform: lean(-one.lean, one.length),
              }),
              /* @__PURE__ */ jsx('path', {
                d: petal,
                transform: lean(one.lean, one.length),
              }),
            ],
          },
          one.lean,
        ),
      ),
      /* @__PURE__ */ jsx('path', { d: petal }),
    ],
  })
}
// design-system/screens/LoginScreen/LoginScreen.tsx
/** The login page: the form, and beside it (below it on small screens) what one signs in to. In English (product spec, section 1). */
function LoginScreen({ texts, homeHref = '/', holdScript, className, ...card }) {
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'LoginScreen',
    lang: 'en',
    className: classNames(page$3, whole, className),
    children: [
      holdScript &&
        /* @__PURE__ */ jsx('script', {
          suppressHydrationWarning: true,
          dangerouslySetInnerHTML: { __html: holdScript },
        }),
      /* @__PURE__ */ jsxs('div', {
        className: formSide,
        children: [
          /* @__PURE__ */ jsxs('header', {
            className: top,
            children: [
              /* @__PURE__ */ jsx(Link$1, {
                href: homeHref,
                tone: 'inherit',
                underline: 'hover',
                className: home$3,
                children: /* @__PURE__ */ jsx(Logo, { name: texts.brand }),
              }),
              /* @__PURE__ */ jsxs(Link$1, {
                href: homeHref,
                tone: 'neutral',
                underline: 'hover',
                className: back,
                children: [/* @__PURE__ */ jsx(Icon, { icon: ArrowLeft }), texts.backToHome],
              }),
            ],
          }),
          /* @__PURE__ */ jsx('main', {
            id: MAIN_ID,
            className: main$4,
            children: /* @__PURE__ */ jsx(LoginCard, {
              texts: texts.card,
              ...card,
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('aside', {
        'aria-label': texts.panel.label,
        className: panel$2,
        children: [
          /* @__PURE__ */ jsx(LotusDrawing, { className: drawing }),
          /* @__PURE__ */ jsx(Text, {
            className: statement,
            children: texts.panel.statement,
          }),
          /* @__PURE__ */ jsx('dl', {
            className: facts$1,
            children: texts.panel.facts.map((fact) =>
              /* @__PURE__ */ jsxs(
                'div',
                {
                  className: fact$1,
                  children: [
                    /* @__PURE__ */ jsx('dt', {
                      className: factLabel,
                      children: fact.label,
                    }),
                    /* @__PURE__ */ jsx('dd', {
                      className: figure$1,
                      children: fact.figure,
                    }),
                  ],
                },
                fact.label,
              ),
            ),
          }),
        ],
      }),
      /* @__PURE__ */ jsx('span', {
        'data-end': true,
        hidden: true,
      }),
    ],
  })
}
// design-system/texts/en/login.ts
/** The login page. Validation, failures and 'Forgot Password?' are the product spec's own words (sections 2, 5 and 8). */
var loginTexts = {
  brand: 'Sen Cloud',
  backToHome: 'Back to Home',
  card: {
    modes: 'Login or register',
    login: {
      tab: 'Login',
      heading: 'Welcome back',
      submit: 'Login',
      pending: 'Logging in...',
      failed: 'Could not log you in',
      forgotPassword: 'Forgot Password?',
    },
    register: {
      tab: 'Register',
      heading: 'Create your account',
      submit: 'Register',
      pending: 'Creating account...',
      failed: 'Could not create your account',
    },
    fields: {
      firstName: 'First name (optional)',
      lastName: 'Last name (optional)',
      email: 'Email',
      password: 'Password',
      confirmPassword: 'Confirm password',
    },
    passwordHint: 'At least 6 characters',
    reasons: {
      signInRequired: 'Please log in to continue.',
      sessionEnded: 'Your session has ended. Please log in again.',
      accountLocked: 'Your account is locked. Please contact support.',
      registered: 'Registration successful! Please login.',
    },
    validation: {
      email: 'Please enter a valid email',
      password: 'Password must be at least 6 characters',
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
      confirmPassword: "Passwords don't match",
    },
  },
  panel: {
    label: 'About Sen Cloud',
    statement: 'Servers close to your customers, in Vietnam and Singapore.',
    facts: [
      {
        figure: '99.99%',
        label: 'uptime',
      },
      {
        figure: '3',
        label: 'datacenters: Hanoi, Ho Chi Minh City and Singapore',
      },
      {
        figure: '49.000đ',
        label: 'a month, the starting price',
      },
    ],
  },
}
// design-system/texts/en/remedies.ts
/** What a form says to do next when its call has failed; why it failed is said by the notice. */
var remedies = {
  connection: 'Check your connection, then send it again.',
  credentials: 'Check your email and password.',
  funds: 'Top up your wallet, then try again.',
  support: 'Contact support for help.',
  taken: 'Log in, or use another email.',
  pending: 'Cancel some pending top-ups in your wallet, then try again.',
  input: 'Check what you entered, then send it again.',
  wait: 'Wait a moment, then try again.',
  later: 'Try again in a few minutes.',
}
// site/app/routes/login.tsx
var login_exports = /* @__PURE__ */ __exportAll({
  default: () => login_default,
  handle: () => handle$4,
  meta: () => meta$4,
})
var handle$4 = {
  lang: 'en',
  hydration: 'deferred',
}
var meta$4 = () =>
  findable({
    title: 'Login or register · Sen Cloud',
    description:
      'Sign in to your Sen Cloud account, or open one: order servers in Vietnam and Singapore, and pay by the month.',
    path: '/login',
    lang: handle$4.lang,
  })
/** The built page is that of an address without a query. Otherwise its form waits for the script, rather than move when it comes. */
var holdForm = "/[?&](mode|reason|registered)=/.test(location.search)&&(document.currentScript.dataset.hold='')"
/** Login and register (product spec, section 2). Leads on to where the person wanted to go, or to the landing page. */
var login_default = UNSAFE_withComponentProps(function Login() {
  const [query, setQuery] = useSearchParams()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const toast = useToast()
  const { signIn } = useAuth()
  const known = isHydrated ? query : new URLSearchParams()
  const mode = known.get('mode') === 'register' ? 'register' : 'login'
  /** The mode stands in the address, so that a link can open the register form; why one came is said until then. */
  const showMode = (next, keep = {}) => {
    const to = new URLSearchParams(keep)
    const returnTo = query.get('next')
    if (returnTo) to.set('next', returnTo)
    if (next === 'register') to.set('mode', next)
    setQuery(to, {
      replace: true,
      preventScrollReset: true,
    })
  }
  const failureToast = useRef('')
  const showFailure = (title, description) => {
    failureToast.current = toast.show({
      title,
      description,
      tone: 'critical',
    })
  }
  useEffect(() => () => toast.dismiss(failureToast.current), [toast])
  const action = useAction()
  const sendLogin = useMutation({
    call: (values) =>
      request('/api/auth/login', {
        method: 'POST',
        body: values,
      }),
    onSuccess: ({ user }) => signIn(user),
    notices: {
      done: {
        title: notices$1.loggedIn,
        tone: 'positive',
      },
      failed: (message) => showFailure(notices$1.loginFailed, message),
    },
    remedies,
  })
  const login = async (values) => {
    const result = await sendLogin(values)
    if (result.ok) await navigate(readReturnAddress(query))
    return result
  }
  const register = useMutation({
    call: (values) =>
      request('/api/auth/register', {
        method: 'POST',
        body: values,
      }),
    onSuccess: () => showMode('login', { registered: '' }),
    notices: {
      done: {
        title: notices$1.registered,
        tone: 'positive',
      },
      failed: (message) => showFailure(notices$1.registrationFailed, message),
    },
    remedies,
  })
  return /* @__PURE__ */ jsx(LoginScreen, {
    texts: loginTexts,
    holdScript: isHydrated ? void 0 : holdForm,
    mode,
    onModeChange: (next) => {
      action.clearError()
      showMode(next)
    },
    onLogin: (values) => void action.run(() => login(values)),
    onRegister: (values) => void action.run(() => register(values)),
    pending: action.pending,
    error: action.error,
    reason: known.has('registered') ? 'registered' : readLoginReason(known),
  })
})
// server/contracts/rules/product-categories.ts
/** The six product categories (product spec, section 2), in the order in which they are shown. */
var productCategories = ['dedicated', 'cloud', 'security', 'vps', 'gpu', 'global']
// design-system/storefront/ProductCard/category-icons.ts
/** What stands for a category on cards and links. */
var categoryIcons = {
  dedicated: Server,
  cloud: Cloud,
  security: ShieldCheck,
  vps: HardDrive,
  gpu: Gpu,
  global: Globe,
}
// design-system/storefront/ProductCard/ProductCard.css.ts
var card$3 = 'aw5wxy0'
var kind = 'aw5wxy1'
var icon$3 = 'aw5wxy2'
var words = 'aw5wxy3'
var prices = 'aw5wxy4'
var features$1 = 'aw5wxy5'
var acts$1 = 'aw5wxy8'
var act = 'aw5wxy9'
// design-system/storefront/ProductCard/ProductCard.tsx
/**
 * One product: what kind it is, what it is for, and what it costs, which is the loudest. Its two buttons do nothing yet
 * (product spec, section 2). In a ProductGrid the parts of neighbouring cards stand on the same lines.
 */
function ProductCard({ product, texts, className, ...rest }) {
  const { currency } = useFormats()
  const nameId = useId()
  return /* @__PURE__ */ jsxs('article', {
    'data-component': 'ProductCard',
    'data-category': product.category,
    'aria-labelledby': nameId,
    ...rest,
    className: classNames(card$3, className),
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: kind,
        children: [
          /* @__PURE__ */ jsx(Icon, {
            icon: categoryIcons[product.category],
            size: 'large',
            className: icon$3,
          }),
          /* @__PURE__ */ jsx(Badge, {
            tone: 'neutral',
            children: texts.categories[product.category],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: words,
        children: [
          /* @__PURE__ */ jsx(Heading, {
            level: 2,
            size: 'title',
            id: nameId,
            children: product.name,
          }),
          /* @__PURE__ */ jsx(Text, {
            size: 'small',
            tone: 'secondary',
            children: product.description,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('p', {
        className: prices,
        children: [
          /* @__PURE__ */ jsx(Text, {
            size: 'figure',
            weight: 'bold',
            numeric: true,
            render: /* @__PURE__ */ jsx('span', {}),
            children: currency(product.price),
          }),
          /* @__PURE__ */ jsx(Text, {
            size: 'small',
            tone: 'secondary',
            render: /* @__PURE__ */ jsx('span', {}),
            children: texts.period,
          }),
        ],
      }),
      product.features.length > 0 &&
        /* @__PURE__ */ jsx('ul', {
          'aria-label': texts.features,
          className: 'aw5wxy5',
          children: product.features.map((feature$4) =>
            /* @__PURE__ */ jsxs(
              'li',
              {
                className: 'aw5wxy6',
                children: [
                  /* @__PURE__ */ jsx(Icon, {
                    icon: Check,
                    className: 'aw5wxy7',
                  }),
                  /* @__PURE__ */ jsx('span', { children: feature$4 }),
                ],
              },
              feature$4,
            ),
          ),
        }),
      /* @__PURE__ */ jsxs('div', {
        className: acts$1,
        children: [
          /* @__PURE__ */ jsx(Button, {
            emphasis: 'soft',
            'aria-describedby': nameId,
            children: texts.getStarted,
          }),
          /* @__PURE__ */ jsx(Button, {
            tone: 'neutral',
            emphasis: 'ghost',
            'aria-describedby': nameId,
            children: texts.learnMore,
          }),
        ],
      }),
    ],
  })
}
// design-system/storefront/ProductCard/ProductCardSkeleton.tsx
/** Lines of the features: as many as most products have, none as long as the one before. */
var features = ['long', 'medium', 'long', 'medium', 'short']
/** As high as a card whose description takes two lines and that has five features. Says nothing: its grid does. */
function ProductCardSkeleton({ className, ...rest }) {
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'ProductCardSkeleton',
    'aria-hidden': true,
    ...rest,
    className: classNames(card$3, className),
    children: [
      /* @__PURE__ */ jsx('div', {
        className: kind,
        children: /* @__PURE__ */ jsx(Skeleton, { length: 'short' }),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: words,
        children: [
          /* @__PURE__ */ jsx(Heading, {
            level: 2,
            size: 'title',
            render: /* @__PURE__ */ jsx('div', {}),
            children: /* @__PURE__ */ jsx(Skeleton, { length: 'medium' }),
          }),
          /* @__PURE__ */ jsxs(Text, {
            size: 'small',
            render: /* @__PURE__ */ jsx('div', {}),
            children: [
              /* @__PURE__ */ jsx(Skeleton, { length: 'full' }),
              /* @__PURE__ */ jsx(Skeleton, { length: 'long' }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Text, {
        size: 'figure',
        render: /* @__PURE__ */ jsx('div', {}),
        children: /* @__PURE__ */ jsx(Skeleton, { length: 'medium' }),
      }),
      /* @__PURE__ */ jsx('div', {
        className: features$1,
        children: features.map((length, line) => /* @__PURE__ */ jsx(Skeleton, { length }, line)),
      }),
      /* @__PURE__ */ jsx('div', {
        className: acts$1,
        children: /* @__PURE__ */ jsx(Text, {
          size: 'body',
          render: /* @__PURE__ */ jsx('div', {}),
          className: act,
          children: /* @__PURE__ */ jsx(Skeleton, { length: 'long' }),
        }),
      }),
    ],
  })
}
// design-system/storefront/CategoryGrid/CategoryGrid.css.ts
var grid = '_8tvs8t0'
var categories$1 = '_8tvs8t1'
var category = '_8tvs8t2'
var name$1 = '_8tvs8t3'
var icon$2 = '_8tvs8t4'
var way = '_8tvs8t5'
// design-system/storefront/CategoryGrid/CategoryGrid.tsx
var pageOf = (category) => `/products/${category}`
/** The six categories as links, the current one marked (product spec, section 2). */
function CategoryGrid({ texts, current, hrefOf = pageOf, className, ...rest }) {
  const headingId = useId()
  return /* @__PURE__ */ jsxs('nav', {
    'data-component': 'CategoryGrid',
    'aria-labelledby': headingId,
    ...rest,
    className: classNames(grid, className),
    children: [
      /* @__PURE__ */ jsx(Heading, {
        level: 2,
        size: 'section',
        id: headingId,
        children: texts.heading,
      }),
      /* @__PURE__ */ jsx('ul', {
        className: categories$1,
        children: productCategories.map((category$1) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              children: /* @__PURE__ */ jsxs(Link$1, {
                href: hrefOf(category$1),
                tone: 'inherit',
                underline: 'hover',
                'aria-current': category$1 === current ? 'page' : void 0,
                className: category,
                children: [
                  /* @__PURE__ */ jsx(Icon, {
                    icon: categoryIcons[category$1],
                    size: 'medium',
                    className: icon$2,
                  }),
                  /* @__PURE__ */ jsx('span', {
                    className: name$1,
                    children: texts.categories[category$1],
                  }),
                  /* @__PURE__ */ jsx(Icon, {
                    icon: category$1 === current ? Check : ArrowRight,
                    className: way,
                  }),
                ],
              }),
            },
            category$1,
          ),
        ),
      }),
    ],
  })
}
// design-system/storefront/ProductGrid/ProductGrid.css.ts
var cards = '_1m2blim0'
// design-system/storefront/ProductGrid/ProductGrid.tsx
/** Products as cards, in each state of loading them: under way, failed, none, some (product spec, section 2). */
function ProductGrid({ products, texts, allHref, skeletons = 6, className, ...rest }) {
  const state = products.status === 'ready' && products.data.length === 0 ? 'empty' : products.status
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'ProductGrid',
    'data-state': state,
    'aria-busy': state === 'loading' || void 0,
    ...rest,
    className: classNames((state === 'empty' || state === 'error') && '_1m2blim2', className),
    children: [
      products.status === 'loading' && /* @__PURE__ */ jsx(Loading, { skeletons }),
      products.status === 'error' &&
        /* @__PURE__ */ jsx(ErrorState, {
          title: texts.errorTitle,
          description: products.message,
          onRetry: products.onRetry,
        }),
      state === 'empty' &&
        /* @__PURE__ */ jsx(EmptyState, {
          icon: PackageSearch,
          title: texts.emptyTitle,
          description: texts.emptyDescription,
          action:
            allHref !== void 0 &&
            /* @__PURE__ */ jsx(ButtonLink, {
              href: allHref,
              tone: 'neutral',
              emphasis: 'outline',
              children: texts.browseAll,
            }),
        }),
      products.status === 'ready' &&
        products.data.length > 0 &&
        /* @__PURE__ */ jsx('ul', {
          role: 'list',
          'aria-label': texts.label,
          className: '_1m2blim0',
          children: products.data.map((product) =>
            /* @__PURE__ */ jsx(
              'li',
              {
                className: '_1m2blim1',
                children: /* @__PURE__ */ jsx(ProductCard, {
                  product,
                  texts: texts.card,
                }),
              },
              product.id,
            ),
          ),
        }),
    ],
  })
}
function Loading({ skeletons }) {
  const word = useMessage('loading')
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(VisuallyHidden, {
        role: 'status',
        children: word,
      }),
      /* @__PURE__ */ jsx('div', {
        className: cards,
        children: Array.from({ length: skeletons }, (_, card) => /* @__PURE__ */ jsx(ProductCardSkeleton, {}, card)),
      }),
    ],
  })
}
// design-system/screens/ProductsScreen/ProductsScreen.css.ts
var page$2 = 'popsq50'
var main$3 = 'popsq51'
var head$1 = 'popsq52'
var categories = 'popsq53'
// design-system/screens/ProductsScreen/ProductsScreen.tsx
/** All products, or those of a category. In English (product spec, sections 1 and 2). */
function ProductsScreen({ texts, category, products, header, footer, allHref = '/products', className, ...rest }) {
  const current = productCategories.find((known) => known === category)
  const { categories: categories$2 } = texts.grid.card
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'ProductsScreen',
    ...rest,
    lang: 'en',
    className: classNames(page$2, className),
    children: [
      header,
      /* @__PURE__ */ jsxs('main', {
        id: MAIN_ID,
        className: main$3,
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: head$1,
            children: [
              /* @__PURE__ */ jsx(Heading, {
                level: 1,
                size: 'display2',
                children: current ? categories$2[current] : texts.allTitle,
              }),
              /* @__PURE__ */ jsx(Text, {
                size: 'large',
                tone: 'secondary',
                measure: true,
                children: current ? texts.descriptions[current] : texts.allDescription,
              }),
            ],
          }),
          /* @__PURE__ */ jsx(ProductGrid, {
            products,
            texts: texts.grid,
            allHref: category === void 0 ? void 0 : allHref,
            ...(category !== void 0 && { skeletons: 3 }),
          }),
          /* @__PURE__ */ jsx(CategoryGrid, {
            texts: {
              heading: texts.browse,
              categories: categories$2,
            },
            current,
            className: categories,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        role: 'contentinfo',
        children: footer,
      }),
    ],
  })
}
// design-system/storefront/ChineseFooter/chinese-footer-links.ts
/** Where the Chinese footer leads: the pages of the header that say who the provider is and what it sells. */
var chineseFooterLinks = {
  products: {
    cloud: '/products/cloud-solutions',
    dedicated: '/products/dedicated-server',
    domain: '/products/domain-hosting',
  },
  support: {
    support: '/support',
    knowledge: '/support/knowledge',
    api: '/docs/api',
  },
  company: {
    about: '/about',
    news: '/news',
    contact: '/contact',
    agreements: '/legal/agreements',
  },
}
// design-system/storefront/ChineseFooter/ChineseFooter.tsx
/**
 * The one footer in Chinese (product spec, section 1). `lang` lets the reader's system choose its face for simplified
 * characters; none is sent.
 */
function ChineseFooter({ texts, ...rest }) {
  return /* @__PURE__ */ jsxs(FooterColumns, {
    'data-component': 'ChineseFooter',
    ...rest,
    lang: 'zh-Hans',
    brand: texts.brand,
    navigation: texts.navigation,
    columns: columnsOf(chineseFooterLinks, texts.columns),
    copyright: texts.copyright,
    children: [
      /* @__PURE__ */ jsx(Text, {
        size: 'small',
        tone: 'secondary',
        children: texts.statement,
      }),
      /* @__PURE__ */ jsx(FooterHotline, { texts: texts.hotline }),
    ],
  })
}
// design-system/storefront/ProductsFooter/products-footer-links.ts
/** Where the products pages' footer leads, in columns (product spec, section 2). */
var productsFooterLinks = {
  product: {
    editor: '/products/editor',
    components: '/products/components',
    templates: '/products/templates',
    api: '/products/api',
  },
  resources: {
    docs: '/docs',
    examples: '/examples',
    blog: '/blog',
    community: '/community',
  },
  legal: {
    privacy: '/privacy',
    terms: '/terms',
    cookies: '/cookies',
  },
}
// design-system/storefront/ProductsFooter/ProductsFooter.tsx
/** End of the products pages, in English (product spec, section 1). */
function ProductsFooter({ texts, ...rest }) {
  return /* @__PURE__ */ jsx(FooterColumns, {
    'data-component': 'ProductsFooter',
    ...rest,
    brand: texts.brand,
    navigation: texts.navigation,
    columns: columnsOf(productsFooterLinks, texts.columns),
    copyright: texts.copyright,
    children: /* @__PURE__ */ jsx(Text, {
      size: 'small',
      tone: 'secondary',
      children: texts.statement,
    }),
  })
}
// design-system/texts/en/products/footer.ts
var footer$1 = {
  brand: 'Sen Cloud',
  navigation: 'Footer',
  statement: 'Servers, domains and hosting in Vietnam and Singapore.',
  columns: {
    product: {
      heading: 'Product',
      links: {
        editor: 'Editor',
        components: 'Components',
        templates: 'Templates',
        api: 'API',
      },
    },
    resources: {
      heading: 'Resources',
      links: {
        docs: 'Documentation',
        examples: 'Examples',
        blog: 'Blog',
        community: 'Community',
      },
    },
    legal: {
      heading: 'Legal',
      links: {
        privacy: 'Privacy policy',
        terms: 'Terms of service',
        cookies: 'Cookies',
      },
    },
  },
  copyright: '© 2026 Sen Cloud. All rights reserved.',
}
// design-system/texts/en/products/header.ts
/** The products pages' header. The entries of the user menu are Vietnamese here too (product spec, section 2). */
var header$4 = {
  brand: 'Sen Cloud',
  navigation: 'Main',
  openMenu: 'Menu',
  cart: 'Cart',
  login: 'Login',
  register: 'Register',
  dashboard: 'Dashboard',
  account: 'Tài khoản',
  admin: 'Quản trị',
  logout: 'Đăng xuất',
  language: 'Language',
  languages: {
    en: 'English',
    zh: '中文',
  },
  groups: {
    activity: {
      name: 'Activity',
      links: {
        flashSale: 'Flash sale',
        newUser: 'New user offers',
        group: 'Group buying',
        memberSaturday: 'Member Saturday',
      },
    },
    product: {
      name: 'Product',
      areas: {
        cloud: {
          name: 'Cloud',
          description: 'Virtual servers, storage and network',
          pages: {
            publicCloud: 'Public Cloud',
            cloudGpu: 'Cloud GPU',
            cloudPhone: 'Cloud Phone',
            vps: 'VPS',
            bareMetalCloud: 'Bare Metal Cloud',
            cloudBandwidth: 'Cloud Bandwidth',
            cloudDdosPlus: 'Cloud DDoS Plus',
            container: 'Container',
            loadBalancer: 'Load Balancer',
            mirroring: 'Mirroring',
            cloudDisk: 'Cloud Disk',
            vpc: 'VPC',
            backup: 'Backup',
            publicIp: 'Public IP',
            natGateway: 'NAT Gateway',
            objectStorage: 'Object Storage',
          },
        },
        dedicated: {
          name: 'Dedicated',
          description: 'Physical servers of your own',
          pages: {
            dedicated: 'Dedicated Server',
            bandwidthServer: 'Bandwidth Server',
            highBandwidth: 'High Bandwidth',
            multipleIps: 'Multiple IPs',
            ddosProtection: 'DDoS Protection',
            customServer: 'Custom Server',
            gpuServer: 'GPU Server',
          },
        },
        domain: {
          name: 'Domain and hosting',
          description: 'Domains, websites and email',
          pages: {
            domainRegistration: 'Domain Registration',
            sharedHosting: 'Shared Hosting',
            sslCertificate: 'SSL Certificate',
            businessEmail: 'Business Email',
          },
        },
      },
    },
    solutions: {
      name: 'Solutions',
      links: {
        palworld: 'Palworld servers',
        oneStop: 'One-stop solution',
        connectivity: 'Connectivity',
      },
    },
    partners: {
      name: 'Partners',
      links: {
        affiliate: 'Affiliate program',
        affiliates: 'Our affiliates',
        reseller: 'Resellers',
      },
    },
    services: {
      name: 'Services',
      links: {
        knowledge: 'Knowledge base',
        tools: 'Tools',
        guide: 'Guides',
        selfService: 'Self-service',
        apiDocs: 'API documentation',
        support: 'Support center',
        suggestions: 'Suggestions',
      },
    },
    company: {
      name: 'Company',
      links: {
        news: 'News',
        careers: 'Careers',
        agreements: 'Agreements',
        about: 'About us',
        contact: 'Contact',
      },
    },
  },
}
// design-system/texts/en/products/screen.ts
/**
 * The products pages. Titles, categories, the words of the empty state and both buttons are the product spec's own
 * (section 2).
 */
var screen = {
  allTitle: 'Our Products',
  allDescription: 'Servers, cloud and protection in Vietnam and Singapore, by the month.',
  descriptions: {
    dedicated: 'Whole machines in our racks in Hanoi and Ho Chi Minh City, for you alone.',
    cloud: 'Compute, storage and network that grow with what you run.',
    security: 'Keeps attacks away from your servers and your customers.',
    vps: 'Servers of your own with full root access, ready in minutes.',
    gpu: 'Accelerators for models, rendering and video, by the month.',
    global: 'Close to your visitors, and connected across borders.',
  },
  grid: {
    label: 'Products',
    card: {
      categories: {
        dedicated: 'Dedicated Servers',
        cloud: 'Cloud Services',
        security: 'Security Solutions',
        vps: 'VPS Hosting',
        gpu: 'GPU Computing',
        global: 'Global Infrastructure',
      },
      period: '/month',
      features: 'Features',
      getStarted: 'Get Started',
      learnMore: 'Learn More',
    },
    emptyTitle: 'No products found',
    emptyDescription: "We're working on adding more products to this category.",
    browseAll: 'See all products',
    errorTitle: 'Products could not be loaded',
  },
  browse: 'Browse by Category',
}
// design-system/texts/zh/footer.ts
/** The one Chinese text of the product. Storybook and the pinned browser know these characters only: see .storybook/chinese.css. */
var footer = {
  brand: 'Sen Cloud',
  navigation: '页脚',
  statement: '越南与新加坡的云服务器和网站托管。',
  columns: {
    products: {
      heading: '产品',
      links: {
        cloud: '云解决方案',
        dedicated: '独立服务器',
        domain: '域名与主机',
      },
    },
    support: {
      heading: '支持',
      links: {
        support: '支持中心',
        knowledge: '知识库',
        api: 'API 文档',
      },
    },
    company: {
      heading: '公司',
      links: {
        about: '关于我们',
        news: '新闻',
        contact: '联系我们',
        agreements: '服务协议',
      },
    },
  },
  hotline: {
    label: '服务热线',
    number: '1900 0000',
    href: 'tel:19000000',
  },
  copyright: '© 2026 Sen Cloud 版权所有',
}
// site/app/hooks/to-resource.ts
/**
 * A query as the screens take it. What is there stays in view when asking again has failed. `message` is what people read about an
 * error. Default: the server's own words, without the status.
 */
function toResource({ data, error, mutate }, message) {
  const loadError = error && {
    message: message ?? (error instanceof ApiError ? error.detail : error.message),
    onRetry: () => {
      mutate()
    },
  }
  if (data !== void 0)
    return {
      status: 'ready',
      data,
      stale: loadError,
    }
  return loadError
    ? {
        status: 'error',
        ...loadError,
      }
    : { status: 'loading' }
}
// site/app/routes/products.tsx
var products_exports = /* @__PURE__ */ __exportAll({
  default: () => products_default,
  handle: () => handle$3,
  meta: () => meta$3,
})
var handle$3 = {
  lang: 'en',
  hydration: 'deferred',
}
/** The category is absent where all products show. One that does not exist has no products, and nobody should find its page. */
function meta$3({ params: { category } }) {
  const { allTitle, allDescription, descriptions, grid } = screen
  const known = productCategories.find((one) => one === category)
  if (category !== void 0 && !known) return unfindable(`${allTitle} · Sen Cloud`)
  return findable({
    title: `${known ? grid.card.categories[known] : allTitle} · Sen Cloud`,
    description: known ? descriptions[known] : allDescription,
    path: known ? `/products/${known}` : '/products',
    lang: handle$3.lang,
  })
}
/** All products, and those of a category (product spec, section 2). Login and register lead to the login page. */
var products_default = UNSAFE_withComponentProps(function Products() {
  const { category } = useParams()
  const { session } = useAuth()
  const list = useSWR(paths.products(category))
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(ProductsScreen, {
        texts: screen,
        category,
        products: toResource(list),
        header: /* @__PURE__ */ jsx(Header, {
          texts: header$4,
          user: session?.user,
          ...useLanguage(),
          onLogout: useSignOut(),
        }),
        footer: /* @__PURE__ */ jsxs(Fragment, {
          children: [
            /* @__PURE__ */ jsx(ProductsFooter, {
              texts: footer$1,
              role: 'presentation',
            }),
            /* @__PURE__ */ jsx(ChineseFooter, {
              texts: footer,
              role: 'presentation',
            }),
          ],
        }),
      }),
      list.data &&
        /* @__PURE__ */ jsx(StructuredData, {
          of: productList(
            list.data.map((one) => ({
              ...one,
              path: `/products/${one.category}`,
            })),
          ),
        }),
    ],
  })
})
/** The list for search engines, which run the page as a browser does. Data, and no script: the content policy lets it be. */
function StructuredData({ of }) {
  return /* @__PURE__ */ jsx('script', {
    type: 'application/ld+json',
    children: JSON.stringify({
      '@context': 'https://schema.org',
      ...of,
    }),
  })
}
// design-system/components/resource.ts
/** What has been loaded, also when it may be old. */
var dataOf = (resource) => (resource.status === 'ready' ? resource.data : void 0)
/** The same resource, with what `read` takes from its data. */
var mapResource = (resource, read) =>
  resource.status === 'ready'
    ? {
        ...resource,
        data: read(resource.data),
      }
    : resource
/** The first error of several resources, those that are stale included; its `onRetry` loads each of them again. */
function loadErrorOf(...resources) {
  const errors = resources.flatMap((resource) => {
    if (resource.status === 'error') return [resource]
    return resource.status === 'ready' && resource.stale ? [resource.stale] : []
  })
  const [first] = errors
  if (!first) return void 0
  return {
    message: first.message,
    onRetry: () => {
      for (const { onRetry } of errors) onRetry?.()
    },
  }
}
// design-system/account/DashboardHeader/DashboardHeader.css.ts
var header$3 = '_65lx150'
var bar$1 = '_65lx151'
var home$2 = '_65lx152'
var whereRoomy = '_65lx153'
var whereNarrow = '_65lx154'
var userName = '_65lx155'
var user = '_65lx156'
var tools = '_65lx157'
var balance = '_65lx158'
var identity = '_65lx159'
// design-system/account/DashboardHeader/DashboardHeader.tsx
/** The bar over the account: home, balance, theme, and who is signed in. */
function DashboardHeader({ user, balance, texts, support, onSignOut, className, ...rest }) {
  const LinkComponent = useLinkComponent()
  return /* @__PURE__ */ jsx('header', {
    'data-component': 'DashboardHeader',
    ...rest,
    className: classNames(header$3, className),
    children: /* @__PURE__ */ jsxs('div', {
      className: bar$1,
      children: [
        /* @__PURE__ */ jsxs(LinkComponent, {
          href: '/',
          'aria-label': texts.home,
          className: home$2,
          children: [
            /* @__PURE__ */ jsx(Logo, {
              name: texts.brand,
              className: whereRoomy,
            }),
            /* @__PURE__ */ jsx(Logo, {
              name: texts.brand,
              markOnly: true,
              className: whereNarrow,
            }),
          ],
        }),
        /* @__PURE__ */ jsxs('div', {
          className: tools,
          children: [
            balance.status === 'ready' &&
              /* @__PURE__ */ jsx(Balance, {
                dong: balance.data,
                label: texts.balance,
              }),
            support,
            /* @__PURE__ */ jsx(ThemeToggle, { texts }),
            /* @__PURE__ */ jsx(UserMenu, {
              user,
              texts,
              onSignOut,
            }),
          ],
        }),
      ],
    }),
  })
}
function Balance({ dong, label }) {
  const { currency } = useFormats()
  return /* @__PURE__ */ jsxs('div', {
    className: balance,
    children: [
      /* @__PURE__ */ jsx(Icon, { icon: Wallet }),
      /* @__PURE__ */ jsxs(VisuallyHidden, { children: [label, ': '] }),
      /* @__PURE__ */ jsx(Text, {
        size: 'small',
        weight: 'semibold',
        numeric: true,
        truncate: true,
        render: /* @__PURE__ */ jsx('span', {}),
        children: currency(dong),
      }),
    ],
  })
}
function ThemeToggle({ texts }) {
  const { theme, toggleTheme } = useTheme()
  const dark = theme === 'dark'
  return /* @__PURE__ */ jsx(Button, {
    tone: 'neutral',
    emphasis: 'ghost',
    icon: dark ? Sun : Moon,
    iconOnly: true,
    'aria-label': dark ? texts.toLightTheme : texts.toDarkTheme,
    onClick: () => toggleTheme(),
  })
}
function UserMenu({ user: user$1, texts, onSignOut }) {
  const name = fullName(user$1)
  const short = shortName(user$1) || user$1.email
  return /* @__PURE__ */ jsxs(Menu$2, {
    label: texts.userMenu(short),
    trigger: /* @__PURE__ */ jsxs(Button, {
      tone: 'neutral',
      emphasis: 'ghost',
      className: user,
      children: [
        /* @__PURE__ */ jsx(Avatar, {
          name: name || user$1.email,
          size: 'small',
        }),
        /* @__PURE__ */ jsx(VisuallyHidden, { children: texts.userMenu(short) }),
        /* @__PURE__ */ jsx('span', {
          'aria-hidden': true,
          className: userName,
          children: short,
        }),
      ],
    }),
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: identity,
        children: [
          name &&
            /* @__PURE__ */ jsx(Text, {
              weight: 'semibold',
              children: name,
            }),
          /* @__PURE__ */ jsx(Text, {
            size: 'small',
            tone: 'secondary',
            children: /* @__PURE__ */ jsx(EmailAddress, { children: user$1.email }),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(MenuSeparator$1, {}),
      /* @__PURE__ */ jsx(MenuLink, {
        icon: House,
        href: '/',
        children: texts.homeEntry,
      }),
      /* @__PURE__ */ jsx(MenuItem$1, {
        icon: LogOut,
        onSelect: () => onSignOut(),
        children: texts.signOut,
      }),
    ],
  })
}
// design-system/account/PhoneVerificationBanner/PhoneVerificationBanner.tsx
/** Shown to a customer whose phone number is not verified. */
function PhoneVerificationBanner({ texts, onVerify, ...rest }) {
  return /* @__PURE__ */ jsx(Notice, {
    'data-component': 'PhoneVerificationBanner',
    ...rest,
    tone: 'caution',
    icon: Smartphone,
    title: texts.title,
    action: /* @__PURE__ */ jsx(Button, {
      tone: 'neutral',
      emphasis: 'outline',
      size: 'small',
      onClick: () => onVerify?.(),
      children: texts.verify,
    }),
    children: texts.description,
  })
}
// site/app/lazy/dashboard-parts.tsx
var chatPanel = createLazyPart(() => import('./assets/ChatPanel-Cr6efUba.js').then(({ ChatPanel }) => ChatPanel))
var ChatPanel = lazyDialog(chatPanel, (props) => props)
var dashboardDialogs = createLazyPart(() =>
  import('./assets/DashboardDialogs-Cwljck5I.js').then(({ DashboardDialogs }) => DashboardDialogs),
)
var DashboardDialogs = lazyDialog(dashboardDialogs, ({ dialog, onDialogChange }) => ({
  open: dialog !== null && dialog.name !== 'onboarding',
  onOpenChange: () => onDialogChange(null),
}))
var dashboardPanel = createLazyPart(() =>
  import('./assets/DashboardPanel-Du7Co992.js').then(({ DashboardPanel }) => DashboardPanel),
)
var DashboardPanel = lazyPanel(dashboardPanel, LoadingRows)
/** What the dashboard renders once it is opened. */
var dashboardParts = [dashboardPanel]
function LoadingRows({ hasFailed, onRetry }) {
  const label = useMessage('loading')
  const errorTitle = useMessage('partFailed')
  const message = useMessage('partFailedAdvice')
  return /* @__PURE__ */ jsx(ResourceList, {
    label,
    resource: hasFailed
      ? {
          status: 'error',
          message,
          onRetry,
        }
      : { status: 'loading' },
    errorTitle,
    itemKey: String,
    renderItem: String,
    empty: null,
  })
}
// design-system/account/SupportChat/SupportChat.tsx
/**
 * Online support (product spec, section 4): a button that stays in view in the page's sticky header, where it covers nothing,
 * and a panel below it. Not modal: the page stays usable, and what was typed outlasts closing. Dialogs stand over it.
 */
function SupportChat({ email = '', onSend, texts, ...rest }) {
  const [open, setOpen] = useState(false)
  const launcher$1 = useRef(null)
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'SupportChat',
    'data-open': open || void 0,
    ...rest,
    children: [
      /* @__PURE__ */ jsxs(Button, {
        ref: launcher$1,
        tone: 'neutral',
        emphasis: 'ghost',
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        className: launcher,
        children: [
          /* @__PURE__ */ jsx(Icon, {
            icon: MessageCircle,
            className: launcherIcon,
          }),
          /* @__PURE__ */ jsx(VisuallyHidden, { children: texts.open }),
          /* @__PURE__ */ jsx('span', {
            'aria-hidden': true,
            className: launcherName,
            children: texts.open,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(ChatPanel, {
        open,
        onOpenChange: setOpen,
        launcher: launcher$1,
        email,
        onSend,
        texts,
      }),
    ],
  })
}
// design-system/account/CopyButton/CopyButton.tsx
var icons$1 = {
  idle: Copy,
  copied: Check,
  failed: X,
}
/** Copies a value that stands beside it, and says so until the reader moves on. */
function CopyButton({ value, texts, ...rest }) {
  const [state, setState] = useState('idle')
  const said = {
    idle: '',
    copied: texts.copied,
    failed: texts.copyFailed,
  }[state]
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(Button, {
        'data-component': 'CopyButton',
        'data-state': state,
        ...rest,
        tone: 'neutral',
        emphasis: 'ghost',
        size: 'small',
        icon: icons$1[state],
        iconOnly: true,
        'aria-label': texts.copy(value),
        onClick: copy,
        onBlur: () => setState('idle'),
      }),
      /* @__PURE__ */ jsx(VisuallyHidden, {
        role: 'status',
        children: said,
      }),
    ],
  })
}
// design-system/account/VpsList/VpsRow.css.ts
var row = 'mget2l0'
var head = 'mget2l1'
var name = 'mget2l2'
var actions = 'mget2l3'
var facts = 'mget2l4'
var fact = {
  full: 'mget2l5',
  half: 'mget2l6',
  third: 'mget2l7',
}
var value$1 = 'mget2l8'
// design-system/account/VpsList/VpsRow.tsx
/** One instance: how it is, how to reach it, what it has, when it is paid next. */
function VpsRow({ vps, texts, className, ...rest }) {
  const { date, number } = useFormats()
  return /* @__PURE__ */ jsxs('article', {
    'data-component': 'VpsRow',
    'data-status': vps.status,
    ...rest,
    className: classNames(row, className),
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: head,
        children: [
          /* @__PURE__ */ jsxs(Inline, {
            space: 'sm',
            children: [
              /* @__PURE__ */ jsx(Heading, {
                level: 3,
                size: 'small',
                className: name,
                children: vps.name,
              }),
              /* @__PURE__ */ jsx(StatusBadge, {
                status: vps.status,
                children: texts.statuses[vps.status],
              }),
            ],
          }),
          (isSettingUp(vps.status) || vps.status === 'failed') &&
            /* @__PURE__ */ jsx(Text, {
              size: 'small',
              tone: 'secondary',
              children: vps.status === 'failed' ? texts.failed : texts.settingUp,
            }),
        ],
      }),
      /* @__PURE__ */ jsxs('dl', {
        className: facts,
        children: [
          /* @__PURE__ */ jsx(Fact, {
            label: texts.ipAddress,
            width: 'full',
            children:
              vps.ipAddress === null
                ? /* @__PURE__ */ jsx(Text, {
                    size: 'small',
                    tone: 'tertiary',
                    render: /* @__PURE__ */ jsx('span', {}),
                    children: addressOf(vps, texts),
                  })
                : /* @__PURE__ */ jsxs(Fragment, {
                    children: [
                      /* @__PURE__ */ jsx(Text, {
                        size: 'large',
                        family: 'mono',
                        weight: 'medium',
                        render: /* @__PURE__ */ jsx('span', {}),
                        children: vps.ipAddress,
                      }),
                      /* @__PURE__ */ jsx(CopyButton, {
                        value: vps.ipAddress,
                        texts,
                      }),
                    ],
                  }),
          }),
          /* @__PURE__ */ jsx(Fact, {
            label: texts.cpu,
            width: 'third',
            children: /* @__PURE__ */ jsx(Figure$2, { children: texts.cores(number(vps.cpu)) }),
          }),
          /* @__PURE__ */ jsx(Fact, {
            label: texts.ram,
            width: 'third',
            children: /* @__PURE__ */ jsx(Figure$2, { children: texts.gigabytes(number(vps.ram)) }),
          }),
          /* @__PURE__ */ jsx(Fact, {
            label: texts.storage,
            width: 'third',
            children: /* @__PURE__ */ jsx(Figure$2, { children: texts.gigabytes(number(vps.storage)) }),
          }),
          /* @__PURE__ */ jsx(Fact, {
            label: texts.operatingSystem,
            width: 'half',
            children: /* @__PURE__ */ jsx(Text, {
              size: 'small',
              render: /* @__PURE__ */ jsx('span', {}),
              children: vps.operatingSystem,
            }),
          }),
          /* @__PURE__ */ jsx(Fact, {
            label: texts.nextBillingDate,
            width: 'half',
            children: isRenewed(vps.status)
              ? /* @__PURE__ */ jsx(Text, {
                  size: 'small',
                  numeric: true,
                  render: /* @__PURE__ */ jsx('time', { dateTime: vps.nextBillingDate }),
                  children: date(vps.nextBillingDate),
                })
              : /* @__PURE__ */ jsx(Text, {
                  size: 'small',
                  tone: 'tertiary',
                  render: /* @__PURE__ */ jsx('span', {}),
                  children: texts.notRenewed,
                }),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: actions,
        children: [
          /* @__PURE__ */ jsx(Button, {
            tone: 'neutral',
            emphasis: 'outline',
            size: 'small',
            icon: Settings2,
            children: /* @__PURE__ */ jsx(ActionName, {
              name: texts.manage,
              of: vps.name,
            }),
          }),
          /* @__PURE__ */ jsx(Button, {
            tone: 'neutral',
            emphasis: 'outline',
            size: 'small',
            icon: SquareTerminal,
            children: /* @__PURE__ */ jsx(ActionName, {
              name: texts.console,
              of: vps.name,
            }),
          }),
        ],
      }),
    ],
  })
}
function Fact({ label, width, children }) {
  return /* @__PURE__ */ jsxs('div', {
    className: fact[width],
    children: [
      /* @__PURE__ */ jsx(Text, {
        size: 'caption',
        tone: 'tertiary',
        render: /* @__PURE__ */ jsx('dt', {}),
        children: label,
      }),
      /* @__PURE__ */ jsx('dd', {
        className: value$1,
        children,
      }),
    ],
  })
}
function Figure$2({ children }) {
  return /* @__PURE__ */ jsx(Text, {
    weight: 'medium',
    numeric: true,
    render: /* @__PURE__ */ jsx('span', {}),
    children,
  })
}
/** Tells the buttons of one row from those of the next, for those who hear them. */
function ActionName({ name, of }) {
  return /* @__PURE__ */ jsxs('span', {
    children: [name, /* @__PURE__ */ jsxs(VisuallyHidden, { children: [' ', of] })],
  })
}
// design-system/account/VpsList/VpsList.tsx
/** The customer's instances, newest as given. */
function VpsList({ vps, texts, onOrder, ...rest }) {
  return /* @__PURE__ */ jsxs(Stack, {
    'data-component': 'VpsList',
    space: 'md',
    ...rest,
    children: [
      /* @__PURE__ */ jsx(PanelHeader, { title: texts.title }),
      /* @__PURE__ */ jsx(ResourceList, {
        label: texts.title,
        resource: vps,
        itemKey: (instance) => instance.id,
        renderItem: (instance) =>
          /* @__PURE__ */ jsx(VpsRow, {
            vps: instance,
            texts,
          }),
        errorTitle: texts.errorTitle,
        skeletonLines: 4,
        density: 'roomy',
        empty: /* @__PURE__ */ jsx(EmptyState, {
          icon: Server,
          title: texts.emptyTitle,
          description: texts.emptyDescription,
          action: /* @__PURE__ */ jsx(Button, {
            emphasis: 'soft',
            icon: Plus,
            onClick: () => onOrder(),
            children: texts.order,
          }),
        }),
      }),
    ],
  })
}
// design-system/components/StatCard/StatCard.css.ts
var card$2 = '_14qek760'
var header$2 = '_14qek761'
var icon$1 = '_14qek762'
var valueFrame = '_14qek763'
var characters = 'var(--_14qek764)'
var value = '_14qek765'
// design-system/components/StatCard/StatCard.tsx
/** One number that people came for, with its label and one line of context. Put several into a Grid: their numbers align. */
function StatCard({ label, value, context, icon, loading = false, className, ...rest }) {
  return /* @__PURE__ */ jsxs(Role, {
    'data-component': 'StatCard',
    'aria-busy': loading || void 0,
    ...rest,
    className: classNames(card$2, className),
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: header$2,
        children: [
          /* @__PURE__ */ jsx(Text, {
            size: 'small',
            weight: 'medium',
            tone: 'secondary',
            children: label,
          }),
          /* @__PURE__ */ jsx(Icon, {
            icon,
            size: 'medium',
            className: icon$1,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: valueFrame,
        children: loading ? /* @__PURE__ */ jsx(LoadingValue, {}) : /* @__PURE__ */ jsx(Value, { children: value }),
      }),
      /* @__PURE__ */ jsx(Text, {
        size: 'small',
        tone: 'tertiary',
        render: /* @__PURE__ */ jsx('div', {}),
        children: loading && context === void 0 ? /* @__PURE__ */ jsx(Skeleton, { length: 'long' }) : context,
      }),
    ],
  })
}
function Value({ children }) {
  if (typeof children !== 'string') return children
  return /* @__PURE__ */ jsx('span', {
    className: value,
    style: assignInlineVars({ [characters]: String(children.length) }),
    children,
  })
}
function LoadingValue() {
  const loading = useMessage('loading')
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [/* @__PURE__ */ jsx(VisuallyHidden, { children: loading }), /* @__PURE__ */ jsx(Skeleton, {})],
  })
}
// design-system/account/WalletStatCards/WalletStatCards.tsx
/** The four figures of the account: balance, active instances, tickets that wait, this month's payments. */
function WalletStatCards({ balance, summary, now, texts, ...rest }) {
  const { currency, number } = useFormats()
  return /* @__PURE__ */ jsx('section', {
    'data-component': 'WalletStatCards',
    'aria-label': texts.label,
    ...rest,
    children: /* @__PURE__ */ jsxs(Grid, {
      columns: {
        base: 2,
        large: 4,
      },
      space: {
        base: 'sm',
        medium: 'md',
      },
      children: [
        /* @__PURE__ */ jsx(Figure$1, {
          label: texts.balance,
          icon: Wallet,
          resource: balance,
          value: (dong) => currency(dong),
          context: texts.balanceContext,
          texts,
        }),
        /* @__PURE__ */ jsx(Figure$1, {
          label: texts.activeVps,
          icon: Server,
          resource: summary,
          value: ({ activeVps }) => number(activeVps),
          context: ({ totalVps }) => texts.activeVpsContext(totalVps),
          texts,
        }),
        /* @__PURE__ */ jsx(Figure$1, {
          label: texts.openTickets,
          icon: LifeBuoy,
          resource: summary,
          value: ({ openTickets }) => number(openTickets),
          context: texts.openTicketsContext,
          texts,
        }),
        /* @__PURE__ */ jsx(Figure$1, {
          label: texts.monthlySpend,
          icon: ReceiptText,
          resource: summary,
          value: ({ monthlySpend }) => currency(monthlySpend),
          context:
            summary.status === 'ready' && summary.data.monthlyRefunds !== '0'
              ? texts.monthlySpendNet(currency(summary.data.monthlyRefunds))
              : texts.monthlySpendContext(summary.status === 'ready' ? summary.data.month : now),
          texts,
        }),
      ],
    }),
  })
}
function Figure$1({ label, icon, resource, value, context, texts }) {
  const card = {
    label,
    icon,
  }
  const fixed = typeof context === 'string' ? context : void 0
  if (resource.status === 'loading')
    return /* @__PURE__ */ jsx(StatCard, {
      ...card,
      value: null,
      context: fixed,
      loading: true,
    })
  if (resource.status === 'error')
    return /* @__PURE__ */ jsx(StatCard, {
      ...card,
      value: texts.unknown,
      context: texts.unknownContext,
    })
  return /* @__PURE__ */ jsx(StatCard, {
    ...card,
    value: value(resource.data),
    context: typeof context === 'string' ? context : context(resource.data),
  })
}
// design-system/account/WelcomeLine/WelcomeLine.css.ts
var greeting = '_4pij5j0'
// design-system/account/WelcomeLine/WelcomeLine.tsx
/** Greets by the given name and offers the two things that people come to do. The page's h1. */
function WelcomeLine({ name, texts, onTopUp, onOrder, headingRef, ...rest }) {
  return /* @__PURE__ */ jsxs(Inline, {
    'data-component': 'WelcomeLine',
    justify: 'space-between',
    align: 'end',
    space: 'md',
    ...rest,
    children: [
      /* @__PURE__ */ jsxs(Stack, {
        space: '2xs',
        className: greeting,
        children: [
          /* @__PURE__ */ jsx(Heading, {
            ref: headingRef,
            level: 1,
            size: 'page',
            tabIndex: -1,
            children: texts.greeting(name),
          }),
          /* @__PURE__ */ jsx(Text, {
            tone: 'secondary',
            children: texts.description,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs(Inline, {
        space: 'xs',
        children: [
          /* @__PURE__ */ jsx(Button, {
            tone: 'neutral',
            emphasis: 'outline',
            icon: Wallet,
            onClick: () => onTopUp(),
            children: texts.topUp,
          }),
          /* @__PURE__ */ jsx(Button, {
            icon: Plus,
            onClick: () => onOrder(),
            children: texts.order,
          }),
        ],
      }),
    ],
  })
}
// design-system/screens/DashboardScreen/DashboardScreen.css.ts
var main$2 = '_1jq9c9v0'
var panel$1 = '_1jq9c9v2'
// design-system/screens/DashboardScreen/dashboard-texts.ts
/** The tabs in their order (product spec, section 2). A customer lands on `vps`. */
var dashboardTabs = ['overview', 'vps', 'offers', 'wallet', 'support']
// design-system/screens/DashboardScreen/use-return-focus.ts
/**
 * Where the focus goes once the last dialog has closed. A dialog knows what was focused as it opened, but that may be a button of
 * the dialog before it, a banner that has gone meanwhile, or nothing, when it opened by itself.
 */
function useReturnFocus() {
  const fallback = useRef(null)
  const opener = useRef(null)
  return {
    target: useMemo(
      () => ({
        get current() {
          return opener.current?.isConnected ? opener.current : fallback.current
        },
      }),
      [],
    ),
    fallback,
    remember() {
      const focused = document.activeElement
      opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : null
    },
  }
}
// design-system/screens/DashboardScreen/DashboardScreen.tsx
var tabIcons = {
  overview: LayoutDashboard,
  vps: Server,
  offers: Gift,
  wallet: Wallet,
  support: LifeBuoy,
}
/** The customer's home: what they have, what it costs, and the ways to get more. */
function DashboardScreen(props) {
  const { texts, user, now, balance, summary, catalog } = props
  const vps = nameSystems(props.vps, catalog)
  const { target, fallback, remember } = useReturnFocus()
  const open = (name) => () => {
    remember()
    props.onDialogChange({ name })
  }
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'DashboardScreen',
    children: [
      /* @__PURE__ */ jsx(DashboardHeader, {
        user,
        balance,
        texts: texts.header,
        support: /* @__PURE__ */ jsx(SupportChat, {
          email: user.email,
          onSend: props.onSendMessage,
          texts: texts.chat,
        }),
        onSignOut: props.onSignOut,
      }),
      /* @__PURE__ */ jsxs('main', {
        id: MAIN_ID,
        className: main$2,
        children: [
          /* @__PURE__ */ jsx(WelcomeLine, {
            name: givenName(user),
            texts: texts.welcome,
            onTopUp: open('top-up'),
            onOrder: open('order'),
            headingRef: fallback,
          }),
          props.loadError &&
            /* @__PURE__ */ jsx(Notice, {
              tone: 'caution',
              title: texts.loadFailed,
              role: 'status',
              onRetry: props.loadError.onRetry,
              children: props.loadError.message,
            }),
          !user.isPhoneVerified &&
            /* @__PURE__ */ jsx(PhoneVerificationBanner, {
              texts: texts.phone,
              onVerify: open('phone'),
              className: '_1jq9c9v1',
            }),
          /* @__PURE__ */ jsx(WalletStatCards, {
            balance,
            summary,
            now,
            texts: texts.stats,
          }),
          /* @__PURE__ */ jsx(DashboardTabs, {
            ...props,
            vps,
            openOrder: open('order'),
            openTopUp: open('top-up'),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(DashboardDialogs, {
        ...props,
        finalFocus: target,
      }),
    ],
  })
}
function DashboardTabs({ tab, onTabChange, texts, openOrder, openTopUp, ...props }) {
  const { user, balance, vps, transactions, tickets } = props
  return /* @__PURE__ */ jsx('div', {
    children: /* @__PURE__ */ jsxs(Tabs, {
      value: tab,
      onValueChange: (value) => onTabChange(value),
      children: [
        /* @__PURE__ */ jsx(TabList$1, {
          label: texts.tabsLabel,
          children: dashboardTabs.map((value) =>
            /* @__PURE__ */ jsx(
              Tab$1,
              {
                value,
                icon: tabIcons[value],
                children: texts.tabs[value],
              },
              value,
            ),
          ),
        }),
        dashboardTabs.map((value) =>
          /* @__PURE__ */ jsx(
            TabPanel$1,
            {
              value,
              unmountOnHide: true,
              className: panel$1,
              children:
                value === 'vps'
                  ? /* @__PURE__ */ jsx(VpsList, {
                      vps,
                      texts: texts.vps,
                      onOrder: openOrder,
                    })
                  : /* @__PURE__ */ jsx(DashboardPanel, {
                      tab: value,
                      texts,
                      onTabChange,
                      onOrder: openOrder,
                      onTopUp: openTopUp,
                      onCancelTopUp: props.onCancelTopUp,
                      user,
                      balance,
                      vps,
                      transactions,
                      tickets,
                    }),
            },
            value,
          ),
        ),
      ],
    }),
  })
}
// design-system/texts/vi/account/chat.ts
/** Texts of the online support (message: product spec, section 5). */
var chat = {
  open: 'Hỗ trợ trực tuyến',
  heading: 'Hỗ trợ trực tuyến',
  description: 'Đội ngũ kỹ thuật trực 24/7.',
  email: 'Email',
  message: 'Tin nhắn',
  messagePlaceholder: 'Bạn cần giúp gì?',
  send: 'Gửi tin nhắn',
  sending: 'Đang gửi...',
  required: 'Vui lòng điền đầy đủ thông tin',
  failureTitle: 'Chưa gửi được tin nhắn',
  sent: 'Đã gửi tin nhắn',
  sentDescription: (email) => `Chúng tôi sẽ trả lời qua ${email} trong vòng 24 giờ.`,
  writeAnother: 'Viết tin nhắn khác',
}
// design-system/texts/vi/account/header.ts
/** Texts of the bar over the account. */
var header$1 = {
  brand: 'Sen Cloud',
  home: 'Sen Cloud, về trang chủ',
  balance: 'Số dư ví',
  toLightTheme: 'Chuyển sang giao diện sáng',
  toDarkTheme: 'Chuyển sang giao diện tối',
  userMenu: (name) => `Tài khoản của ${name}`,
  homeEntry: 'Trang chủ',
  signOut: 'Đăng xuất',
}
// design-system/texts/vi/account/offers.ts
/** Texts of the offers (product spec, section 9): content, never computed. */
var offers = {
  title: 'Ưu đãi dành cho bạn',
  validity: 'Áp dụng đến 31/12/2024',
  newCustomer: {
    timer: 'Còn 48 giờ',
    figure: 'Giảm 30%',
    title: 'Ưu đãi khách hàng mới',
    description: 'Giảm giá trong 3 tháng đầu cho VPS đầu tiên của bạn.',
    action: 'Đặt VPS ngay',
  },
  depositBonus: {
    figure: '+100K',
    title: 'Thưởng nạp tiền',
    description: 'Nạp 500K, nhận thêm 100K vào ví.',
    action: 'Nạp tiền',
  },
  others: [
    {
      figure: '7 ngày',
      title: 'Dùng thử miễn phí',
      description: 'Trải nghiệm VPS 7 ngày, không cần thẻ tín dụng.',
    },
    {
      figure: '200K',
      title: 'Giới thiệu bạn bè',
      description: 'Nhận 200K cho mỗi người bạn giới thiệu.',
    },
  ],
}
// design-system/texts/vi/account/onboarding.ts
/** Texts of the guide that opens on a customer's first visit. */
var onboarding = {
  heading: 'Bắt đầu với Sen Cloud',
  steps: 'Các bước hướng dẫn',
  done: 'đã xong',
  stepNames: {
    welcome: 'Lời chào',
    phone: 'Xác minh',
    deposit: 'Nạp tiền',
    explore: 'Khám phá',
  },
  back: 'Quay lại',
  next: 'Tiếp theo',
  later: 'Để sau',
  finish: 'Hoàn tất',
  welcome: {
    title: (name) => (name ? `Chào mừng, ${name}` : 'Chào mừng bạn'),
    description: 'Ba việc ngắn nữa là bạn có máy chủ đầu tiên. Bạn có thể dừng ở bất kỳ bước nào.',
    tasks: [
      {
        title: 'Xác minh số điện thoại',
        description: 'Bảo vệ tài khoản, nhận thông báo quan trọng.',
      },
      {
        title: 'Nạp tiền vào ví',
        description: 'Nạp từ 50.000 ₫; VPS được trả từ số dư.',
      },
      {
        title: 'Chọn VPS',
        description: 'Sẵn sàng trong vài phút sau khi đặt.',
      },
    ],
  },
  phone: {
    title: 'Xác minh số điện thoại',
    description: 'Để bảo vệ tài khoản và nhận thông báo về máy chủ.',
  },
  deposit: {
    title: 'Nạp tiền vào ví',
    description: 'VPS được thanh toán từ ví. Nạp tối thiểu 50.000 ₫ bằng chuyển khoản, MoMo, ZaloPay hoặc tiền mã hóa.',
    doneDescription: 'Ví đã có tiền. Bạn có thể nạp thêm bất cứ lúc nào.',
    balance: 'Số dư hiện tại',
    balanceUnknown: 'Không tải được số dư',
    topUp: 'Nạp tiền',
    topUpMore: 'Nạp thêm',
  },
  explore: {
    title: 'Khám phá VPS',
    description: 'Chọn gói, vị trí và hệ điều hành. VPS sẵn sàng trong vài phút.',
    facts: [
      {
        label: 'Giá',
        value: 'Từ 49.000 ₫ mỗi tháng',
      },
      {
        label: 'Vị trí',
        value: 'Việt Nam, Singapore, Tokyo',
      },
      {
        label: 'Hệ điều hành',
        value: 'Ubuntu, Debian, CentOS, Windows Server',
      },
    ],
    explore: 'Xem các gói VPS',
  },
}
// design-system/texts/vi/account/order.ts
/** Texts of the order dialog. Its messages are English because the product spec, section 5, gives them so. */
var order = {
  heading: 'Đặt VPS mới',
  description: 'VPS được thiết lập ngay sau khi thanh toán từ ví và sẵn sàng trong vài phút.',
  plan: 'Gói VPS',
  planSpecs: ({ cpu, ram, storage }) => `${cpu}\u00a0vCPU · ${ram}\u00a0GB\u00a0RAM · ${storage}\u00a0GB\u00a0SSD`,
  planBandwidth: (gigabytes) => `Băng thông ${gigabytes} GB/tháng`,
  location: 'Vị trí máy chủ',
  operatingSystem: 'Hệ điều hành',
  unsupportedSystems: (planName, systems) => `Gói ${planName} không hỗ trợ ${systems}.`,
  name: 'Tên VPS',
  nameDescription: 'Để bạn dễ nhận ra, tối đa 50 ký tự.',
  namePlaceholder: 'cua-hang-online',
  billingPeriod: 'Chu kỳ thanh toán',
  periods: {
    monthly: 'Hàng tháng',
    yearly: 'Hàng năm',
  },
  perPeriod: {
    monthly: '/tháng',
    yearly: '/năm',
  },
  yearlySaving: 'Tiết kiệm 10%',
  summary: 'Tóm tắt đơn hàng',
  summaryPeriod: 'Chu kỳ',
  summaryEmpty: 'Chọn một gói để xem giá và số dư còn lại.',
  total: 'Tổng cộng',
  nextBillingDate: 'Ngày gia hạn',
  walletNow: 'Số dư ví',
  walletAfter: 'Sau khi đặt',
  shortfall: (amount) => `Bạn còn thiếu ${amount} để đặt VPS này.`,
  insufficientBalance: 'Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.',
  topUp: 'Nạp tiền',
  cancel: 'Hủy',
  submit: 'Đặt VPS',
  submitting: 'Đang tạo VPS...',
  failureTitle: 'Chưa đặt được VPS',
  catalogError: 'Không tải được danh sách gói VPS',
  validation: {
    planRequired: 'Please select a VPS plan',
    locationRequired: 'Please select a server location',
    nameRequired: 'VPS name is required',
    nameTooLong: 'Name must be less than 50 characters',
    operatingSystemRequired: 'Please select an operating system',
    billingPeriodRequired: 'Please select a billing period',
  },
}
// design-system/texts/vi/account/overview.ts
/** Texts of the overview tab. */
var overview = {
  recentVps: 'VPS gần đây',
  allVps: 'Xem tất cả VPS',
  recentTransactions: 'Giao dịch gần đây',
  allTransactions: 'Xem lịch sử ví',
  verification: {
    title: 'Xác minh tài khoản',
    progress: (done, total) => `Đã hoàn thành ${done}/${total} bước`,
    email: 'Email',
    phone: 'Số điện thoại',
    verified: 'Đã xác minh',
    unverified: 'Chưa xác minh',
  },
}
// design-system/texts/vi/account/phone.ts
/** Texts of the banner over an account whose phone number is unverified. */
var phone = {
  title: 'Số điện thoại chưa được xác minh',
  description: 'Xác minh số điện thoại để bảo vệ tài khoản và nhận thông báo quan trọng về máy chủ.',
  verify: 'Xác minh ngay',
}
// design-system/texts/vi/account/phone-verification.ts
/** Texts of the verification itself (messages: product spec, section 5). */
var phoneVerification = {
  phone: 'Số điện thoại',
  phoneDescription: 'Chúng tôi gửi một mã xác minh tới số này.',
  phonePlaceholder: '0912 345 678',
  sendCode: 'Gửi mã xác minh',
  sendingCode: 'Đang gửi mã...',
  code: 'Mã xác minh',
  codeDescription: (phone) => `Mã đã gửi tới ${phone}, tối đa 6 ký tự.`,
  verify: 'Xác minh',
  verifying: 'Đang xác minh...',
  changeNumber: 'Đổi số điện thoại',
  verified: 'Số điện thoại đã được xác minh',
  verifiedDescription: 'Thông báo quan trọng về máy chủ sẽ được gửi tới số này.',
  validation: {
    phoneRequired: 'Vui lòng nhập số điện thoại',
    codeRequired: 'Vui lòng nhập mã xác minh',
  },
}
/** Texts of the dialog that the banner's button opens. */
var phoneDialog = {
  heading: 'Xác minh số điện thoại',
  description: 'Để bảo vệ tài khoản và nhận thông báo về máy chủ.',
  done: 'Xong',
}
// design-system/texts/vi/account/stats.ts
var monthInVietnam = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  month: 'numeric',
  year: 'numeric',
})
/** Texts of the four figures. */
var stats = {
  label: 'Số liệu tài khoản',
  balance: 'Số dư ví',
  balanceContext: 'Sẵn sàng thanh toán',
  activeVps: 'VPS đang chạy',
  activeVpsContext: (total) => `Trên tổng số ${total} VPS`,
  openTickets: 'Yêu cầu đang xử lý',
  openTicketsContext: 'Đang mở hoặc đang xử lý',
  monthlySpend: 'Chi tiêu tháng này',
  monthlySpendContext: (date) => `Thanh toán trong ${monthInVietnam.format(new Date(date))}`,
  monthlySpendNet: (refunds) => `Đã trừ ${refunds} hoàn lại`,
  unknown: '—',
  unknownContext: 'Không tải được số liệu',
}
// design-system/texts/vi/states.ts
/** What the states of instances, movements of money and tickets are called, on both sides. */
var states = {
  vps: {
    creating: 'Đang khởi tạo',
    active: 'Đang hoạt động',
    suspended: 'Tạm ngưng',
    terminated: 'Đã chấm dứt',
    failed: 'Thất bại',
    pending: 'Đang chờ',
    completed: 'Hoàn tất',
  },
  vpsAddress: {
    pending: 'Đang cấp phát',
    none: 'Không có',
  },
  transactionTypes: {
    deposit: 'Nạp tiền',
    payment: 'Thanh toán',
    refund: 'Hoàn tiền',
    adjustment: 'Điều chỉnh',
  },
  transactions: {
    pending: 'Đang xử lý',
    completed: 'Thành công',
    failed: 'Thất bại',
    cancelled: 'Đã hủy',
  },
  tickets: {
    open: 'Đang mở',
    in_progress: 'Đang xử lý',
    closed: 'Đã đóng',
  },
  ticketPriorities: {
    low: 'Thấp',
    medium: 'Trung bình',
    high: 'Cao',
    urgent: 'Khẩn cấp',
  },
  ticketCategories: {
    technical: 'Kỹ thuật',
    billing: 'Thanh toán',
    account: 'Tài khoản',
    sales: 'Tư vấn',
    general: 'Câu hỏi chung',
  },
}
// design-system/texts/vi/account/support.ts
/** Texts of the support tickets. */
var support = {
  title: 'Yêu cầu hỗ trợ',
  create: 'Tạo yêu cầu',
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
  emptyTitle: 'Bạn chưa có yêu cầu nào',
  emptyDescription: 'Gặp vấn đề với VPS hoặc thanh toán? Đội ngũ hỗ trợ trực 24/7.',
  errorTitle: 'Không tải được yêu cầu hỗ trợ',
}
// design-system/texts/vi/account/top-up.ts
/** Texts of the top-up dialog (messages: product spec, section 5). */
var topUp = {
  heading: 'Nạp tiền vào ví',
  description: 'Số tiền được cộng vào ví ngay khi thanh toán được xác nhận.',
  amount: 'Số tiền',
  amountDescription: 'Tối thiểu 50.000 ₫.',
  currencyMark: '₫',
  quickAmounts: 'Chọn nhanh số tiền',
  paymentMethod: 'Phương thức thanh toán',
  methods: {
    bank_transfer: {
      name: 'Chuyển khoản ngân hàng',
      time: '5-15 phút',
    },
    momo: {
      name: 'Ví MoMo',
      time: 'Tức thì',
    },
    zalopay: {
      name: 'ZaloPay',
      time: 'Tức thì',
    },
    crypto: {
      name: 'Tiền mã hóa',
      time: '10-30 phút',
    },
  },
  fee: (percent) => (percent === 0 ? 'Miễn phí' : `Phí ${percent}%`),
  note: 'Ghi chú (không bắt buộc)',
  notePlaceholder: 'Ví dụ: nạp cho tháng 12',
  sumAmount: 'Số tiền vào ví',
  sumFee: 'Phí',
  sumTotal: 'Tổng thanh toán',
  cancel: 'Hủy',
  submit: 'Nạp tiền',
  submitting: 'Đang tạo yêu cầu...',
  failureTitle: 'Chưa gửi được yêu cầu',
  closedTitle: 'Tạm ngưng nạp tiền',
  closedDescription:
    'Hiện chưa có phương thức thanh toán nào hoạt động. Vui lòng quay lại sau, hoặc nhắn cho bộ phận hỗ trợ.',
  close: 'Đóng',
  validation: {
    amountRequired: 'Số tiền không được để trống',
    amountNotWhole: 'Số tiền phải là số nguyên',
    amountTooSmall: 'Số tiền tối thiểu là 50,000 VND',
    amountTooLarge: 'Số tiền tối đa là 1,000,000,000 VND',
    paymentMethodRequired: 'Vui lòng chọn phương thức thanh toán',
    descriptionTooLong: 'Mô tả dài tối đa 200 ký tự',
  },
}
// design-system/texts/vi/account/transactions.ts
/** Texts of the wallet's history. */
var transactions = {
  label: 'Giao dịch',
  types: states.transactionTypes,
  statuses: states.transactions,
  emptyTitle: 'Chưa có giao dịch nào',
  emptyDescription: 'Các khoản nạp và thanh toán của bạn sẽ hiện ở đây.',
  errorTitle: 'Không tải được lịch sử giao dịch',
  cancel: 'Hủy',
  cancelFor: (amount, date) => `Hủy khoản nạp ${amount} lúc ${date}`,
}
// design-system/texts/vi/account.ts
/** The account area, a file per piece. Messages, prices and figures are the product spec's own (sections 5 and 9). */
var accountTexts = {
  header: header$1,
  welcome: {
    greeting: (name) => (name ? `Xin chào, ${name}` : 'Xin chào'),
    description: 'Máy chủ, ví và hỗ trợ của bạn ở một nơi.',
    topUp: 'Nạp tiền',
    order: 'Đặt VPS',
  },
  phone,
  loadFailed: 'Có số liệu chưa tải được',
  stats,
  tabsLabel: 'Mục của tài khoản',
  tabs: {
    overview: 'Tổng quan',
    vps: 'VPS',
    offers: 'Ưu đãi',
    wallet: 'Ví',
    support: 'Hỗ trợ',
  },
  overview,
  vps: {
    title: 'VPS của tôi',
    order: 'Đặt VPS đầu tiên',
    statuses: states.vps,
    settingUp: 'VPS đang được thiết lập và sẽ sẵn sàng trong vài phút.',
    failed: 'Hệ thống không khởi tạo được VPS này. Tiền đã được hoàn vào ví.',
    ipAddress: 'Địa chỉ IP',
    ipPending: states.vpsAddress.pending,
    ipNone: states.vpsAddress.none,
    cpu: 'CPU',
    ram: 'RAM',
    storage: 'Ổ cứng',
    operatingSystem: 'Hệ điều hành',
    nextBillingDate: 'Ngày gia hạn',
    notRenewed: 'Không gia hạn',
    cores: (count) => `${count} vCPU`,
    gigabytes: (count) => `${count} GB`,
    manage: 'Quản lý',
    console: 'Console',
    copy: (value) => `Sao chép ${value}`,
    copied: 'Đã sao chép',
    copyFailed: 'Trình duyệt không cho phép sao chép',
    emptyTitle: 'Bạn chưa có VPS nào',
    emptyDescription: 'Chọn gói, vị trí và hệ điều hành. VPS sẵn sàng trong vài phút.',
    errorTitle: 'Không tải được danh sách VPS',
  },
  offers,
  wallet: {
    balance: 'Số dư hiện tại',
    balanceUnknown: 'Không tải được số dư',
    topUp: 'Nạp tiền',
    history: 'Lịch sử giao dịch',
    cancelTopUp: {
      heading: (amount) => `Hủy khoản nạp ${amount}?`,
      description:
        'Nếu bạn đã thanh toán, hãy giữ khoản nạp này và chờ xác nhận. Tiền đến sau khi hủy sẽ không tự vào ví: bộ phận hỗ trợ kiểm tra rồi cộng hoặc hoàn lại cho bạn.',
      confirm: 'Hủy khoản nạp',
      pending: 'Đang hủy...',
      keep: 'Giữ lại',
      failed: 'Chưa hủy được khoản nạp',
    },
  },
  transactions,
  support,
  chat,
  phoneVerification,
  phoneDialog,
  order,
  topUp,
  onboarding,
}
// site/app/api/idempotency.ts
/** A fresh random key; also where the page is not served over TLS and crypto.randomUUID does not exist. */
function createKey() {
  return Array.from(crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
/** Whether the server has surely decided: then a next try is a new act. Without an answer, or after a 5xx, it may have acted. */
var isDecided = (error) => error instanceof ApiError && error.status >= 400 && error.status < 500
/**
 * Sends an order, a deposit or a balance edit so that it happens once: a repeated press or a retry after a lost response has the same
 * key as long as the content is the same. Two presses at once share one request.
 */
function useSendOnce(send) {
  const last = useRef(null)
  return async (body) => {
    const content = JSON.stringify(body)
    if (last.current?.content !== content)
      last.current = {
        content,
        key: createKey(),
        call: null,
      }
    const attempt = last.current
    attempt.call ??= send(body, attempt.key)
    try {
      const answer = await attempt.call
      last.current = null
      return answer
    } catch (error) {
      attempt.call = null
      if (isDecided(error) && last.current === attempt) last.current = null
      throw error
    }
  }
}
// site/app/api/with-row.ts
/** The list with a row that a response has brought: in the place of the one it replaces, or first, as the newest. */
function withRow(rows, row) {
  return rows.some(({ id }) => id === row.id)
    ? rows.map((known) => (known.id === row.id ? row : known))
    : [row, ...rows]
}
// site/app/hooks/use-followed-list.ts
/**
 * A list that is followed while something in it is under way, and left alone otherwise. Without a path nothing is asked. Rows that are
 * written into the cache are followed as those that were loaded.
 */
function useFollowedList(path, options) {
  const query = useSWR(path, { refreshInterval: (rows) => (rows ? options.interval(rows) : 0) })
  const underWay = useRef(/* @__PURE__ */ new Set())
  const notice = useEffectEvent((rows) => {
    const before = underWay.current
    underWay.current = new Set(rows.filter(options.isUnderWay).map((row) => row.id))
    if ([...before].some((id) => !underWay.current.has(id))) options.onSettled()
  })
  useEffect(() => {
    if (query.data) notice(query.data)
  }, [query.data])
  return query
}
// site/app/hooks/use-account.ts
/** Machines settle these within seconds. */
var SOON_MS = 1e3
/** A person settles these. */
var LATER_MS = 15e3
var isCreating = (vps) => vps.status === 'creating'
var isPending = (transaction) => transaction.status === 'pending'
var settlesByItself = ({ paymentMethod }) => paymentMethod === 'momo' || paymentMethod === 'zalopay'
function transactionsInterval(transactions) {
  const pending = transactions.filter(isPending)
  if (pending.length === 0) return 0
  return pending.some(settlesByItself) ? SOON_MS : LATER_MS
}
/** Everything that the dashboard shows of one customer, and what they can do about their money. */
function useAccount({ userId, now, onSubmitted }) {
  const { mutate } = useSWRConfig()
  const ask = (path) => (userId ? path : null)
  const refresh = (...keys) => {
    for (const key of keys) mutate(key)
  }
  /** Writes what a response says. A query that has nothing yet is asked anew: what is on its way to it may be older. */
  const write = (key, change) => {
    mutate(key, (known) => known && change(known), { revalidate: (data) => data === void 0 })
  }
  const writeRow = (key, row) => write(key, (rows) => withRow(rows, row))
  const sendOrder = useSendOnce((body, idempotencyKey) =>
    request('/api/vps/order', {
      method: 'POST',
      body,
      idempotencyKey,
    }),
  )
  const sendDeposit = useSendOnce((body, idempotencyKey) =>
    request('/api/wallet/deposit', {
      method: 'POST',
      body,
      idempotencyKey,
    }),
  )
  const profile = useSWR(ask(paths.me))
  const catalog = useSWR(ask(paths.catalog))
  const balance = useSWR(ask(paths.balance(userId)))
  return {
    user: mapResource(toResource(profile), ({ user }) => user),
    catalog: toResource(catalog),
    balance: mapResource(toResource(balance), (response) => response.balance),
    summary: toResource(useSWR(ask(paths.summary(userId)))),
    tickets: toResource(useSWR(ask(paths.tickets(userId)))),
    instances: toResource(
      useFollowedList(ask(paths.instances(userId)), {
        interval: (instances) => (instances.some(isCreating) ? SOON_MS : 0),
        isUnderWay: isCreating,
        onSettled: () => refresh(paths.balance(userId), paths.transactions(userId), paths.summary(userId)),
      }),
    ),
    transactions: toResource(
      useFollowedList(ask(paths.transactions(userId)), {
        interval: transactionsInterval,
        isUnderWay: isPending,
        onSettled: () => refresh(paths.balance(userId)),
      }),
    ),
    /** Buys an instance, once however often it is pressed. */
    order: useMutation({
      call: async (order) => {
        const plan = catalog.data?.plans.find(({ id }) => id === order.planId)
        if (!plan) throw new Error('No plan selected')
        const date = firstBillingDate(now, order.billingPeriod)
        return sendOrder({
          userId,
          ...order,
          nextBillingDate: date,
          expiryDate: date,
          totalCost: priceOf(plan, order.billingPeriod),
        })
      },
      onSuccess({ vps, transaction, ...left }) {
        writeRow(paths.instances(userId), vps)
        writeRow(paths.transactions(userId), transaction)
        write(paths.balance(userId), () => left)
        refresh(paths.summary(userId))
        onSubmitted()
      },
      notices: {
        done: {
          title: notices.ordered,
          description: notices.orderedDetail,
          tone: 'positive',
        },
        failed: notices.orderFailed,
      },
      remedies: remedies$1,
    }),
    /** Asks for a top-up, once however often it is pressed. */
    deposit: useMutation({
      call: ({ amount, paymentMethod, description }) =>
        sendDeposit({
          userId,
          type: 'deposit',
          status: 'pending',
          amount,
          paymentMethod,
          description,
        }),
      onSuccess({ transaction }) {
        writeRow(paths.transactions(userId), transaction)
        onSubmitted()
      },
      notices: {
        done: {
          title: notices.depositRequested,
          description: notices.depositRequestedDetail,
          tone: 'positive',
        },
        failed: notices.depositFailed,
      },
      remedies: remedies$1,
    }),
    /** Cancels a pending top-up. When it could not be, such as when it has been paid, the wallet is asked for again. */
    cancelDeposit: useMutation({
      call: (transactionId) =>
        request(paths.cancelDeposit(transactionId), { method: 'POST' }).catch((error) => {
          refresh(paths.balance(userId), paths.transactions(userId))
          throw error
        }),
      onSuccess: ({ transaction }) => writeRow(paths.transactions(userId), transaction),
      notices: {
        done: {
          title: notices.depositCancelled,
          tone: 'positive',
        },
      },
    }),
    /**
     * Takes the phone for verified. No call tells the server (product spec, section 7), so this holds in the memory of this page
     * alone: after a reload the number is unverified again.
     */
    markPhoneVerified: () =>
      mutate(
        paths.me,
        (known) =>
          known && {
            ...known,
            user: {
              ...known.user,
              isPhoneVerified: true,
            },
          },
        { revalidate: false },
      ),
  }
}
// design-system/account/OnboardingDialog/should-onboard.ts
/** The guide opens by itself until it was closed once, while the phone is unverified or the wallet is empty (product spec, section 4). */
var shouldOnboard = ({ seen, isPhoneVerified, balance }) => !seen && (!isPhoneVerified || BigInt(balance) === 0n)
// site/app/session/onboarding-seen.ts
var seenKey = 'onboardingSeen'
/** Whether the guide of the dashboard was closed in this browser. Whoever signs in here next does not get it again. */
var onboardingSeen = createStoredValue({
  keys: [seenKey],
  encode: () => ({ [seenKey]: 'true' }),
  decode: ({ [seenKey]: seen }) => (seen === 'true' ? true : null),
})
// site/app/hooks/use-onboarding.ts
/**
 * Calls `open` when the guide should open by itself: asked once for each visit to the page, as soon as `facts` are known. What the
 * customer does meanwhile, such as verifying the phone in the guide, does not close it.
 */
function useOnboarding(facts, open) {
  const asked = useRef(false)
  useEffect(() => {
    if (!facts || asked.current) return
    asked.current = true
    if (
      shouldOnboard({
        ...facts,
        seen: onboardingSeen.get() === true,
      })
    )
      open()
  }, [facts, open])
}
// site/app/hooks/use-tab.ts
/**
 * The chosen tab, kept in the address (`?tab=`), so that it outlasts a reload, can be linked, and the browser's back button leads
 * to the one before. The default one is left out.
 */
function useTab(tabs, defaultTab) {
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((one) => one === query.get('tab')) ?? defaultTab
  const setTab = (next) =>
    setQuery(
      (current) => {
        const changed = new URLSearchParams(current)
        if (next === defaultTab) changed.delete('tab')
        else changed.set('tab', next)
        return changed
      },
      { preventScrollReset: true },
    )
  return [tab, setTab]
}
// site/app/simulated-step.ts
/** A step that the product only acts out (product spec, section 4): it succeeds after 1.5 seconds, and no server hears of it. */
var simulatedStep = (startTimer = setTimeout) =>
  new Promise((done) => startTimer(() => done({ ok: true }), SIMULATED_STEP_MS))
// site/app/routes/dashboard.tsx
var dashboard_exports = /* @__PURE__ */ __exportAll({
  default: () => dashboard_default,
  handle: () => handle$2,
  meta: () => meta$2,
})
var handle$2 = {
  lang: 'vi',
  bootScript: bootScript({
    paths: accountPaths(USER_ID),
    login: loginAddress('signInRequired', ''),
  }),
}
var meta$2 = () => [
  { title: 'Bảng điều khiển · Sen Cloud' },
  {
    name: 'robots',
    content: 'noindex',
  },
]
/** Stands in the built page for whoever will open it, so that nothing moves when it is known. */
var somebody = {
  firstName: '…',
  lastName: '',
  email: '',
  isEmailVerified: true,
  isPhoneVerified: false,
}
var outlineTexts = {
  ...accountTexts,
  stats: {
    ...accountTexts.stats,
    monthlySpendContext: () => '…',
  },
}
/**
 * The customer's home. The built page is its outline, drawn from HTML and CSS alone; it asks for what belongs in it, and nothing of it
 * answers before the script has taken it over. Signed out, or with a session that has ended or was locked, it leads to the login page
 * and back. A session that another tab has ended counts as ended.
 */
var dashboard_default = UNSAFE_withComponentProps(function DashboardRoute() {
  const isHydrated = useHydrated()
  const { session, departure, forget } = useAuth()
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  const [cameAs] = useState(() => customerSession.get()?.user.id)
  if (isHydrated && !session) {
    const away = cameAs ? (departure ?? loginAddress('sessionEnded', here)) : loginAddress('signInRequired', here)
    return /* @__PURE__ */ jsx(Navigate, {
      to: away,
      replace: true,
    })
  }
  const leaveIfEnded = (error) => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'session_locked') forget(loginAddress('accountLocked', here))
    else if (error.status === 401) forget(loginAddress('sessionEnded', here))
  }
  const userId = session?.user.id ?? cameAs ?? ''
  return /* @__PURE__ */ jsx(CallErrors, {
    onError: leaveIfEnded,
    children: /* @__PURE__ */ jsx(
      Dashboard,
      {
        userId,
        user: session?.user,
      },
      userId,
    ),
  })
})
function Dashboard({ userId, user }) {
  const signOut = useSignOut()
  usePreload(dashboardParts)
  const [tab, setTab] = useTab(dashboardTabs, 'vps')
  const [query, setQuery] = useSearchParams()
  const [dialog, setDialog] = useState(() => (query.has('order') ? { name: 'order' } : null))
  const [openedAt, setOpenedAt] = useState(() => /* @__PURE__ */ new Date().toISOString())
  const account = useAccount({
    userId,
    now: openedAt,
    onSubmitted: () => showDialog(null),
  })
  const { balance, summary, instances, transactions, tickets, catalog } = account
  const profile = dataOf(account.user)
  const knownBalance = dataOf(balance)
  useOnboarding(
    useMemo(
      () =>
        profile && knownBalance !== void 0
          ? {
              isPhoneVerified: profile.isPhoneVerified,
              balance: knownBalance,
            }
          : void 0,
      [profile, knownBalance],
    ),
    useCallback(() => setDialog((current) => current ?? { name: 'onboarding' }), []),
  )
  const showDialog = (next) => {
    if (dialog?.name === 'onboarding') onboardingSeen.set(true)
    if (next) setOpenedAt(/* @__PURE__ */ new Date().toISOString())
    setDialog(next)
    if (query.has('order')) {
      query.delete('order')
      setQuery(query, {
        replace: true,
        preventScrollReset: true,
      })
    }
  }
  const verifyPhone = async () => {
    const result = await simulatedStep()
    if (result.ok) await account.markPhoneVerified()
    return result
  }
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      !user &&
        /* @__PURE__ */ jsx(VisuallyHidden, {
          role: 'status',
          children: componentMessages.loading,
        }),
      /* @__PURE__ */ jsx('div', {
        inert: !user,
        children: /* @__PURE__ */ jsx(DashboardScreen, {
          texts: user ? accountTexts : outlineTexts,
          user: user ? (profile ?? atSignIn(user)) : somebody,
          now: openedAt,
          loadError: loadErrorOf(account.user, balance, summary, instances, transactions, tickets, catalog),
          balance,
          summary,
          vps: instances,
          transactions,
          tickets,
          catalog,
          paymentMethods: mapResource(
            catalog,
            ({ paymentMethods: paymentMethods$1 = paymentMethods }) => paymentMethods$1,
          ),
          tab: user ? tab : 'vps',
          onTabChange: setTab,
          dialog: user ? dialog : null,
          onDialogChange: showDialog,
          onOrder: account.order,
          onTopUp: account.deposit,
          onCancelTopUp: account.cancelDeposit,
          onSendCode: () => simulatedStep(),
          onVerifyPhone: verifyPhone,
          onSendMessage: () => simulatedStep(),
          onSignOut: signOut,
        }),
      }),
    ],
  })
}
/** Until the profile has come, nothing is said to be unverified that was not so at sign-in. */
var atSignIn = (user) => ({
  ...user,
  isEmailVerified: true,
  isPhoneVerified: user.isPhoneVerified ?? true,
})
// site/app/routes/signed-in-area.tsx
var signed_in_area_exports = /* @__PURE__ */ __exportAll({ default: () => signed_in_area_default })
/** What a screen shows here depends on who is signed in, which only the browser knows: the built page waits for it. */
var signed_in_area_default = UNSAFE_withComponentProps(function SignedInArea() {
  return useHydrated()
    ? /* @__PURE__ */ jsx(Outlet, {})
    : /* @__PURE__ */ jsx(LoadingScreen, { label: componentMessages.loading })
})
// design-system/admin/AdminHeader/AdminHeader.css.ts
var header = '_1qe3mya0'
var brand = '_1qe3mya1'
var home$1 = '_1qe3mya4'
// design-system/admin/AdminHeader/AdminHeader.tsx
/** Top of the back-office: where one is, who one is, and the way out. */
function AdminHeader({ texts, admin, onLogout, homeHref = '/', className, ...rest }) {
  return /* @__PURE__ */ jsxs('header', {
    'data-component': 'AdminHeader',
    ...rest,
    className: classNames(header, className),
    children: [
      /* @__PURE__ */ jsxs('span', {
        className: brand,
        children: [
          /* @__PURE__ */ jsx(Link$1, {
            href: homeHref,
            tone: 'inherit',
            underline: 'hover',
            className: home$1,
            children: /* @__PURE__ */ jsx(Logo, { name: texts.brand }),
          }),
          /* @__PURE__ */ jsx(Badge, {
            tone: 'neutral',
            children: texts.area,
          }),
        ],
      }),
      admin &&
        /* @__PURE__ */ jsxs('span', {
          className: '_1qe3mya2',
          children: [
            /* @__PURE__ */ jsx(Avatar, {
              name: fullName(admin),
              size: 'small',
            }),
            /* @__PURE__ */ jsxs('span', {
              className: '_1qe3mya3',
              children: [
                /* @__PURE__ */ jsx(Text, {
                  size: 'small',
                  weight: 'semibold',
                  truncate: true,
                  children: fullName(admin),
                }),
                /* @__PURE__ */ jsx(Text, {
                  size: 'caption',
                  tone: 'tertiary',
                  children: /* @__PURE__ */ jsx(EmailAddress, { children: admin.email }),
                }),
              ],
            }),
            /* @__PURE__ */ jsx(Button, {
              tone: 'neutral',
              emphasis: 'outline',
              size: 'small',
              icon: LogOut,
              onClick: onLogout,
              children: texts.logout,
            }),
          ],
        }),
    ],
  })
}
// design-system/admin/AdminLogin/AdminLogin.css.ts
var card$1 = 'iih5fc0'
// design-system/admin/AdminLogin/admin-login-schema.ts
/** The admin login: both fields are required, and one sentence says so for either (product spec, section 5). */
var createAdminLoginSchema = (messages) =>
  v.object({
    email: v.pipe(v.string(), v.trim(), v.nonEmpty(messages.required)),
    password: v.pipe(v.string(), v.nonEmpty(messages.required)),
  })
// design-system/admin/AdminLogin/AdminLogin.tsx
/** The way into the back-office, for admins alone (product spec, sections 2 and 5). */
function AdminLogin({ texts, onLogin, pending = false, error, className, ...rest }) {
  const schema = useMemo(() => createAdminLoginSchema({ required: texts.required }), [texts.required])
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      email: '',
      password: '',
    },
  })
  const { errors } = formState
  const emailError = errors.email?.message
  const passwordError = emailError ? void 0 : errors.password?.message
  return /* @__PURE__ */ jsx('div', {
    'data-component': 'AdminLogin',
    ...rest,
    className: classNames(card$1, className),
    children: /* @__PURE__ */ jsx('form', {
      noValidate: true,
      onSubmit: handleSubmit((values) => !pending && onLogin(values)),
      children: /* @__PURE__ */ jsxs(Stack, {
        space: 'lg',
        children: [
          /* @__PURE__ */ jsxs(Stack, {
            space: '2xs',
            children: [
              /* @__PURE__ */ jsx(Heading, {
                level: 1,
                size: 'section',
                children: texts.heading,
              }),
              /* @__PURE__ */ jsx(Text, {
                size: 'small',
                tone: 'secondary',
                children: texts.description,
              }),
            ],
          }),
          error &&
            /* @__PURE__ */ jsx(Notice, {
              tone: 'critical',
              title: texts.failed,
              role: 'alert',
              children: error,
            }),
          /* @__PURE__ */ jsxs(Stack, {
            space: 'md',
            children: [
              /* @__PURE__ */ jsx(Field, {
                label: texts.email,
                error: emailError,
                required: true,
                children: /* @__PURE__ */ jsx(Input, {
                  type: 'email',
                  autoComplete: 'username',
                  ...register('email'),
                }),
              }),
              /* @__PURE__ */ jsx(Field, {
                label: texts.password,
                error: passwordError,
                required: true,
                children: /* @__PURE__ */ jsx(PasswordInput, {
                  autoComplete: 'current-password',
                  ...register('password'),
                }),
              }),
            ],
          }),
          /* @__PURE__ */ jsx(Button, {
            type: 'submit',
            size: 'large',
            fullWidth: true,
            loading: pending,
            children: pending ? texts.pending : texts.submit,
          }),
        ],
      }),
    }),
  })
}
// design-system/primitives/Box/Box.css.ts
var surface = {
  canvas: 'sw9a6h0',
  sunken: 'sw9a6h1',
  raised: 'sw9a6h2',
  overlay: 'sw9a6h3',
}
// design-system/primitives/Box/Box.tsx
/** A rectangle with padding and, if asked, a surface. For distance between things use Stack, Inline or Grid. */
function Box({ padding, paddingBlock, paddingInline, display, textAlign, surface: surface$1, className, ...rest }) {
  return /* @__PURE__ */ jsx(Role, {
    'data-component': 'Box',
    ...rest,
    className: classNames(
      sprinkles({
        padding,
        paddingBlock,
        paddingInline,
        display,
        textAlign,
      }),
      surface$1 && surface[surface$1],
      className,
    ),
  })
}
// design-system/admin/StatsOverview/ShareCard.css.ts
var share = 'var(--_121k9400)'
var card = '_121k9401'
var figures = '_121k9402'
var figure = '_121k9403'
var number = '_121k9404'
var icon = '_121k9405'
var track = '_121k9406'
var bar = '_121k9407'
// design-system/admin/StatsOverview/ShareCard.tsx
/** How many there are, how many of them are active, and the share as a bar. */
function ShareCard({ texts, icon: icon$7, total, active }) {
  const share$3 = total && active ? active / total : 0
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'ShareCard',
    'aria-busy': total === void 0 || void 0,
    className: card,
    children: [
      /* @__PURE__ */ jsxs('dl', {
        className: figures,
        children: [
          /* @__PURE__ */ jsx(Figure, {
            label: texts.total,
            value: total,
          }),
          /* @__PURE__ */ jsx(Figure, {
            label: texts.active,
            value: active,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Icon, {
        icon: icon$7,
        size: 'medium',
        className: icon,
      }),
      /* @__PURE__ */ jsx('div', {
        'aria-hidden': true,
        className: track,
        children: /* @__PURE__ */ jsx('div', {
          className: bar,
          style: assignInlineVars({ [share]: `${share$3 * 100}%` }),
        }),
      }),
    ],
  })
}
function Figure({ label, value }) {
  const { number: number$3 } = useFormats()
  return /* @__PURE__ */ jsxs('div', {
    className: figure,
    children: [
      /* @__PURE__ */ jsx(Text, {
        render: /* @__PURE__ */ jsx('dt', {}),
        size: 'small',
        weight: 'medium',
        tone: 'secondary',
        children: label,
      }),
      /* @__PURE__ */ jsx(Text, {
        render: /* @__PURE__ */ jsx('dd', {}),
        size: 'figure',
        weight: 'semibold',
        numeric: true,
        className: number,
        children: value === void 0 ? /* @__PURE__ */ jsx(LoadingFigure, {}) : number$3(value),
      }),
    ],
  })
}
function LoadingFigure() {
  const loading = useMessage('loading')
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [/* @__PURE__ */ jsx(VisuallyHidden, { children: loading }), /* @__PURE__ */ jsx(Skeleton, {})],
  })
}
// design-system/admin/StatsOverview/StatsOverview.tsx
/** The back-office at a glance: money first, then how many users and instances there are and how many of them are active. */
function StatsOverview({ texts, stats: resource, ...rest }) {
  const { currency } = useFormats()
  if (resource.status === 'error')
    return /* @__PURE__ */ jsx(Box, {
      'data-component': 'StatsOverview',
      surface: 'raised',
      ...rest,
      children: /* @__PURE__ */ jsx(ErrorState, {
        title: texts.loadFailed,
        description: resource.message,
        onRetry: resource.onRetry,
      }),
    })
  const stats = dataOf(resource)
  const loadError = loadErrorOf(resource)
  const money = [
    {
      texts: texts.monthlyRevenue,
      icon: CalendarDays,
      value: stats?.revenue.monthlyRevenue,
    },
    {
      texts: texts.totalRevenue,
      icon: Banknote,
      value: stats?.revenue.totalRevenue,
    },
    {
      texts: texts.totalBalance,
      icon: Wallet,
      value: stats?.users.totalBalance,
    },
  ]
  return /* @__PURE__ */ jsxs(Stack, {
    'data-component': 'StatsOverview',
    ...rest,
    children: [
      loadError &&
        /* @__PURE__ */ jsx(Notice, {
          tone: 'caution',
          title: texts.loadFailed,
          role: 'status',
          onRetry: loadError.onRetry,
          children: loadError.message,
        }),
      /* @__PURE__ */ jsx(Grid, {
        columns: {
          base: 1,
          medium: 3,
        },
        children: money.map(({ texts: { label, context }, icon, value }) =>
          /* @__PURE__ */ jsx(
            StatCard,
            {
              label,
              context,
              icon,
              loading: value === void 0,
              value: value !== void 0 && currency(value),
            },
            label,
          ),
        ),
      }),
      /* @__PURE__ */ jsxs(Grid, {
        columns: {
          base: 1,
          medium: 2,
        },
        children: [
          /* @__PURE__ */ jsx(ShareCard, {
            texts: texts.users,
            icon: Users,
            total: stats?.users.totalUsers,
            active: stats?.users.activeUsers,
          }),
          /* @__PURE__ */ jsx(ShareCard, {
            texts: texts.vps,
            icon: Server,
            total: stats?.vps.totalVps,
            active: stats?.vps.activeVps,
          }),
        ],
      }),
    ],
  })
}
// design-system/admin/AdminTable/AdminTable.css.ts
var toolbar = 'bkxfw50'
var search = 'bkxfw51'
// design-system/admin/AdminTable/SearchBox.tsx
/** Narrows a list as one types. Its button and Escape empty it; the focus stays in the field. */
function SearchBox({ label, clearLabel, placeholder, value, onValueChange }) {
  const input = useRef(null)
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  return /* @__PURE__ */ jsx('search', {
    'aria-label': label,
    className: search,
    children: /* @__PURE__ */ jsx(Input, {
      ref: input,
      type: 'search',
      'aria-label': label,
      placeholder,
      autoComplete: 'off',
      spellCheck: false,
      prefix: /* @__PURE__ */ jsx(Icon, { icon: Search }),
      suffix:
        value !== '' &&
        /* @__PURE__ */ jsx(Button, {
          tone: 'neutral',
          emphasis: 'ghost',
          size: 'small',
          iconOnly: true,
          icon: X,
          'aria-label': clearLabel,
          onClick: clear,
        }),
      value,
      onChange: (event) => onValueChange(event.target.value),
      onKeyDown: (event) => event.key === 'Escape' && clear(),
    }),
  })
}
// design-system/admin/AdminTable/AdminTable.tsx
/** One list of the back-office: search, a dense table with its loading, empty and error states, and paging. */
function AdminTable({
  texts,
  icon,
  columns,
  rows: resource,
  rowKey,
  query,
  onQueryChange,
  page,
  onPreviousPage,
  onNextPage,
  actionError,
  filter,
  ...rest
}) {
  const [whole, setWhole] = useState(false)
  const rows = dataOf(resource) ?? []
  const loadError = loadErrorOf(resource)
  const isStale = loadError !== void 0 && rows.length > 0
  const nothing = query
    ? /* @__PURE__ */ jsx(EmptyState, {
        icon: SearchX,
        title: texts.list.noMatches(query),
        description: texts.list.noMatchesHint,
        action: /* @__PURE__ */ jsx(Button, {
          tone: 'neutral',
          emphasis: 'outline',
          onClick: () => onQueryChange(''),
          children: texts.list.clearSearch,
        }),
      })
    : /* @__PURE__ */ jsx(EmptyState, {
        icon,
        title: texts.empty.title,
        description: texts.empty.description,
      })
  return /* @__PURE__ */ jsxs(Stack, {
    'data-component': 'AdminTable',
    space: 'sm',
    'data-whole-texts': whole || void 0,
    ...rest,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: toolbar,
        children: [
          /* @__PURE__ */ jsx(SearchBox, {
            label: texts.search,
            clearLabel: texts.list.clearSearch,
            placeholder: texts.searchPlaceholder,
            value: query,
            onValueChange: onQueryChange,
          }),
          /* @__PURE__ */ jsxs(Inline, {
            space: 'sm',
            children: [
              filter,
              rows.length > 0 &&
                /* @__PURE__ */ jsx(Button, {
                  tone: 'neutral',
                  emphasis: whole ? 'soft' : 'outline',
                  size: 'small',
                  icon: WrapText,
                  'aria-pressed': whole,
                  onClick: () => setWhole(!whole),
                  children: texts.list.wholeTexts,
                }),
              /* @__PURE__ */ jsx(Paging, {
                texts: texts.list,
                page,
                onPreviousPage,
                onNextPage,
              }),
            ],
          }),
        ],
      }),
      actionError &&
        /* @__PURE__ */ jsx(Notice, {
          tone: 'critical',
          title: texts.list.updateFailed,
          role: 'alert',
          children: actionError,
        }),
      isStale &&
        /* @__PURE__ */ jsx(Notice, {
          tone: 'caution',
          title: texts.loadFailed,
          role: 'status',
          onRetry: loadError.onRetry,
          children: loadError.message,
        }),
      /* @__PURE__ */ jsx(Table, {
        caption: texts.caption,
        density: 'compact',
        narrow: 'stack',
        skeletonRows: 10,
        columns,
        rows,
        rowKey,
        status: loadError && !isStale ? 'error' : resource.status,
        empty: nothing,
        error: /* @__PURE__ */ jsx(ErrorState, {
          title: texts.loadFailed,
          description: loadError?.message,
          onRetry: loadError?.onRetry,
        }),
      }),
    ],
  })
}
/** Nothing while everything fits on one page. */
function Paging({ texts, page, onPreviousPage, onNextPage }) {
  if (!onPreviousPage && !onNextPage) return null
  return /* @__PURE__ */ jsxs(Inline, {
    render: /* @__PURE__ */ jsx('nav', { 'aria-label': texts.paging }),
    children: [
      /* @__PURE__ */ jsx(Text, {
        size: 'small',
        tone: 'secondary',
        numeric: true,
        role: 'status',
        children: texts.page(page),
      }),
      /* @__PURE__ */ jsx(Button, {
        tone: 'neutral',
        emphasis: 'outline',
        size: 'small',
        iconOnly: true,
        icon: ChevronLeft,
        'aria-label': texts.previousPage,
        disabledReason: onPreviousPage ? void 0 : texts.onFirstPage,
        onClick: onPreviousPage,
      }),
      /* @__PURE__ */ jsx(Button, {
        tone: 'neutral',
        emphasis: 'outline',
        size: 'small',
        iconOnly: true,
        icon: ChevronRight,
        'aria-label': texts.nextPage,
        disabledReason: onNextPage ? void 0 : texts.onLastPage,
        onClick: onNextPage,
      }),
    ],
  })
}
// design-system/admin/TruncatedText/TruncatedText.css.ts
var cutAtEnd = {
  medium: '_57h8kt0',
  long: '_57h8kt1',
}
// design-system/admin/TruncatedText/TruncatedText.tsx
/** Sets the full text of a truncated element as its title, and removes the title when nothing is truncated. */
function titleWhatIsCut({ currentTarget: element }) {
  element.title =
    element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight * 1.5
      ? (element.textContent ?? '')
      : ''
}
/**
 * One line of text in a dense table, truncated at its end; below the medium breakpoint, and inside `data-whole-texts`, it wraps
 * instead. Screen readers and the clipboard always get the whole text, and hovering shows it. It is not a tab stop: a table has one
 * button that shows all its texts in full.
 */
function TruncatedText({ width = 'long', className, ...rest }) {
  return /* @__PURE__ */ jsx('span', {
    'data-component': 'TruncatedText',
    ...rest,
    onPointerEnter: titleWhatIsCut,
    className: classNames(cutAtEnd[width], className),
  })
}
// design-system/admin/OwnerCell/OwnerCell.css.ts
var cell = '_1eh2abq0'
var email = '_1eh2abq1'
// design-system/admin/OwnerCell/OwnerCell.tsx
/** Whose a record is: name and email, in the height of one dense row. The email alone for who gave no name. */
function OwnerCell({ owner, className, ...rest }) {
  const name = fullName(owner)
  return /* @__PURE__ */ jsxs('span', {
    'data-component': 'OwnerCell',
    ...rest,
    className: classNames(cell, className),
    children: [
      name && /* @__PURE__ */ jsx(TruncatedText, { children: name }),
      /* @__PURE__ */ jsx(TruncatedText, {
        className: name ? email : void 0,
        children: /* @__PURE__ */ jsx(EmailAddress, { children: owner.email }),
      }),
    ],
  })
}
// design-system/admin/RecordId/RecordId.css.ts
var cutAtStart = '_1jjjdc80'
// design-system/admin/RecordId/RecordId.tsx
/**
 * The id of a record in a dense table, truncated at its start: ids begin with the time of their creation, so only their ends tell
 * neighbouring rows apart. Screen readers and the clipboard always get the whole id; inside `data-whole-texts` it is shown in full,
 * on two lines.
 */
function RecordId({ children, className, ...rest }) {
  return /* @__PURE__ */ jsx(Text, {
    'data-component': 'RecordId',
    size: 'small',
    tone: 'secondary',
    family: 'mono',
    ...rest,
    render: /* @__PURE__ */ jsx('span', {}),
    onPointerEnter: titleWhatIsCut,
    className: classNames(cutAtStart, className),
    children: /* @__PURE__ */ jsx('span', {
      dir: 'ltr',
      children,
    }),
  })
}
// design-system/admin/TicketsTable/TicketsTable.tsx
/** Every support ticket, in the three states that its customer sees. */
function TicketsTable({ texts, ...list }) {
  const { dateTime } = useFormats()
  const columns = [
    {
      id: 'id',
      header: texts.columns.id,
      cell: ({ ticket }) => /* @__PURE__ */ jsx(RecordId, { children: ticket.id }),
    },
    {
      id: 'subject',
      header: texts.columns.subject,
      rowHeader: true,
      cell: ({ ticket }) => /* @__PURE__ */ jsx(TruncatedText, { children: ticket.subject }),
    },
    {
      id: 'user',
      header: texts.columns.user,
      cell: ({ user }) => /* @__PURE__ */ jsx(OwnerCell, { owner: user }),
    },
    {
      id: 'category',
      header: texts.columns.category,
      cell: ({ ticket }) => texts.categories[ticket.category] ?? ticket.category,
    },
    {
      id: 'priority',
      header: texts.columns.priority,
      cell: ({ ticket: { priority } }) =>
        /* @__PURE__ */ jsx(TicketPriorityBadge, {
          priority,
          children: texts.priorities[priority],
        }),
    },
    {
      id: 'status',
      header: texts.columns.status,
      cell: ({ ticket }) =>
        /* @__PURE__ */ jsx(StatusBadge, {
          status: ticket.status,
          children: texts.statuses[ticket.status],
        }),
    },
    {
      id: 'date',
      header: texts.columns.date,
      align: 'end',
      cell: ({ ticket }) => dateTime(ticket.createdAt),
    },
  ]
  return /* @__PURE__ */ jsx(AdminTable, {
    'data-component': 'TicketsTable',
    ...list,
    texts,
    icon: LifeBuoy,
    columns,
    rowKey: ({ ticket }) => ticket.id,
  })
}
// site/app/lazy/admin-parts.tsx
var confirmDialog = createLazyPart(() =>
  import('./assets/ConfirmDialog-CxUxtEJj.js').then(({ ConfirmDialog }) => ConfirmDialog),
)
var ConfirmDialog = lazyDialog(confirmDialog, (props) => props)
var balanceEdit = createLazyPart(() =>
  import('./assets/BalanceEdit-DM9Pjn3x.js').then(({ BalanceEdit }) => BalanceEdit),
)
var BalanceEdit = lazyDialog(balanceEdit, (props) => props)
var resolveDialog = createLazyPart(() =>
  import('./assets/ResolveDialog--a1nnNMw.js').then(({ ResolveDialog }) => ResolveDialog),
)
var ResolveDialog = lazyDialog(resolveDialog, (props) => props)
/** What the back-office renders once it is opened. */
var adminParts = [confirmDialog, balanceEdit, resolveDialog]
// design-system/admin/use-row-dialog.ts
/** Keeps which row a dialog is about. Each opening is a dialog of its own: nothing of the last one, typed or failed, is left in it. */
function useRowDialog() {
  const [about, setAbout] = useState()
  const [isOpen, setOpen] = useState(false)
  return {
    about,
    isOpen,
    show: (row) => {
      setAbout({
        row,
        opening: (about?.opening ?? 0) + 1,
      })
      setOpen(true)
    },
    onOpenChange: setOpen,
  }
}
// design-system/admin/TransactionsTable/TransactionsTable.tsx
/** Only a pending deposit waits for an admin (a bank transfer, crypto). */
var canBeSettled = ({ transaction }) => transaction.type === 'deposit' && transaction.status === 'pending'
/** Every movement of money, by the names that its customer reads. */
function TransactionsTable({ texts, onSettle, onlyPending = false, onOnlyPendingChange, ...list }) {
  const { currency, signedCurrency, dateTime } = useFormats()
  const { pendingKeys, error, run } = useAction()
  const confirmation = useRowDialog()
  const asked = confirmation.about?.row
  const typeOf = ({ type, amount }) =>
    texts.types[type] ?? (BigInt(amount) > 0n ? texts.otherTypes.in : texts.otherTypes.out)
  const settleButton = (row, settlement) =>
    /* @__PURE__ */ jsx(Button, {
      tone: 'neutral',
      emphasis: 'ghost',
      size: 'small',
      icon: settlement === 'completed' ? Check : X,
      loading: pendingKeys.has(row.transaction.id),
      'aria-label': texts.actFor(texts.settle[settlement].act, row.transaction.id),
      onClick: () =>
        confirmation.show({
          row,
          settlement,
        }),
      children: texts.settle[settlement].act,
    })
  const columns = [
    {
      id: 'id',
      header: texts.columns.id,
      rowHeader: true,
      cell: ({ transaction }) => /* @__PURE__ */ jsx(RecordId, { children: transaction.id }),
    },
    {
      id: 'user',
      header: texts.columns.user,
      cell: ({ user }) => /* @__PURE__ */ jsx(OwnerCell, { owner: user }),
    },
    {
      id: 'type',
      header: texts.columns.type,
      cell: ({ transaction }) => typeOf(transaction),
    },
    {
      id: 'amount',
      header: texts.columns.amount,
      align: 'end',
      cell: ({ transaction }) =>
        /* @__PURE__ */ jsx(Text, {
          render: /* @__PURE__ */ jsx('span', {}),
          size: 'small',
          weight: 'semibold',
          numeric: true,
          tone: BigInt(transaction.amount) > 0n ? 'positive' : 'primary',
          children: signedCurrency(transaction.amount),
        }),
    },
    {
      id: 'method',
      header: texts.columns.method,
      cell: ({ transaction: { paymentMethod } }) =>
        paymentMethod ? (texts.methods[paymentMethod] ?? paymentMethod) : texts.wallet,
    },
    {
      id: 'status',
      header: texts.columns.status,
      cell: ({ transaction }) =>
        /* @__PURE__ */ jsx(StatusBadge, {
          status: transactionState(transaction),
          children: texts.statuses[transactionState(transaction)],
        }),
    },
    {
      id: 'date',
      header: texts.columns.date,
      align: 'end',
      cell: ({ transaction }) => dateTime(transaction.createdAt),
    },
    {
      id: 'acts',
      header: /* @__PURE__ */ jsx(VisuallyHidden, { children: texts.columns.acts }),
      align: 'end',
      cell: (row) =>
        canBeSettled(row) &&
        /* @__PURE__ */ jsxs(Inline, {
          justify: 'end',
          wrap: 'nowrap',
          space: '2xs',
          children: [settleButton(row, 'completed'), settleButton(row, 'failed')],
        }),
    },
  ]
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(AdminTable, {
        'data-component': 'TransactionsTable',
        ...list,
        texts: onlyPending
          ? {
              ...texts,
              empty: texts.nonePending,
            }
          : texts,
        icon: Receipt,
        filter: /* @__PURE__ */ jsx(Checkbox, {
          checked: onlyPending,
          onChange: (event) => onOnlyPendingChange(event.target.checked),
          children: texts.onlyPending,
        }),
        columns,
        rowKey: ({ transaction }) => transaction.id,
        actionError: error,
      }),
      asked &&
        /* @__PURE__ */ jsx(ConfirmDialog, {
          open: confirmation.isOpen,
          tone: asked.settlement === 'failed' ? 'critical' : 'brand',
          heading: texts.settle[asked.settlement].heading,
          description: texts.settle[asked.settlement].description,
          confirmLabel: texts.settle[asked.settlement].confirm,
          cancelLabel: texts.cancel,
          onOpenChange: confirmation.onOpenChange,
          onConfirm: () => {
            confirmation.onOpenChange(false)
            run(() => onSettle(asked.row.transaction.id, asked.settlement), asked.row.transaction.id)
          },
          children: /* @__PURE__ */ jsx(RecordFacts, {
            facts: [
              {
                label: texts.columns.user,
                value: /* @__PURE__ */ jsx(EmailAddress, {
                  children: fullName(asked.row.user) || asked.row.user.email,
                }),
              },
              {
                label: texts.columns.amount,
                value: currency(asked.row.transaction.amount),
              },
              {
                label: texts.columns.date,
                value: dateTime(asked.row.transaction.createdAt),
              },
            ],
          }),
        }),
    ],
  })
}
// design-system/admin/UsersTable/UsersTable.css.ts
var acts = 'lpwbnf0'
// design-system/admin/UsersTable/UsersTable.tsx
/**
 * Customers of the back-office: who they are, what they hold, and whether they may sign in. A lock asks first, since it signs the
 * customer out everywhere at once, which no unlocking brings back.
 */
function UsersTable({ texts, ownEmail, onActiveChange, onBalanceChange, ...list }) {
  const { currency } = useFormats()
  const { pendingKeys, error, run } = useAction()
  const edit = useRowDialog()
  const lock = useRowDialog()
  const setActive = (user, isActive) => {
    run(() => onActiveChange(user.id, isActive), user.id)
  }
  const columns = [
    {
      id: 'id',
      header: texts.columns.id,
      cell: (user) => /* @__PURE__ */ jsx(RecordId, { children: user.id }),
    },
    {
      id: 'email',
      header: texts.columns.email,
      rowHeader: true,
      cell: (user) =>
        /* @__PURE__ */ jsx(TruncatedText, { children: /* @__PURE__ */ jsx(EmailAddress, { children: user.email }) }),
    },
    {
      id: 'name',
      header: texts.columns.name,
      cell: (user) => /* @__PURE__ */ jsx(TruncatedText, { children: fullName(user) || texts.noName }),
    },
    {
      id: 'balance',
      header: texts.columns.balance,
      align: 'end',
      cell: (user) => currency(user.balance),
    },
    {
      id: 'status',
      header: texts.columns.status,
      cell: (user) =>
        /* @__PURE__ */ jsx(StatusBadge, {
          status: user.isActive ? 'active' : 'locked',
          children: user.isActive ? texts.active : texts.locked,
        }),
    },
    {
      id: 'acts',
      header: /* @__PURE__ */ jsx(VisuallyHidden, { children: texts.columns.acts }),
      align: 'end',
      cell: (user) =>
        /* @__PURE__ */ jsxs('div', {
          className: acts,
          children: [
            /* @__PURE__ */ jsx(Button, {
              tone: 'neutral',
              emphasis: 'ghost',
              size: 'small',
              icon: Wallet,
              'aria-label': texts.actFor(texts.editBalance, user.email),
              onClick: () => edit.show(user),
              children: texts.editBalance,
            }),
            user.email === ownEmail
              ? /* @__PURE__ */ jsx(Text, {
                  render: /* @__PURE__ */ jsx('span', {}),
                  size: 'small',
                  tone: 'tertiary',
                  children: texts.ownAccount,
                })
              : /* @__PURE__ */ jsx(Button, {
                  tone: user.isActive ? 'critical' : 'neutral',
                  emphasis: 'ghost',
                  size: 'small',
                  icon: user.isActive ? Lock : LockOpen,
                  loading: pendingKeys.has(user.id),
                  'aria-label': texts.actFor(user.isActive ? texts.lock : texts.unlock, user.email),
                  onClick: () => (user.isActive ? lock.show(user) : setActive(user, true)),
                  children: user.isActive ? texts.lock : texts.unlock,
                }),
          ],
        }),
    },
  ]
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(AdminTable, {
        'data-component': 'UsersTable',
        ...list,
        texts,
        icon: Users,
        columns,
        rowKey: (user) => user.id,
        actionError: error,
      }),
      edit.about &&
        /* @__PURE__ */ jsx(
          BalanceEdit,
          {
            texts: texts.balanceDialog,
            user: edit.about.row,
            open: edit.isOpen,
            onOpenChange: edit.onOpenChange,
            onBalanceChange,
          },
          edit.about.opening,
        ),
      lock.about &&
        /* @__PURE__ */ jsx(
          ConfirmDialog,
          {
            open: lock.isOpen,
            tone: 'critical',
            heading: texts.lockDialog.heading(
              fullName(lock.about.row) ||
                /* @__PURE__ */ jsx(
                  EmailAddress,
                  {
                    className: 'lpwbnf1',
                    children: lock.about.row.email,
                  },
                  'email',
                ),
            ),
            description: texts.lockDialog.description,
            confirmLabel: texts.lockDialog.confirm,
            cancelLabel: texts.lockDialog.cancel,
            onOpenChange: lock.onOpenChange,
            onConfirm: () => {
              lock.onOpenChange(false)
              if (lock.about) setActive(lock.about.row, false)
            },
            children: /* @__PURE__ */ jsx(RecordFacts, {
              facts: [
                {
                  label: texts.lockDialog.name,
                  value: fullName(lock.about.row) || texts.noName,
                },
                {
                  label: texts.lockDialog.email,
                  value: /* @__PURE__ */ jsx(EmailAddress, { children: lock.about.row.email }),
                },
              ],
            }),
          },
          lock.about.opening,
        ),
    ],
  })
}
// server/contracts/rules/vps-transitions.ts
var table = {
  customer: {},
  admin: {
    active: ['suspended', 'terminated'],
    suspended: ['active', 'terminated'],
  },
  system: { creating: ['active', 'failed'] },
}
/** What this one can make of an instance in this status; empty where nothing. */
var nextStatuses = (actor, from) => table[actor][from] ?? []
/** Every status that this one can give to some instance, in the order of an instance's life. */
function statusesGivenBy(actor) {
  const rows = Object.values(table[actor])
  return vpsStatuses.filter((status) => rows.some((row) => row.includes(status)))
}
// design-system/admin/StatusSelect/StatusSelect.css.ts
var root = 'wft7gd0'
var select = createRuntimeFn({
  defaultClassName: 'wft7gd1',
  variantClassNames: {
    fixed: {
      false: 'wft7gd2',
      true: 'wft7gd3',
    },
  },
  defaultVariants: {},
  compoundVariants: [],
})
// design-system/admin/StatusSelect/show-choices-first.ts
/** Keys with which some browsers change the value of a closed select at once: arrows, Home, End, pages, and letters. */
var changesValue = ({ key, altKey, ctrlKey, metaKey }) =>
  !(altKey || ctrlKey || metaKey) &&
  (/^(?:Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down))$/.test(key) || /^\S$/.test(key))
/**
 * Opens the list of a closed select instead of changing its value by a single key: a change takes effect at once, and arrow keys must
 * not suspend an instance. Does nothing in browsers that cannot tell whether the list is open.
 */
function showChoicesFirst(event) {
  const select = event.currentTarget
  if (!changesValue(event) || !('showPicker' in select) || !CSS.supports('selector(:open)')) return
  if (select.matches(':open')) return
  event.preventDefault()
  select.showPicker()
}
// design-system/admin/StatusSelect/StatusSelect.tsx
var settable = statusesGivenBy('admin')
/**
 * Sets the status of an instance: active, suspended or terminated. One that is terminated or was never set up offers
 * only its current status and says why. It stays focusable, so that focus is not lost while a change is pending.
 */
function StatusSelect({ texts, name, value, onValueChange, pending = false, className, ...rest }) {
  const hintId = useId()
  const choices = nextStatuses('admin', value)
  const fixed = choices.length === 0
  const reason = value === 'terminated' ? texts.final : texts.notSetUp
  const hint = (pending && texts.pending) || (fixed && reason) || void 0
  const shown = settable.some((status) => status === value) ? settable : [value, ...settable]
  return /* @__PURE__ */ jsxs('span', {
    'data-component': 'StatusSelect',
    'data-status': value,
    'data-fixed': fixed || void 0,
    ...rest,
    className: classNames(root, className),
    children: [
      /* @__PURE__ */ jsx(Select, {
        'aria-label': texts.label(name),
        'aria-describedby': hint && hintId,
        'aria-busy': pending || void 0,
        'aria-disabled': fixed || void 0,
        title: fixed ? reason : void 0,
        className: select({ fixed }),
        value,
        onKeyDown: showChoicesFirst,
        onChange: (event) => {
          const next = choices.find((status) => status === event.target.value)
          if (next) onValueChange(next)
        },
        options: shown.map((status) => ({
          value: status,
          label: texts.statuses[status],
          disabled: status !== value && (pending || !choices.some((choice) => choice === status)),
        })),
      }),
      pending && /* @__PURE__ */ jsx(Spinner, {}),
      hint &&
        /* @__PURE__ */ jsx(VisuallyHidden, {
          id: hintId,
          children: hint,
        }),
    ],
  })
}
// design-system/admin/VpsTable/VpsTable.css.ts
var plan = '_1j72ntg0'
// design-system/admin/VpsTable/VpsTable.tsx
/** Every instance, whose it is, and its status, which an admin can set. Terminating asks first, since nothing brings an instance back. */
function VpsTable({ texts, onStatusChange, ...list }) {
  const { pendingKeys, error, run } = useAction()
  const termination = useRowDialog()
  const rowToTerminate = termination.about?.row
  const change = (row, status) => {
    run(() => onStatusChange(row.vps.id, status), row.vps.id)
  }
  const missingAddress = (status) => (isSettingUp(status) ? texts.address.pending : texts.address.none)
  const columns = [
    {
      id: 'id',
      header: texts.columns.id,
      cell: ({ vps }) => /* @__PURE__ */ jsx(RecordId, { children: vps.id }),
    },
    {
      id: 'name',
      header: texts.columns.name,
      rowHeader: true,
      cell: ({ vps }) =>
        /* @__PURE__ */ jsx(TruncatedText, {
          width: 'medium',
          children: vps.name,
        }),
    },
    {
      id: 'owner',
      header: texts.columns.owner,
      cell: ({ user }) => /* @__PURE__ */ jsx(OwnerCell, { owner: user }),
    },
    {
      id: 'plan',
      header: texts.columns.plan,
      cell: ({ plan: plan$1 }) =>
        /* @__PURE__ */ jsxs(Text, {
          render: /* @__PURE__ */ jsx('span', {}),
          size: 'small',
          numeric: true,
          className: plan,
          children: [
            plan$1.name,
            /* @__PURE__ */ jsx(Text, {
              render: /* @__PURE__ */ jsx('span', {}),
              size: 'caption',
              tone: 'tertiary',
              children: texts.resources(plan$1.cpu, plan$1.ram),
            }),
          ],
        }),
    },
    {
      id: 'ip',
      header: texts.columns.ip,
      cell: ({ vps }) =>
        vps.ipAddress
          ? /* @__PURE__ */ jsx(Text, {
              render: /* @__PURE__ */ jsx('span', {}),
              size: 'small',
              family: 'mono',
              children: vps.ipAddress,
            })
          : /* @__PURE__ */ jsx(Text, {
              render: /* @__PURE__ */ jsx('span', {}),
              size: 'small',
              tone: 'tertiary',
              children: missingAddress(vps.status),
            }),
    },
    {
      id: 'status',
      header: texts.columns.status,
      cell: ({ vps }) =>
        /* @__PURE__ */ jsx(StatusBadge, {
          status: vps.status,
          children: texts.select.statuses[vps.status],
        }),
    },
    {
      id: 'change',
      header: texts.columns.change,
      cell: (row) =>
        /* @__PURE__ */ jsx(StatusSelect, {
          texts: texts.select,
          name: row.vps.name,
          value: row.vps.status,
          pending: pendingKeys.has(row.vps.id),
          onValueChange: (status) => {
            if (status === 'terminated') termination.show(row)
            else change(row, status)
          },
        }),
    },
  ]
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(AdminTable, {
        'data-component': 'VpsTable',
        ...list,
        texts,
        icon: Server,
        columns,
        rowKey: ({ vps }) => vps.id,
        actionError: error,
      }),
      rowToTerminate &&
        /* @__PURE__ */ jsx(ConfirmDialog, {
          open: termination.isOpen,
          tone: 'critical',
          heading: texts.terminate.heading(rowToTerminate.vps.name),
          description: texts.terminate.description,
          confirmLabel: texts.terminate.confirm,
          cancelLabel: texts.terminate.cancel,
          onOpenChange: termination.onOpenChange,
          onConfirm: () => {
            termination.onOpenChange(false)
            change(rowToTerminate, 'terminated')
          },
          children: /* @__PURE__ */ jsx(RecordFacts, {
            facts: [
              {
                label: texts.terminate.name,
                value: rowToTerminate.vps.name,
              },
              {
                label: texts.terminate.owner,
                value: /* @__PURE__ */ jsx(EmailAddress, {
                  children: fullName(rowToTerminate.user) || rowToTerminate.user.email,
                }),
              },
              {
                label: texts.terminate.ip,
                value: rowToTerminate.vps.ipAddress ?? missingAddress(rowToTerminate.vps.status),
              },
            ],
          }),
        }),
    ],
  })
}
// design-system/admin/WaitingPanel/WaitingPanel.css.ts
var lines = '_16qpswl0'
var amounts = '_16qpswl1'
// design-system/admin/WaitingPanel/GivenUpJobs.tsx
/**
 * Jobs that were given up. An admin makes one due again when what it failed of is mended; one that nothing can be done about any
 * more says so, and is put away.
 */
function GivenUpJobs({ texts, jobs, pendingJobs, onRetry, onDismiss }) {
  const { number, dateTime, currency } = useFormats()
  const kindOf = ({ kind }) => texts.kinds[kind] ?? kind
  const subjectOf = ({ subject, subjectId }) =>
    subject?.name ?? (subject?.amount ? currency(subject.amount) : subjectId)
  const columns = [
    {
      id: 'kind',
      header: texts.columns.kind,
      rowHeader: true,
      cell: kindOf,
    },
    {
      id: 'subject',
      header: texts.columns.subject,
      cell: (job) =>
        /* @__PURE__ */ jsxs('span', {
          className: lines,
          children: [
            job.subject &&
              /* @__PURE__ */ jsx(TruncatedText, {
                width: 'medium',
                children: subjectOf(job),
              }),
            /* @__PURE__ */ jsx(RecordId, { children: job.subjectId }),
          ],
        }),
    },
    {
      id: 'owner',
      header: texts.columns.owner,
      cell: ({ subject }) => (subject ? /* @__PURE__ */ jsx(OwnerCell, { owner: subject.user }) : '–'),
    },
    {
      id: 'attempts',
      header: texts.columns.attempts,
      align: 'end',
      hideBelow: 'large',
      cell: ({ attempts }) => number(attempts),
    },
    {
      id: 'error',
      header: texts.columns.error,
      cell: ({ failure, lastError, reason }) =>
        /* @__PURE__ */ jsxs('span', {
          className: lines,
          children: [
            /* @__PURE__ */ jsx('span', { children: failure ? texts.failures[failure] : texts.otherFailure }),
            lastError &&
              /* @__PURE__ */ jsx(Text, {
                render: /* @__PURE__ */ jsx('span', { lang: 'en' }),
                size: 'caption',
                tone: 'tertiary',
                className: '_16qpswl2',
                children: lastError,
              }),
            reason &&
              /* @__PURE__ */ jsx(Text, {
                render: /* @__PURE__ */ jsx('span', {}),
                size: 'caption',
                weight: 'medium',
                tone: 'positive',
                children: texts.pointless[reason],
              }),
          ],
        }),
    },
    {
      id: 'created',
      header: texts.columns.created,
      align: 'end',
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    {
      id: 'acts',
      header: /* @__PURE__ */ jsx(VisuallyHidden, { children: texts.columns.acts }),
      align: 'end',
      cell: (job) => {
        const possible = job.retry === 'possible'
        const label = possible ? texts.retry : texts.dismiss
        return /* @__PURE__ */ jsx(Button, {
          tone: 'neutral',
          emphasis: 'ghost',
          size: 'small',
          icon: possible ? RotateCcw : Check,
          loading: pendingJobs.has(job.id),
          'aria-label': texts.actFor(label, kindOf(job), subjectOf(job)),
          onClick: () => (possible ? onRetry(job.id) : onDismiss(job.id)),
          children: label,
        })
      },
    },
  ]
  return /* @__PURE__ */ jsx(Table, {
    caption: texts.caption,
    captionVisible: true,
    density: 'compact',
    narrow: 'stack',
    columns,
    rows: jobs,
    rowKey: ({ id }) => id,
    empty: null,
  })
}
// design-system/admin/WaitingPanel/ParkedPayments.tsx
/** Payments that fit no deposit: an admin looks into each and notes what was done about it. */
function ParkedPayments({ texts, payments, onResolve }) {
  const { currency, dateTime } = useFormats()
  const { about, isOpen, show, onOpenChange } = useRowDialog()
  const nameOf = ({ provider }) => texts.providers[provider] ?? provider
  const columns = [
    {
      id: 'transaction',
      header: texts.columns.transaction,
      rowHeader: true,
      cell: (payment) => /* @__PURE__ */ jsx(RecordId, { children: payment.transactionId }),
    },
    {
      id: 'provider',
      header: texts.columns.provider,
      cell: nameOf,
    },
    {
      id: 'owner',
      header: texts.columns.owner,
      cell: ({ deposit }) => (deposit ? /* @__PURE__ */ jsx(OwnerCell, { owner: deposit.user }) : '–'),
    },
    {
      id: 'amount',
      header: texts.columns.amount,
      align: 'end',
      cell: ({ amount, deposit }) =>
        /* @__PURE__ */ jsxs('span', {
          className: amounts,
          children: [
            currency(amount),
            deposit &&
              BigInt(deposit.amount) !== BigInt(amount) &&
              /* @__PURE__ */ jsx(Text, {
                render: /* @__PURE__ */ jsx('span', {}),
                size: 'caption',
                tone: 'tertiary',
                numeric: true,
                children: texts.expected(currency(deposit.amount)),
              }),
          ],
        }),
    },
    {
      id: 'reason',
      header: texts.columns.reason,
      cell: ({ reason }) => texts.reasons[reason].label,
    },
    {
      id: 'received',
      header: texts.columns.received,
      align: 'end',
      cell: (payment) => dateTime(payment.receivedAt),
    },
    {
      id: 'acts',
      header: /* @__PURE__ */ jsx(VisuallyHidden, { children: texts.columns.acts }),
      align: 'end',
      cell: (payment) =>
        /* @__PURE__ */ jsx(Button, {
          tone: 'neutral',
          emphasis: 'ghost',
          size: 'small',
          icon: StickyNote,
          'aria-label': texts.resolveFor(payment.transactionId),
          onClick: () => show(payment),
          children: texts.resolve,
        }),
    },
  ]
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(Table, {
        caption: texts.caption,
        captionVisible: true,
        density: 'compact',
        narrow: 'stack',
        columns,
        rows: payments,
        rowKey: (payment) => payment.id,
        empty: null,
      }),
      about &&
        /* @__PURE__ */ jsx(
          ResolveDialog,
          {
            texts: texts.dialog,
            payment: about.row,
            provider: nameOf(about.row),
            reason: texts.reasons[about.row.reason],
            open: isOpen,
            onOpenChange,
            onResolve: (note) => onResolve(about.row.id, note),
          },
          about.opening,
        ),
    ],
  })
}
// design-system/admin/WaitingPanel/WaitingPanel.tsx
/** What went wrong and waits for a person. Nothing at all while nothing waits, as nearly always. */
function WaitingPanel({
  texts,
  payments: paymentsResource,
  jobs: jobsResource,
  onResolve,
  onRetryJob,
  onDismissJob,
  ...rest
}) {
  const headingId = useId()
  const action = useAction()
  const payments = dataOf(paymentsResource) ?? []
  const jobs = dataOf(jobsResource) ?? []
  const loadError = loadErrorOf(paymentsResource, jobsResource)
  if (payments.length === 0 && jobs.length === 0 && !loadError) return null
  return /* @__PURE__ */ jsx('section', {
    'data-component': 'WaitingPanel',
    'data-whole-texts': true,
    'aria-labelledby': headingId,
    ...rest,
    children: /* @__PURE__ */ jsxs(Stack, {
      children: [
        /* @__PURE__ */ jsxs(Stack, {
          space: '2xs',
          children: [
            /* @__PURE__ */ jsx(Heading, {
              level: 2,
              size: 'title',
              id: headingId,
              children: texts.heading,
            }),
            /* @__PURE__ */ jsx(Text, {
              tone: 'secondary',
              children: texts.description,
            }),
          ],
        }),
        loadError &&
          /* @__PURE__ */ jsx(Notice, {
            tone: 'caution',
            title: texts.loadFailed,
            role: 'status',
            onRetry: loadError.onRetry,
            children: loadError.message,
          }),
        action.error &&
          /* @__PURE__ */ jsx(Notice, {
            tone: 'critical',
            title: texts.updateFailed,
            role: 'alert',
            children: action.error,
          }),
        payments.length > 0 &&
          /* @__PURE__ */ jsx(ParkedPayments, {
            texts: texts.payments,
            payments,
            onResolve,
          }),
        jobs.length > 0 &&
          /* @__PURE__ */ jsx(GivenUpJobs, {
            texts: texts.jobs,
            jobs,
            pendingJobs: action.pendingKeys,
            onRetry: (id) => action.run(() => onRetryJob(id), id),
            onDismiss: (id) => action.run(() => onDismissJob(id), id),
          }),
      ],
    }),
  })
}
// design-system/screens/AdminScreen/AdminScreen.css.ts
var page$1 = '_1qqkfiv0'
var main$1 = '_1qqkfiv1'
var login = '_1qqkfiv2'
var panel = '_1qqkfiv3'
// design-system/screens/AdminScreen/AdminScreen.tsx
/** Tabs of the back-office, in their order. The first one is the default (product spec, section 2). */
var adminTabs = ['dashboard', 'users', 'vps', 'transactions', 'support']
var icons = {
  dashboard: LayoutDashboard,
  users: Users,
  vps: Server,
  transactions: Receipt,
  support: LifeBuoy,
}
var isAdminTab = (value) => adminTabs.some((tab) => tab === value)
/** The back-office: its login, or its header and five tabs (product spec, section 2). In Vietnamese. Only the chosen tab is rendered. */
function AdminScreen(props) {
  const { texts, admin, login: login$1, onLogout, homeHref } = props
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'AdminScreen',
    lang: 'vi',
    className: page$1,
    children: [
      /* @__PURE__ */ jsx(AdminHeader, {
        texts: texts.header,
        admin,
        onLogout,
        homeHref,
      }),
      admin
        ? /* @__PURE__ */ jsxs('main', {
            id: MAIN_ID,
            className: main$1,
            children: [
              /* @__PURE__ */ jsx('h1', { children: /* @__PURE__ */ jsx(VisuallyHidden, { children: texts.title }) }),
              /* @__PURE__ */ jsx(AdminTabs, { ...props }),
            ],
          })
        : /* @__PURE__ */ jsx('main', {
            id: MAIN_ID,
            className: classNames(main$1, login),
            children: /* @__PURE__ */ jsx(AdminLogin, {
              texts: texts.login,
              ...login$1,
            }),
          }),
    ],
  })
}
function AdminTabs({ texts, admin, tab, onTabChange, stats, waiting, users, vps, transactions, support }) {
  const { list } = texts
  const content = {
    dashboard: () =>
      /* @__PURE__ */ jsxs(Stack, {
        space: 'xl',
        children: [
          /* @__PURE__ */ jsx(StatsOverview, {
            texts: texts.stats,
            ...stats,
          }),
          /* @__PURE__ */ jsx(WaitingPanel, {
            texts: texts.waiting,
            ...waiting,
          }),
        ],
      }),
    users: () =>
      /* @__PURE__ */ jsx(UsersTable, {
        texts: {
          list,
          ...texts.users,
        },
        ownEmail: admin?.email,
        ...users,
      }),
    vps: () =>
      /* @__PURE__ */ jsx(VpsTable, {
        texts: {
          list,
          ...texts.vps,
        },
        ...vps,
      }),
    transactions: () =>
      /* @__PURE__ */ jsx(TransactionsTable, {
        texts: {
          list,
          ...texts.transactions,
        },
        ...transactions,
      }),
    support: () =>
      /* @__PURE__ */ jsx(TicketsTable, {
        texts: {
          list,
          ...texts.support,
        },
        ...support,
      }),
  }
  return /* @__PURE__ */ jsxs(Tabs, {
    value: tab,
    onValueChange: (value) => isAdminTab(value) && onTabChange(value),
    children: [
      /* @__PURE__ */ jsx(TabList$1, {
        label: texts.tabsLabel,
        children: adminTabs.map((one) =>
          /* @__PURE__ */ jsx(
            Tab$1,
            {
              value: one,
              icon: icons[one],
              children: texts.tabs[one],
            },
            one,
          ),
        ),
      }),
      adminTabs.map((one) =>
        /* @__PURE__ */ jsx(
          TabPanel$1,
          {
            value: one,
            className: panel,
            children: one === tab && content[one](),
          },
          one,
        ),
      ),
    ],
  })
}
// design-system/texts/vi/admin.ts
/** The back-office. The sentence of the login is the product spec's own (section 5). */
var adminTexts = {
  title: 'Quản trị Sen Cloud',
  tabsLabel: 'Các mục quản trị',
  tabs: {
    dashboard: 'Tổng quan',
    users: 'Người dùng',
    vps: 'VPS',
    transactions: 'Giao dịch',
    support: 'Hỗ trợ',
  },
  header: {
    brand: 'Sen Cloud',
    area: 'Quản trị',
    logout: 'Đăng xuất',
  },
  login: {
    heading: 'Đăng nhập quản trị',
    description: 'Chỉ dành cho quản trị viên của Sen Cloud.',
    email: 'Email',
    password: 'Mật khẩu',
    submit: 'Đăng nhập',
    pending: 'Đang đăng nhập...',
    failed: 'Chưa đăng nhập được',
    required: 'Vui lòng nhập đầy đủ email và mật khẩu',
  },
  stats: {
    monthlyRevenue: {
      label: 'Doanh thu tháng này',
      context: 'Từ ngày đầu tháng đến bây giờ',
    },
    totalRevenue: {
      label: 'Tổng doanh thu',
      context: 'Từ trước đến nay',
    },
    totalBalance: {
      label: 'Tổng số dư đang giữ',
      context: 'Tiền của khách trong tất cả các ví',
    },
    users: {
      total: 'Tổng người dùng',
      active: 'Đang hoạt động',
    },
    vps: {
      total: 'Tổng VPS',
      active: 'VPS đang chạy',
    },
    loadFailed: 'Không tải được số liệu',
  },
  waiting: {
    heading: 'Cần xử lý',
    description: 'Những việc hệ thống không tự làm xong và đang chờ quản trị viên.',
    updateFailed: 'Không cập nhật được',
    loadFailed: 'Không tải được danh sách việc cần xử lý',
    payments: {
      caption: 'Khoản tiền chưa khớp',
      columns: {
        provider: 'Nhà cung cấp',
        amount: 'Số tiền',
        transaction: 'Mã giao dịch',
        owner: 'Khách hàng',
        reason: 'Lý do',
        received: 'Nhận lúc',
        acts: 'Thao tác',
      },
      expected: (amount) => `Khoản nạp: ${amount}`,
      providers: {
        momo: 'MoMo',
        zalopay: 'ZaloPay',
      },
      reasons: {
        unknown_transaction: {
          label: 'Không rõ giao dịch',
          advice:
            'Hệ thống không có giao dịch này. Tra sao kê của nhà cung cấp để tìm người trả, rồi cộng tiền cho đúng khách hoặc hoàn lại.',
        },
        wrong_amount: {
          label: 'Sai số tiền',
          advice:
            'Số tiền nhận được khác với khoản nạp, ví chưa được cộng. Đối chiếu với nhà cung cấp, rồi cộng đúng số đã nhận hoặc hoàn lại.',
        },
        failed_deposit: {
          label: 'Khoản nạp đã thất bại hoặc đã hủy',
          advice:
            'Tiền đến sau khi khoản nạp đã thất bại hoặc đã hủy, ví chưa được cộng. Cộng tiền cho khách hoặc hoàn lại.',
        },
        paid_again: {
          label: 'Thanh toán trùng',
          advice:
            'Khách trả hai lần cho cùng một khoản nạp, ví chỉ được cộng một lần. Hoàn lại lần thứ hai, hoặc cộng thêm nếu khách muốn giữ trong ví.',
        },
        reversed: {
          label: 'Đã cộng nhưng bị thu hồi',
          advice:
            'Nhà cung cấp báo thất bại sau khi ví đã được cộng tiền. Xác nhận với nhà cung cấp: nếu tiền đã bị thu lại thì trừ số dư của khách.',
        },
      },
      resolve: 'Xử lý',
      resolveFor: (transactionId) => `Xử lý: giao dịch ${transactionId}`,
      dialog: {
        heading: 'Đánh dấu đã xử lý',
        description: 'Chỉ ghi lại, không chuyển tiền. Cần cộng hoặc trừ tiền của khách thì sửa số dư ở mục Người dùng.',
        provider: 'Nhà cung cấp',
        amount: 'Số tiền',
        reason: 'Lý do',
        transaction: 'Mã giao dịch',
        note: 'Đã xử lý thế nào',
        noteHint: 'Tối đa 200 ký tự. Ví dụ: đã hoàn tiền cho khách qua MoMo.',
        submit: 'Đã xử lý',
        pending: 'Đang lưu...',
        cancel: 'Hủy',
        emptyReason: 'Ghi cách xử lý trước',
        failed: 'Không lưu được',
      },
    },
    jobs: {
      caption: 'Tác vụ thất bại',
      columns: {
        kind: 'Tác vụ',
        subject: 'VPS hoặc khoản nạp',
        owner: 'Khách hàng',
        attempts: 'Số lần thử',
        error: 'Lỗi',
        created: 'Tạo lúc',
        acts: 'Thao tác',
      },
      kinds: {
        'vps.provision': 'Khởi tạo VPS',
        'payments.collect': 'Thu tiền nạp',
        'payments.collect.momo': 'Thu tiền nạp qua MoMo',
        'payments.collect.zalopay': 'Thu tiền nạp qua ZaloPay',
        'sandbox.momo': 'Báo kết quả MoMo (thử nghiệm)',
        'sandbox.zalopay': 'Báo kết quả ZaloPay (thử nghiệm)',
      },
      failures: {
        name_refused: 'Hệ thống tạo máy không nhận tên này',
        no_address_left: 'Đã hết địa chỉ IP',
        no_provider: 'Phương thức thanh toán này không còn được dùng',
        payment_unknown: 'Nhà cung cấp không có khoản thanh toán này',
        webhook_refused: 'Thông báo thanh toán không được tiếp nhận',
        unreachable: 'Không kết nối được tới hệ thống cần gọi',
        worker_died: 'Tiến trình xử lý dừng giữa chừng nhiều lần',
      },
      otherFailure: 'Lỗi chưa xác định',
      pointless: {
        refunded: 'Đã hoàn tiền cho khách; không còn gì để thử lại.',
        settled: 'Khoản nạp đã được xử lý; không còn gì để thử lại.',
        done: 'Việc này đã xong; không còn gì để thử lại.',
        gone: 'Bản ghi không còn; không còn gì để thử lại.',
      },
      retry: 'Thử lại',
      dismiss: 'Đã xem',
      actFor: (act, kind, subject) => `${act}: ${kind}, ${subject}`,
    },
  },
  list: {
    clearSearch: 'Xóa tìm kiếm',
    wholeTexts: 'Hiện đầy đủ',
    noMatches: (query) => `Không có kết quả cho “${query}”`,
    noMatchesHint: 'Kiểm tra lại chính tả, hoặc tìm bằng một phần ngắn hơn.',
    updateFailed: 'Không cập nhật được',
    paging: 'Trang của danh sách',
    page: (page) => `Trang ${page}`,
    previousPage: 'Trang trước',
    nextPage: 'Trang sau',
    onFirstPage: 'Đây là trang đầu tiên',
    onLastPage: 'Đây là trang cuối cùng',
  },
  users: {
    caption: 'Người dùng',
    search: 'Tìm người dùng',
    searchPlaceholder: 'Tìm theo email hoặc họ tên',
    empty: {
      title: 'Chưa có người dùng',
      description: 'Khách đăng ký tài khoản sẽ có mặt ở đây.',
    },
    loadFailed: 'Không tải được danh sách người dùng',
    columns: {
      id: 'ID',
      email: 'Email',
      name: 'Họ và tên',
      balance: 'Số dư',
      status: 'Trạng thái',
      acts: 'Thao tác',
    },
    noName: 'Chưa có tên',
    active: 'Hoạt động',
    locked: 'Đã khóa',
    lock: 'Khóa',
    unlock: 'Kích hoạt',
    editBalance: 'Sửa số dư',
    ownAccount: 'Tài khoản của bạn',
    lockDialog: {
      heading: (name) => ['Khóa tài khoản của ', name, '?'],
      description:
        'Khách bị đăng xuất ngay trên mọi thiết bị, không đăng nhập, nạp tiền hay đặt VPS được cho đến khi bạn kích hoạt lại. VPS đang chạy không bị dừng.',
      name: 'Họ và tên',
      email: 'Email',
      confirm: 'Khóa tài khoản',
      cancel: 'Không khóa',
    },
    actFor: (act, email) => `${act}: ${email}`,
    balanceDialog: {
      heading: 'Sửa số dư',
      email: 'Email',
      currentBalance: 'Số dư hiện tại',
      mode: 'Cách sửa',
      modes: {
        set: 'Đặt số dư mới',
        add: 'Cộng thêm',
        subtract: 'Trừ bớt',
      },
      amounts: {
        set: 'Số dư mới',
        add: 'Số tiền cộng thêm',
        subtract: 'Số tiền trừ bớt',
      },
      adjustment: (difference) => `Lịch sử ví sẽ ghi một khoản điều chỉnh ${difference}.`,
      result: (balance) => `Số dư sau khi sửa: ${balance}.`,
      unchanged: 'Số dư không thay đổi.',
      belowZero: (balance) => `Ví chỉ có ${balance}, không thể trừ nhiều hơn.`,
      aboveMaximum: (maximum) => `Số dư tối đa là ${maximum}.`,
      reason: 'Lý do (không bắt buộc)',
      reasonHint: 'Khách sẽ đọc lý do này trong lịch sử ví.',
      moved: {
        title: 'Số dư vừa thay đổi',
        detail: (before, now) =>
          `Số dư đã đổi từ ${before} thành ${now} sau khi bạn mở, nên chưa có gì được cập nhật. Hãy kiểm tra lại rồi cập nhật.`,
      },
      submit: 'Cập nhật',
      pending: 'Đang cập nhật...',
      cancel: 'Hủy',
      emptyReason: 'Nhập số tiền trước',
      outOfBoundsReason: 'Số tiền không hợp lệ',
      failed: 'Không cập nhật được số dư',
    },
  },
  vps: {
    caption: 'VPS',
    search: 'Tìm VPS',
    searchPlaceholder: 'Tìm theo mã, IP hoặc chủ sở hữu',
    empty: {
      title: 'Chưa có VPS',
      description: 'VPS mà khách đặt mua sẽ có mặt ở đây.',
    },
    loadFailed: 'Không tải được danh sách VPS',
    columns: {
      id: 'ID',
      name: 'Tên',
      owner: 'Chủ sở hữu',
      plan: 'Gói',
      ip: 'Địa chỉ IP',
      status: 'Trạng thái',
      change: 'Đổi trạng thái',
    },
    resources: (cpu, ram) => `${cpu} vCPU · ${ram} GB RAM`,
    address: states.vpsAddress,
    select: {
      label: (name) => `Đổi trạng thái của ${name}`,
      statuses: states.vps,
      final: 'VPS đã chấm dứt không thể đổi trạng thái nữa',
      notSetUp: 'Chỉ đổi được trạng thái của VPS đã khởi tạo xong',
      pending: 'Đang cập nhật...',
    },
    terminate: {
      heading: (name) => `Chấm dứt ${name}?`,
      description: 'Máy chủ và toàn bộ dữ liệu trên đó bị xóa. Không thể hoàn tác.',
      name: 'Tên',
      owner: 'Chủ sở hữu',
      ip: 'Địa chỉ IP',
      confirm: 'Chấm dứt VPS',
      cancel: 'Giữ lại',
    },
  },
  transactions: {
    caption: 'Giao dịch',
    search: 'Tìm giao dịch',
    searchPlaceholder: 'Tìm theo mã hoặc người dùng',
    empty: {
      title: 'Chưa có giao dịch',
      description: 'Khoản nạp tiền và thanh toán sẽ có mặt ở đây.',
    },
    loadFailed: 'Không tải được danh sách giao dịch',
    columns: {
      id: 'ID',
      user: 'Người dùng',
      type: 'Loại',
      amount: 'Số tiền',
      method: 'Phương thức',
      status: 'Trạng thái',
      date: 'Ngày',
      acts: 'Thao tác',
    },
    types: states.transactionTypes,
    otherTypes: {
      in: 'Tiền vào',
      out: 'Tiền ra',
    },
    methods: {
      bank_transfer: 'Chuyển khoản',
      momo: 'MoMo',
      zalopay: 'ZaloPay',
      crypto: 'Tiền mã hóa',
    },
    wallet: 'Số dư ví',
    statuses: states.transactions,
    onlyPending: 'Chỉ khoản nạp chờ duyệt',
    nonePending: {
      title: 'Không có khoản nạp nào chờ duyệt',
      description: 'Mọi khoản nạp tiền đã được xử lý.',
    },
    settle: {
      completed: {
        act: 'Duyệt',
        heading: 'Duyệt khoản nạp tiền?',
        description: 'Tiền được cộng vào ví của khách ngay. Không thể hoàn tác.',
        confirm: 'Duyệt và cộng tiền',
      },
      failed: {
        act: 'Từ chối',
        heading: 'Từ chối khoản nạp tiền?',
        description: 'Khoản nạp bị đánh dấu thất bại, ví của khách không đổi. Không thể hoàn tác.',
        confirm: 'Từ chối khoản nạp',
      },
    },
    actFor: (act, id) => `${act}: giao dịch ${id}`,
    cancel: 'Hủy',
  },
  support: {
    caption: 'Phiếu hỗ trợ',
    search: 'Tìm phiếu hỗ trợ',
    searchPlaceholder: 'Tìm theo mã hoặc người dùng',
    empty: {
      title: 'Chưa có phiếu hỗ trợ',
      description: 'Phiếu mà khách gửi sẽ có mặt ở đây.',
    },
    loadFailed: 'Không tải được danh sách phiếu hỗ trợ',
    columns: {
      id: 'ID',
      subject: 'Chủ đề',
      user: 'Người dùng',
      category: 'Danh mục',
      priority: 'Ưu tiên',
      status: 'Trạng thái',
      date: 'Ngày',
    },
    categories: states.ticketCategories,
    priorities: states.ticketPriorities,
    statuses: states.tickets,
  },
}
// site/app/hooks/use-debounced.ts
/** `value` once it has not changed for `delayMs` milliseconds, so that typing does not ask the server at every key. */
function useDebounced(value, delayMs) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
// site/app/hooks/use-admin-list.ts
var TYPING_PAUSE_MS = 300
/** How many empty pages are passed over before one is shown, with a way to the next. */
var EMPTY_PAGES = 50
/** One list of the back-office: its search and its page, with the rows of the page in view. */
function useAdminList(options) {
  const { path, filter = {}, token, enabled, rowsOf, errorMessage } = options
  const [query, setQuery] = useState('')
  const search = useDebounced(query.trim(), TYPING_PAUSE_MS)
  const parameters = new URLSearchParams(filter)
  if (search) parameters.set('q', search)
  const list = parameters.toString()
  /** Cursors of the pages after the first; the last one is in view. Those of another filter or search do not apply. */
  const [trail, setTrail] = useState({
    list,
    cursors: [],
  })
  const cursors = trail.list === list ? trail.cursors : []
  const setCursors = (next) =>
    setTrail({
      list,
      cursors: next,
    })
  const cursor = cursors.at(-1)
  if (cursor) parameters.set('cursor', cursor)
  const address = parameters.size > 0 ? `${path}?${parameters}` : path
  /** A search stops after so many steps, also when it has found nothing yet, and says where it goes on. */
  const fetchPage = async () => {
    let answer = await request(address, { token })
    for (let passed = 0; passed < EMPTY_PAGES && answer.nextCursor && rowsOf(answer).length === 0; passed += 1) {
      parameters.set('cursor', answer.nextCursor)
      answer = await request(`${path}?${parameters}`, { token })
    }
    return {
      address,
      rows: rowsOf(answer),
      nextCursor: answer.nextCursor,
    }
  }
  const response = useSWR(enabled && token ? [address, token] : null, fetchPage, { keepPreviousData: true })
  const { data, mutate } = response
  const nextCursor = data?.nextCursor
  /** Shows the next page; does nothing while the page in view is still the previous list's, whose cursor does not apply. */
  const showNext = () => {
    if (nextCursor && data?.address === address) setCursors([...cursors, nextCursor])
  }
  return {
    /** What the list's screen takes. */
    props: {
      rows: mapResource(toResource(response, errorMessage), ({ rows }) => rows),
      query,
      onQueryChange(next) {
        setQuery(next)
        setCursors([])
      },
      page: cursors.length + 1,
      onPreviousPage: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : void 0,
      onNextPage: nextCursor ? showNext : void 0,
    },
    address,
    /** Changes the rows in view at once, and requests the page again behind them: a change may lead out of a filter. */
    update: (change) => {
      mutate(
        (page) =>
          page && {
            ...page,
            rows: page.rows.map(change),
          },
      )
    },
  }
}
// site/app/hooks/use-back-office.ts
var PAYMENTS = '/api/admin/parked-payments?open=true'
var JOBS = '/api/admin/jobs'
var updated = {
  title: notices.updated,
  tone: 'positive',
}
/** What is said about a change; `what` could not be done, in the words of product spec, section 8. */
var noticesOf = (what) => ({
  done: updated,
  failed: notices.updateFailed,
  what,
})
/** The balance that refused an edit because it is another one by now. */
var movedBalance = (error) =>
  error instanceof ApiError && error.balance !== void 0
    ? {
        ok: false,
        movedTo: error.balance,
      }
    : void 0
/**
 * What the back-office shows and changes. The response to a change is written where it is in view; everything else is forgotten,
 * since one change shows in several lists, and loaded again when it is opened.
 */
function useBackOffice({ token, tab, onlyPending }) {
  const { mutate } = useSWRConfig()
  const onDashboard = (path) => (token && tab === 'dashboard' ? [path, token] : null)
  const stats = useSWR(onDashboard('/api/admin/stats'), { keepPreviousData: true })
  const parkedPayments = useSWR(onDashboard(PAYMENTS), { keepPreviousData: true })
  const deadJobs = useSWR(onDashboard(JOBS), { keepPreviousData: true })
  const users = useAdminList({
    token,
    path: '/api/admin/users',
    enabled: tab === 'users',
    rowsOf: (answer) => answer.users,
    errorMessage: 'Failed to fetch users',
  })
  const vps = useAdminList({
    token,
    path: '/api/admin/vps',
    enabled: tab === 'vps',
    rowsOf: (answer) => answer.vpsInstances,
    errorMessage: 'Failed to fetch VPS instances',
  })
  const transactions = useAdminList({
    token,
    path: '/api/admin/transactions',
    filter: onlyPending ? { status: 'pending' } : {},
    enabled: tab === 'transactions',
    rowsOf: (answer) => answer.transactions,
    errorMessage: 'Failed to fetch transactions',
  })
  const tickets = useAdminList({
    token,
    path: '/api/admin/tickets',
    enabled: tab === 'support',
    rowsOf: (answer) => answer.tickets,
    errorMessage: 'Failed to fetch tickets',
  })
  const send = (path, body, method = 'PATCH') =>
    request(path, {
      method,
      body,
      token,
    })
  /** Forgets every answer but the one of this address, and requests anew what else is in view. */
  const forgetAllBut = (address) => {
    mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/api/admin/') && key[0] !== address, void 0)
  }
  const showUser = ({ user }) => {
    users.update((row) => (row.id === user.id ? user : row))
    forgetAllBut(users.address)
  }
  const dropJob = (_, jobId) => {
    deadJobs.mutate(
      (known) =>
        known && {
          ...known,
          jobs: known.jobs.filter(({ id }) => id !== jobId),
        },
    )
    forgetAllBut(JOBS)
  }
  const sendBalance = useSendOnce(({ userId, change }, idempotencyKey) =>
    request(`/api/admin/users/${userId}/balance`, {
      method: 'PATCH',
      body: change,
      token,
      idempotencyKey,
    }),
  )
  const setUserActive = useMutation({
    call: ({ userId, isActive }) => send(`/api/admin/users/${userId}/status`, { isActive }),
    onSuccess: showUser,
    notices: noticesOf('Failed to update user status'),
    remedies: changeRemedies,
  })
  const setUserBalance = useMutation({
    call: sendBalance,
    onSuccess: showUser,
    refusalOf(error) {
      const refusal = movedBalance(error)
      if (refusal) forgetAllBut('')
      return refusal
    },
    notices: noticesOf('Failed to update user balance'),
    remedies: changeRemedies,
  })
  const setVpsStatus = useMutation({
    call: ({ vpsId, status }) => send(`/api/admin/vps/${vpsId}/status`, { status }),
    onSuccess({ vps: changed }) {
      vps.update((row) =>
        row.vps.id === changed.id
          ? {
              ...row,
              vps: changed,
            }
          : row,
      )
      forgetAllBut(vps.address)
    },
    notices: {
      ...noticesOf('Failed to update VPS status'),
      /** A suspended machine is back as it was with one press, beside the select that stays. */
      done: (_, { vpsId, status }) =>
        status === 'suspended'
          ? {
              ...updated,
              action: {
                label: notices.undo,
                onSelect: () =>
                  void setVpsStatus({
                    vpsId,
                    status: 'active',
                  }),
              },
            }
          : updated,
    },
    remedies: changeRemedies,
  })
  const settleTransaction = useMutation({
    call: ({ id, status }) => send(`/api/admin/transactions/${id}/status`, { status }),
    onSuccess({ transaction }) {
      transactions.update((row) =>
        row.transaction.id === transaction.id
          ? {
              ...row,
              transaction,
            }
          : row,
      )
      forgetAllBut(transactions.address)
    },
    notices: noticesOf('Failed to update transaction status'),
    remedies: changeRemedies,
  })
  const resolvePayment = useMutation({
    call: ({ paymentId, resolution }) =>
      send(`/api/admin/parked-payments/${paymentId}/resolve`, { resolution }, 'POST'),
    onSuccess(_, { paymentId }) {
      parkedPayments.mutate(
        (known) =>
          known && {
            ...known,
            parkedPayments: known.parkedPayments.filter(({ id }) => id !== paymentId),
          },
      )
      forgetAllBut(PAYMENTS)
    },
    notices: noticesOf('Failed to resolve payment'),
    remedies: changeRemedies,
  })
  const retryJob = useMutation({
    call: (jobId) => send(`/api/admin/jobs/${jobId}/retry`, void 0, 'POST'),
    onSuccess: dropJob,
    notices: noticesOf('Failed to retry job'),
    remedies: changeRemedies,
  })
  const dismissJob = useMutation({
    call: (jobId) => send(`/api/admin/jobs/${jobId}/dismiss`, void 0, 'POST'),
    onSuccess: dropJob,
    notices: noticesOf('Failed to dismiss job'),
    remedies: changeRemedies,
  })
  const waitingError = 'Failed to fetch waiting work'
  return {
    stats: { stats: toResource(stats, 'Failed to fetch stats') },
    waiting: {
      payments: mapResource(toResource(parkedPayments, waitingError), (answer) => answer.parkedPayments),
      jobs: mapResource(toResource(deadJobs, waitingError), (answer) => answer.jobs),
      onResolve: (paymentId, resolution) =>
        resolvePayment({
          paymentId,
          resolution,
        }),
      onRetryJob: retryJob,
      onDismissJob: dismissJob,
    },
    users: {
      ...users.props,
      onActiveChange: (userId, isActive) =>
        setUserActive({
          userId,
          isActive,
        }),
      /** Makes a change once, however often it is sent. */
      onBalanceChange: (userId, change) =>
        setUserBalance({
          userId,
          change,
        }),
    },
    vps: {
      ...vps.props,
      onStatusChange: (vpsId, status) =>
        setVpsStatus({
          vpsId,
          status,
        }),
    },
    transactions: {
      ...transactions.props,
      onSettle: (id, status) =>
        settleTransaction({
          id,
          status,
        }),
    },
    support: tickets.props,
  }
}
// site/app/hooks/use-only-pending.ts
/** Whether only pending deposits are listed, kept in the URL (`?status=pending`) so that it can be linked. */
function useOnlyPending() {
  const [query, setQuery] = useSearchParams()
  const setOnlyPending = (onlyPending) =>
    setQuery(
      (current) => {
        const changed = new URLSearchParams(current)
        if (onlyPending) changed.set('status', 'pending')
        else changed.delete('status')
        return changed
      },
      {
        replace: true,
        preventScrollReset: true,
      },
    )
  return [query.get('status') === 'pending', setOnlyPending]
}
// site/app/session/admin-session.ts
var tokenKey = 'adminToken'
var adminKey = 'adminUser'
function readAdmin(json) {
  const { firstName, lastName, email } = JSON.parse(json)
  if (typeof email !== 'string') throw new Error('Not a stored admin')
  return {
    firstName: String(firstName ?? ''),
    lastName: String(lastName ?? ''),
    email,
  }
}
/** The admin's session of this browser. Unreadable data clears both keys. */
var adminSession = createStoredValue({
  keys: [tokenKey, adminKey],
  encode: ({ token, admin }) => ({
    [tokenKey]: token,
    [adminKey]: JSON.stringify(admin),
  }),
  decode: ({ [tokenKey]: token, [adminKey]: admin }) =>
    token && admin
      ? {
          token,
          admin: readAdmin(admin),
        }
      : null,
})
// site/app/routes/admin.tsx
var admin_exports = /* @__PURE__ */ __exportAll({
  default: () => admin_default,
  handle: () => handle$1,
  meta: () => meta$1,
})
var handle$1 = { lang: 'vi' }
var meta$1 = () => [
  { title: 'Quản trị · Sen Cloud' },
  {
    name: 'robots',
    content: 'noindex',
  },
]
var isEnded = (error) => error instanceof ApiError && error.status === 401
/** The back-office, with a session of its own (product spec, section 6). A session that the server has ended leads to its login. */
var admin_default = UNSAFE_withComponentProps(function AdminRoute() {
  const toast = useToast()
  /** `message` says what could not be done because of it. */
  const endSession = (error, message = notices.adminSessionEndedDetail) => {
    if (!isEnded(error) || !adminSession.get()) return
    adminSession.set(null)
    toast.show({
      title: notices.adminSessionEnded,
      description: message,
      tone: 'critical',
    })
  }
  return /* @__PURE__ */ jsx(CallErrors, {
    provider: () => /* @__PURE__ */ new Map(),
    onError: endSession,
    children: /* @__PURE__ */ jsx(BackOffice, {}),
  })
})
function BackOffice() {
  const session = useSyncExternalStore(adminSession.subscribe, adminSession.get, () => null)
  const [tab, setTab] = useTab(adminTabs, 'dashboard')
  const [onlyPending, setOnlyPending] = useOnlyPending()
  const office = useBackOffice({
    token: session?.token,
    tab,
    onlyPending,
  })
  usePreload(adminParts)
  useHeadingFocus(session ? 'tabs' : 'login')
  const login = useAction()
  const sendLogin = useMutation({
    call: (values) =>
      request('/api/admin/auth', {
        method: 'POST',
        body: values,
      }),
    onSuccess: adminSession.set,
    notices: {
      done: {
        title: notices.loggedIn,
        tone: 'positive',
      },
      failed: notices.loginFailed,
    },
    remedies: remedies$1,
  })
  const logout = useAction()
  const sendLogout = useMutation({
    call: () =>
      request('/api/admin/logout', {
        method: 'POST',
        token: session?.token,
      }).catch((error) => {
        if (!isEnded(error)) throw error
      }),
    onSuccess: () => adminSession.set(null),
    notices: {
      done: { title: notices.loggedOut },
      failed: notices.logoutFailed,
    },
  })
  return /* @__PURE__ */ jsx(AdminScreen, {
    texts: adminTexts,
    admin: session?.admin,
    login: {
      onLogin: (values) => void login.run(() => sendLogin(values)),
      pending: login.pending,
      error: login.error,
    },
    onLogout: () => void logout.run(() => sendLogout(void 0)),
    tab,
    onTabChange: setTab,
    ...office,
    transactions: {
      ...office.transactions,
      onlyPending,
      onOnlyPendingChange: setOnlyPending,
    },
  })
}
// design-system/screens/NotFoundScreen/NotFoundScreen.css.ts
var page = '_1qfcm1w0'
var main = '_1qfcm1w1'
var home = '_1qfcm1w4'
// design-system/screens/NotFoundScreen/NotFoundScreen.tsx
/** Every path that has no screen (product spec, section 2): says so, and shows a way out. */
function NotFoundScreen({ texts, path: path$1, homeHref = '/', className }) {
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'NotFoundScreen',
    lang: 'en',
    className: classNames(page, className),
    children: [
      /* @__PURE__ */ jsx('header', {
        children: /* @__PURE__ */ jsx(Link$1, {
          href: homeHref,
          tone: 'inherit',
          underline: 'hover',
          className: home,
          children: /* @__PURE__ */ jsx(Logo, { name: texts.brand }),
        }),
      }),
      /* @__PURE__ */ jsx('main', {
        id: MAIN_ID,
        className: main,
        children: /* @__PURE__ */ jsxs(Stack, {
          space: 'lg',
          align: 'start',
          children: [
            /* @__PURE__ */ jsxs(Stack, {
              space: 'sm',
              children: [
                /* @__PURE__ */ jsx(Heading, {
                  level: 1,
                  size: 'display2',
                  children: texts.title,
                }),
                /* @__PURE__ */ jsx(Text, {
                  size: 'large',
                  tone: 'secondary',
                  measure: true,
                  children: texts.description,
                }),
              ],
            }),
            path$1 &&
              /* @__PURE__ */ jsxs(Text, {
                size: 'small',
                tone: 'tertiary',
                className: '_1qfcm1w2',
                children: [
                  texts.path,
                  ' ',
                  /* @__PURE__ */ jsx('code', {
                    className: '_1qfcm1w3',
                    children: path$1,
                  }),
                ],
              }),
            /* @__PURE__ */ jsx(ButtonLink, {
              href: homeHref,
              size: 'large',
              children: texts.home,
            }),
          ],
        }),
      }),
    ],
  })
}
// design-system/texts/en/not-found.ts
/** The not-found page. Title and description are the product spec's own words (section 2). */
var notFoundTexts = {
  brand: 'Sen Cloud',
  title: '404 Page Not Found',
  description: 'Did you forget to add the page to the router?',
  home: 'Back to Home',
  path: 'No page at',
}
// site/app/routes/not-found.tsx
var not_found_exports = /* @__PURE__ */ __exportAll({
  default: () => not_found_default,
  handle: () => handle,
  meta: () => meta,
})
var handle = {
  lang: 'en',
  hydration: 'deferred',
}
var meta = () => unfindable('404 Page Not Found · Sen Cloud')
/** One built page for every such path: which one was asked for, only the browser knows. */
var not_found_default = UNSAFE_withComponentProps(function NotFound() {
  const { pathname } = useLocation()
  return /* @__PURE__ */ jsx(NotFoundScreen, {
    texts: notFoundTexts,
    path: useHydrated() ? pathname : '…',
  })
})
// \0virtual:react-router/server-manifest
var server_manifest_default = {
  entry: {
    module: '/assets/entry.client-Cczw4daa.js',
    imports: ['/assets/rolldown-runtime-WkwZ5CU-.js', '/assets/react-CQ3jEkGC.js'],
    css: [],
  },
  routes: {
    root: {
      id: 'root',
      parentId: void 0,
      path: '',
      index: void 0,
      caseSensitive: void 0,
      hasAction: false,
      hasLoader: false,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasDefaultExport: true,
      hasErrorBoundary: true,
      module: '/assets/root-Cl2Y2RWZ.js',
      imports: ['/assets/rolldown-runtime-WkwZ5CU-.js', '/assets/react-CQ3jEkGC.js', '/assets/base-cgv3vXB3.js'],
      css: ['/assets/root-aKkX6j3Z.css', '/assets/base-5i2lePCj.css#'],
      clientActionModule: void 0,
      clientLoaderModule: void 0,
      clientMiddlewareModule: void 0,
      hydrateFallbackModule: void 0,
    },
    'routes/landing': {
      id: 'routes/landing',
      parentId: 'root',
      path: void 0,
      index: true,
      caseSensitive: void 0,
      hasAction: false,
      hasLoader: false,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasDefaultExport: true,
      hasErrorBoundary: false,
      module: '/assets/landing-B38yDhAr.js',
      imports: [
        '/assets/rolldown-runtime-WkwZ5CU-.js',
        '/assets/react-CQ3jEkGC.js',
        '/assets/base-cgv3vXB3.js',
        '/assets/schema-org-DM2zMGR1.js',
      ],
      css: ['/assets/landing-CUTqoIDx.css', '/assets/base-5i2lePCj.css#', '/assets/schema-org-Ce6x01SZ.css'],
      clientActionModule: void 0,
      clientLoaderModule: void 0,
      clientMiddlewareModule: void 0,
      hydrateFallbackModule: void 0,
    },
    'routes/login': {
      id: 'routes/login',
      parentId: 'root',
      path: 'login',
      index: void 0,
      caseSensitive: true,
      hasAction: false,
      hasLoader: false,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasDefaultExport: true,
      hasErrorBoundary: false,
      module: '/assets/login-DssKVAXA.js',
      imports: [
        '/assets/rolldown-runtime-WkwZ5CU-.js',
        '/assets/react-CQ3jEkGC.js',
        '/assets/base-cgv3vXB3.js',
        '/assets/forms-meXX4hWi.js',
        '/assets/credentials-BDAkppiR.js',
      ],
      css: ['/assets/login-wNRBwcSB.css', '/assets/base-5i2lePCj.css#'],
      clientActionModule: void 0,
      clientLoaderModule: void 0,
      clientMiddlewareModule: void 0,
      hydrateFallbackModule: void 0,
    },
    'routes/products': {
      id: 'routes/products',
      parentId: 'root',
      path: 'products/:category?',
      index: void 0,
      caseSensitive: true,
      hasAction: false,
      hasLoader: false,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasDefaultExport: true,
      hasErrorBoundary: false,
      module: '/assets/products-DroPsj26.js',
      imports: [
        '/assets/rolldown-runtime-WkwZ5CU-.js',
        '/assets/react-CQ3jEkGC.js',
        '/assets/base-cgv3vXB3.js',
        '/assets/schema-org-DM2zMGR1.js',
      ],
      css: ['/assets/products-BTd5pnQp.css', '/assets/base-5i2lePCj.css#', '/assets/schema-org-Ce6x01SZ.css'],
      clientActionModule: void 0,
      clientLoaderModule: void 0,
      clientMiddlewareModule: void 0,
      hydrateFallbackModule: void 0,
    },
    'routes/dashboard': {
      id: 'routes/dashboard',
      parentId: 'root',
      path: 'dashboard',
      index: void 0,
      caseSensitive: true,
      hasAction: false,
      hasLoader: false,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasDefaultExport: true,
      hasErrorBoundary: false,
      module: '/assets/dashboard-BDTWX8dH.js',
      imports: [
        '/assets/rolldown-runtime-WkwZ5CU-.js',
        '/assets/react-CQ3jEkGC.js',
        '/assets/account-Dev2bWp6.js',
        '/assets/signed-in-vi88jyTO.js',
        '/assets/base-cgv3vXB3.js',
        '/assets/remedies-6djaHpOW.js',
      ],
      css: [
        '/assets/dashboard-FNzxaUK3.css',
        '/assets/account-CPZLMQCe.css#',
        '/assets/base-5i2lePCj.css#',
        '/assets/signed-in-Bt1-5hFa.css#',
      ],
      clientActionModule: void 0,
      clientLoaderModule: void 0,
      clientMiddlewareModule: void 0,
      hydrateFallbackModule: void 0,
    },
    'routes/signed-in-area': {
      id: 'routes/signed-in-area',
      parentId: 'root',
      path: void 0,
      index: void 0,
      caseSensitive: void 0,
      hasAction: false,
      hasLoader: false,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasDefaultExport: true,
      hasErrorBoundary: false,
      module: '/assets/signed-in-area-BhgthLwS.js',
      imports: ['/assets/react-CQ3jEkGC.js', '/assets/base-cgv3vXB3.js', '/assets/rolldown-runtime-WkwZ5CU-.js'],
      css: ['/assets/base-5i2lePCj.css#'],
      clientActionModule: void 0,
      clientLoaderModule: void 0,
      clientMiddlewareModule: void 0,
      hydrateFallbackModule: void 0,
    },
    'routes/admin': {
      id: 'routes/admin',
      parentId: 'routes/signed-in-area',
      path: 'admin',
      index: void 0,
      caseSensitive: true,
      hasAction: false,
      hasLoader: false,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasDefaultExport: true,
      hasErrorBoundary: false,
      module: '/assets/admin-BEIz-O_c.js',
      imports: [
        '/assets/rolldown-runtime-WkwZ5CU-.js',
        '/assets/react-CQ3jEkGC.js',
        '/assets/base-cgv3vXB3.js',
        '/assets/signed-in-vi88jyTO.js',
        '/assets/forms-meXX4hWi.js',
        '/assets/back-office-Cz05WR2L.js',
        '/assets/remedies-6djaHpOW.js',
      ],
      css: [
        '/assets/admin-DxVtUKPP.css',
        '/assets/base-5i2lePCj.css#',
        '/assets/signed-in-Bt1-5hFa.css#',
        '/assets/back-office-DVN15LdS.css#',
      ],
      clientActionModule: void 0,
      clientLoaderModule: void 0,
      clientMiddlewareModule: void 0,
      hydrateFallbackModule: void 0,
    },
    'routes/not-found': {
      id: 'routes/not-found',
      parentId: 'root',
      path: '*',
      index: void 0,
      caseSensitive: void 0,
      hasAction: false,
      hasLoader: false,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasDefaultExport: true,
      hasErrorBoundary: false,
      module: '/assets/not-found-BVddkKZD.js',
      imports: ['/assets/react-CQ3jEkGC.js', '/assets/base-cgv3vXB3.js', '/assets/rolldown-runtime-WkwZ5CU-.js'],
      css: ['/assets/not-found-CEvsaonK.css', '/assets/base-5i2lePCj.css#'],
      clientActionModule: void 0,
      clientLoaderModule: void 0,
      clientMiddlewareModule: void 0,
      hydrateFallbackModule: void 0,
    },
  },
  url: '/assets/manifest-38d55199.js',
  version: '38d55199',
  sri: void 0,
}
// \0virtual:react-router/server-build
var assetsBuildDirectory = 'build/client'
var basename = '/'
var future = {
  unstable_enableNodeReadableStream: false,
  unstable_optimizeDeps: false,
}
var ssr = false
var isSpaMode = false
var prerender = [
  '/',
  '/login',
  '/dashboard',
  '/admin',
  '/products',
  '/products/dedicated',
  '/products/cloud',
  '/products/security',
  '/products/vps',
  '/products/gpu',
  '/products/global',
  '/products/[category]',
  '/404',
]
var routeDiscovery = { mode: 'initial' }
var publicPath = '/'
var entry = { module: entry_server_exports }
var routes = {
  root: {
    id: 'root',
    parentId: void 0,
    path: '',
    index: void 0,
    caseSensitive: void 0,
    module: root_exports,
  },
  'routes/landing': {
    id: 'routes/landing',
    parentId: 'root',
    path: void 0,
    index: true,
    caseSensitive: void 0,
    module: landing_exports,
  },
  'routes/login': {
    id: 'routes/login',
    parentId: 'root',
    path: 'login',
    index: void 0,
    caseSensitive: true,
    module: login_exports,
  },
  'routes/products': {
    id: 'routes/products',
    parentId: 'root',
    path: 'products/:category?',
    index: void 0,
    caseSensitive: true,
    module: products_exports,
  },
  'routes/dashboard': {
    id: 'routes/dashboard',
    parentId: 'root',
    path: 'dashboard',
    index: void 0,
    caseSensitive: true,
    module: dashboard_exports,
  },
  'routes/signed-in-area': {
    id: 'routes/signed-in-area',
    parentId: 'root',
    path: void 0,
    index: void 0,
    caseSensitive: void 0,
    module: signed_in_area_exports,
  },
  'routes/admin': {
    id: 'routes/admin',
    parentId: 'routes/signed-in-area',
    path: 'admin',
    index: void 0,
    caseSensitive: true,
    module: admin_exports,
  },
  'routes/not-found': {
    id: 'routes/not-found',
    parentId: 'root',
    path: '*',
    index: void 0,
    caseSensitive: void 0,
    module: not_found_exports,
  },
}
var allowedActionOrigins = false

export {
  allowedActionOrigins,
  assetsBuildDirectory,
  basename,
  entry,
  future,
  isSpaMode,
  prerender,
  publicPath,
  routeDiscovery,
  routes,
  server_manifest_default as assets,
  ssr,
}
