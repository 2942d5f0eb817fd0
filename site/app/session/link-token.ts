declare global {
  interface Window {
    /** The token of the link that led to this page. */
    linkToken?: string | undefined
  }
}

/**
 * Source of the inline script of a page that a link of a mail leads to: it takes the token out of the address before anything else is loaded, so
 * that it is in no history, no log and no address that is copied.
 */
export const linkTokenScript = `(${takeToken})()`

/** Serialized into the page, so it must not reference anything outside its own body. */
function takeToken() {
  const query = new URLSearchParams(location.search)
  const token = query.get('token')
  if (token === null) return
  window.linkToken = token
  query.delete('token')
  const rest = query.toString()
  history.replaceState(history.state, '', location.pathname + (rest === '' ? '' : `?${rest}`) + location.hash)
}

/** Returns the token of the link that led to this page, if it had one; it stays for as long as the page. */
export function linkToken(): string | undefined {
  // The inline script has not run where the page was reached by a navigation within the site.
  takeToken()
  return window.linkToken || undefined
}
