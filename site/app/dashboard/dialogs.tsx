import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { type To, useLocation, useNavigate } from 'react-router'
import { type OrderChoice, orderQueryNames, readOrderChoice } from '#contracts/rules/order-address.ts'
import { readTopUp, topUpInQuery } from '#contracts/rules/top-up-address.ts'
import type { ShortOrder } from '#ds/account/OrderDialog/index.ts'

/** A dialog of the dashboard, with what it opens with. It is kept in the browser's history, so it is plain data. */
export type DashboardDialog =
  | { name: 'order'; choice?: OrderChoice | undefined }
  | { name: 'trial'; vpsId: string }
  | { name: 'renew'; vpsId: string }
  /** `amount` is filled in, whole dong as digits. With an `order` it places that order, which then waits for the money. */
  | { name: 'top-up'; amount?: string | undefined; order?: ShortOrder | undefined }
  | { name: 'payment'; paymentId: string }
  | { name: 'withdraw' }
  | { name: 'phone' }
  | { name: 'new-ticket' }
  | { name: 'notices' }
  | { name: 'onboarding' }

/** What an entry of the browser's history says about dialogs. */
interface Entry {
  /** The open one is the last; those before it open again after it. */
  dialogs: readonly DashboardDialog[]
  /** How many entries lead back to the page without a dialog. */
  depth: number
  /** Whether it was returned to, from a dialog that it needed. */
  isReturning?: boolean
}

const nothingOpen: Entry = { dialogs: [], depth: 0 }

/** The query of an address without the dialog that it opens. */
function withoutDialog(search: string): string {
  const query = new URLSearchParams(search)
  if (!readOrderChoice(query) && !readTopUp(query)) return search
  for (const name of [...orderQueryNames, topUpInQuery]) query.delete(name)
  const rest = query.toString()
  return rest === '' ? '' : `?${rest}`
}

/** The dialogs of a location: a plan's button leads here with `?order`, a mail with `?topup`. */
function entryOf(search: string, state: unknown): Entry {
  const query = new URLSearchParams(search)
  const choice = readOrderChoice(query)
  if (choice) return { dialogs: [{ name: 'order', choice }], depth: 0 }
  const topUp = readTopUp(query)
  if (topUp) return { dialogs: [{ name: 'top-up', ...topUp }], depth: 0 }
  const isEntry = typeof state === 'object' && state !== null && 'dialogs' in state
  return isEntry ? (state as Entry) : nothingOpen
}

export interface Dialogs {
  /** The open dialog. */
  dialog: DashboardDialog | undefined
  /** Whether it opens again, after a dialog that it needed. */
  isReturning: boolean
  /** Whether another dialog opens again after it. */
  isNeeded: boolean
  /** Opens a dialog: the browser's back button closes it. */
  open: (dialog: DashboardDialog) => void
  /** Opens a dialog that the open one needs, which opens again after it. */
  openOver: (dialog: DashboardDialog) => void
  /** Opens a dialog in the place of the open one. */
  openInstead: (dialog: DashboardDialog) => void
  /** Opens a dialog in the place of all others, or by itself, without a click that the back button would take back. */
  replaceAll: (dialog: DashboardDialog) => void
  /** Closes the open dialog; the one that needed it opens again. */
  close: () => void
  /** Closes all of them. */
  closeAll: () => void
  /** Leaves for another page, from which the back button leads to this one without a dialog. */
  leaveFor: (to: To) => void
  /** For `finalFocus` of every dialog: what had the focus when the first one opened, or the page's heading if that is gone. */
  finalFocus: RefObject<HTMLElement | null>
}

const DialogsContext = createContext<Dialogs | null>(null)

/** Returns the dialogs of the dashboard around it. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('There is no DialogsProvider around this component.')
  return dialogs
}

/** Returns the open dialog if it has this name. */
export function useOpenDialog<Name extends DashboardDialog['name']>(name: Name) {
  const { dialog } = useDialogs()
  return dialog?.name === name ? (dialog as Extract<DashboardDialog, { name: Name }>) : undefined
}

interface DialogsProviderProps {
  /** Whether dialogs are shown: not while nobody knows who is signed in. */
  enabled: boolean
  children: ReactNode
}

/** Keeps which dialog is open in the state of the router, one at a time: two open at the same time would both be inert. */
export function DialogsProvider({ enabled, children }: DialogsProviderProps) {
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  const opener = useRef<HTMLElement>(null)
  /** The entry that is being left: a second click before the browser has gone back must not go back twice. */
  const leftKey = useRef<string>(undefined)
  const entry = useMemo(() => entryOf(search, state), [search, state])
  const ownSearch = useMemo(() => withoutDialog(search), [search])
  const { dialogs, depth, isReturning = false } = enabled ? entry : nothingOpen

  const show = useCallback(
    (entry: Entry, options: { replace?: boolean } = {}) =>
      void navigate({ pathname, search: ownSearch }, { ...options, state: entry, preventScrollReset: true }),
    [navigate, pathname, ownSearch],
  )

  // A later visit opens nothing: once the dialog has opened, it is in the state as any other one.
  useEffect(() => {
    if (enabled && search !== ownSearch) show(entry, { replace: true })
  }, [enabled, search, ownSearch, entry, show])

  const finalFocus = useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        return opener.current?.isConnected ? opener.current : document.querySelector<HTMLElement>('main h1')
      },
    }),
    [],
  )

  const value = useMemo<Dialogs>(() => {
    const remember = () => {
      if (dialogs.length > 0) return
      const focused = document.activeElement
      opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : null
    }
    const closeTo = (remaining: readonly DashboardDialog[]) => {
      if (leftKey.current === key) return
      if (remaining.length > 0) show({ dialogs: remaining, depth, isReturning: true }, { replace: true })
      else if (depth === 0) show(nothingOpen, { replace: true })
      else {
        leftKey.current = key
        void navigate(-depth)
      }
    }
    return {
      dialog: dialogs.at(-1),
      isReturning,
      isNeeded: dialogs.length > 1,
      open(dialog) {
        remember()
        show({ dialogs: [dialog], depth: 1 })
      },
      openOver: (dialog) => show({ dialogs: [...dialogs, dialog], depth }, { replace: true }),
      openInstead: (dialog) => show({ dialogs: [...dialogs.slice(0, -1), dialog], depth }, { replace: true }),
      replaceAll(dialog) {
        remember()
        show({ dialogs: [dialog], depth }, { replace: true })
      },
      close: () => closeTo(dialogs.slice(0, -1)),
      closeAll: () => closeTo([]),
      leaveFor: (to) => void navigate(to, { replace: depth > 0 }),
      finalFocus,
    }
  }, [dialogs, depth, isReturning, key, show, navigate, finalFocus])

  return <DialogsContext value={value}>{children}</DialogsContext>
}
