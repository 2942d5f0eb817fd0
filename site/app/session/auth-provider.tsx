import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useSWRConfig } from 'swr'
import { ApiError } from '#site/api/api-error.ts'
import { isPersonal } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { type CustomerSession, customerSession, type SessionUser } from '#site/session/customer-session.ts'

export interface Auth {
  /** Null for a visitor, and while the page is being rendered ahead of time. */
  session: CustomerSession | null
  /** Where a page for customers alone should lead, now that the session it had is gone. */
  departure: string | undefined
  /** Takes a signed-in user's data into this browser. */
  signIn: (user: SessionUser) => void
  /** Ends the session on the server, then here. @throws {ApiError} when the server could not be told: the cookie still opens the account. */
  signOut: () => Promise<void>
  /** Forgets a session that the server has already ended, and leads to `departure`. */
  forget: (departure: string) => void
}

const AuthContext = createContext<Auth | null>(null)

export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(customerSession.subscribe, customerSession.get, () => null)
  const [departure, setDeparture] = useState<string>()
  const { mutate } = useSWRConfig()

  const auth = useMemo<Auth>(() => {
    const forget = (to: string) => {
      // A page for customers leaves as soon as the session is gone: it must know by then where to.
      flushSync(() => setDeparture(to))
      customerSession.set(null)
    }
    return {
      session,
      departure,
      signIn({ id, firstName, lastName, email, role, isPhoneVerified }) {
        setDeparture(undefined)
        customerSession.set({ token: id, user: { id, firstName, lastName, email, role, isPhoneVerified } })
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

  // The next person at this browser must not see what this one loaded, also when they signed in from another tab.
  useEffect(() => {
    let shownTo = customerSession.get()?.user.id
    return customerSession.subscribe(() => {
      const userId = customerSession.get()?.user.id
      if (userId === shownTo) return
      shownTo = userId
      void mutate(isPersonal, undefined, { revalidate: false })
    })
  }, [mutate])

  return <AuthContext value={auth}>{children}</AuthContext>
}

/** The customer's session and what can be done with it. @throws outside an AuthProvider (product spec, section 8). */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
