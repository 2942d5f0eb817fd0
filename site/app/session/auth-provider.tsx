import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useSWRConfig } from 'swr'
import { ApiError } from '#site/api/api-error.ts'
import { isPersonal } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { type CustomerSession, customerSession, type SessionUser } from '#site/session/customer-session.ts'
import { clearDrafts } from '#site/session/drafts.ts'

export interface Auth {
  /** Null for a visitor, and during prerendering. */
  session: CustomerSession | null
  /** Where a page for customers redirects to after its session has ended. */
  redirectTo: string | undefined
  /** Stores the data of a signed-in user in this browser. */
  signIn: (user: SessionUser) => void
  /** Ends the session on the server, then in this browser, and leads to `to`. Default: the landing page. @throws {ApiError} when the request fails: the cookie is still valid then. */
  signOut: (to?: string) => Promise<void>
  /** Removes a session that the server has already ended, and redirects to `redirectTo`. */
  forget: (redirectTo: string) => void
}

const AuthContext = createContext<Auth | null>(null)

/** Provides `useAuth` with the session of the customer. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(customerSession.subscribe, customerSession.get, () => null)
  const [redirectTo, setRedirectTo] = useState<string>()
  const { mutate } = useSWRConfig()
  // Requests that are under way when the customer signs out may be refused, also once the session is gone and the next page is still loading. The
  // session has not ended by itself then.
  const isSigningOut = useRef(false)

  const auth = useMemo<Auth>(() => {
    const leave = (to: string) => {
      // A page for customers redirects as soon as the session is removed, so the target has to be set before.
      flushSync(() => setRedirectTo(to))
      customerSession.set(null)
    }
    return {
      session,
      redirectTo,
      signIn({ id, firstName, lastName, email, role, isPhoneVerified, language, isDemo }) {
        setRedirectTo(undefined)
        const user = { id, firstName, lastName, email, role, isPhoneVerified, language, isDemo }
        customerSession.set({ token: id, user })
      },
      async signOut(to = '/') {
        isSigningOut.current = true
        try {
          await request('POST /api/auth/logout')
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 401)) throw error
        } finally {
          isSigningOut.current = false
        }
        // Only a customer who leaves on purpose leaves nothing behind: a session that ended takes no text with it.
        clearDrafts()
        leave(to)
      },
      forget(to) {
        if (!isSigningOut.current && customerSession.get() !== null) leave(to)
      },
    }
  }, [session, redirectTo])

  // The next user of this browser must not see this user's data, even when they sign in from another tab: it is gone before anything is rendered.
  useEffect(() => {
    let cachedFor = customerSession.get()?.user.id
    return customerSession.subscribe(() => {
      const userId = customerSession.get()?.user.id
      if (userId === cachedFor) return
      cachedFor = userId
      void mutate(isPersonal, undefined, { revalidate: false })
    })
  }, [mutate])

  // Nor must they wait for this user's requests, which SWR would let queries of the same path share and then drop their responses. Only a
  // mutation that requests again forgets them, so it has to come when this user's pages, which would do so, are gone.
  const requestedBy = useRef(customerSession.get()?.user.id)
  useEffect(() => {
    // Until hydration, the session that is rendered is null for everyone.
    const userId = (session ?? customerSession.get())?.user.id
    const previous = requestedBy.current
    requestedBy.current = userId
    if (previous !== undefined && previous !== userId) void mutate(isPersonal, undefined)
  }, [session, mutate])

  return <AuthContext value={auth}>{children}</AuthContext>
}

/** Returns the customer's session and the functions to change it. @throws outside an AuthProvider (product spec, section 8). */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
