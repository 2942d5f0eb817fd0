import type { LoginReason } from '#ds/account/LoginCard/index.ts'

/** Why a visitor was redirected to the login page. */
type RedirectReason = Exclude<LoginReason, 'registered'>

const reasons: readonly RedirectReason[] = ['signInRequired', 'sessionEnded', 'accountLocked']

/** Returns the path of the login page, with the reason and the path to return to after signing in. */
export function loginPath(reason: RedirectReason, from: string): string {
  return `/login?${new URLSearchParams({ reason, next: from })}`
}

/** Returns the reason in the query of the login page, or undefined if it is unknown. */
export function readLoginReason(query: URLSearchParams): RedirectReason | undefined {
  return reasons.find((reason) => reason === query.get('reason'))
}

/**
 * Returns the path to go to after signing in: the one in `next` when it is on this site, otherwise the landing page.
 * `//host`, `/\host` and absolute URLs would lead to another site.
 */
export function readReturnPath(query: URLSearchParams): string {
  const next = query.get('next')
  if (!next?.startsWith('/')) return '/'
  const home = 'http://site.invalid'
  const target = URL.canParse(next, home) ? new URL(next, home) : undefined
  // Of `/.//host` the path is `//host`.
  if (target?.origin !== home || target.pathname.startsWith('//')) return '/'
  return `${target.pathname}${target.search}${target.hash}`
}
