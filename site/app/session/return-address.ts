/** The dashboard with its order dialog open. */
export const orderAddress = '/dashboard?order'

/** Why someone was led to the login page. */
export type LoginReason = 'signInRequired' | 'sessionEnded' | 'accountLocked'

const reasons: readonly LoginReason[] = ['signInRequired', 'sessionEnded', 'accountLocked']

/** Address of the login page that leads back to `from` afterwards and says why. */
export function loginAddress(reason: LoginReason, from: string): string {
  return `/login?${new URLSearchParams({ reason, next: from })}`
}

/** The reason in a login page's query, if it is one that we know. */
export function readLoginReason(query: URLSearchParams): LoginReason | undefined {
  return reasons.find((reason) => reason === query.get('reason'))
}

/**
 * Where to go after signing in: the address in `next` when it is one of this site's, otherwise the landing page.
 * `//host`, `/\host` and absolute addresses would lead elsewhere.
 */
export function readReturnAddress(query: URLSearchParams): string {
  const next = query.get('next')
  if (!next?.startsWith('/')) return '/'
  const home = 'http://site.invalid'
  const target = URL.canParse(next, home) ? new URL(next, home) : undefined
  return target?.origin === home ? `${target.pathname}${target.search}${target.hash}` : '/'
}
