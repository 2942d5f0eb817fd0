/**
 * What a page for signed-in customers does before its script has come, from a few lines in its HTML: it sends visitors to the login,
 * marks the document for the outline's styles, and makes the calls whose responses the script will need.
 */
import { sessionKeys } from '#site/session/session-keys.ts'

declare global {
  interface Window {
    /** Responses under way, by path. */
    bootResponses?: Map<string, Promise<Response>> | undefined
  }
}

/** Stands for the user's id in a path. */
export const USER_ID = '{user}'

export interface BootOptions {
  /** What is called, with `USER_ID` in place of the user's id. */
  paths: readonly string[]
  /** Address of the login; the page's own is added to it, as the value of its last parameter. */
  login: string
}

/** The text of the inline script. */
export const bootScript = (options: BootOptions) =>
  `(${boot})(${JSON.stringify({ ...options, ...sessionKeys, placeholder: USER_ID })})`

/** Runs in the page from its own text: it may use nothing from outside itself. */
function boot({
  paths,
  login,
  tokenKey,
  userKey,
  placeholder,
}: BootOptions & typeof sessionKeys & { placeholder: string }) {
  const page = document.documentElement
  let userId: string | null
  try {
    userId = localStorage.getItem(tokenKey)
    // The outline shows the banner about the phone, so that nothing moves for customers who need it.
    if (JSON.parse(localStorage.getItem(userKey) ?? '{}').isPhoneVerified !== false) page.dataset.phone = 'verified'
  } catch {
    // Storage is closed to the page, or holds what the script will clear: the script decides.
    return
  }
  if (!userId) {
    location.replace(login + encodeURIComponent(location.pathname + location.search))
    return
  }
  window.bootResponses = new Map()
  for (const path of paths) {
    const address = path.replace(placeholder, userId)
    const response = fetch(address, { credentials: 'include', headers: { 'Accept-Language': page.lang } })
    // The code that takes the response handles its failure.
    response.catch(() => undefined)
    window.bootResponses.set(address, response)
  }
}

/** The response to a call that was made before the script came, once: the next call is made anew. */
export function takeBootResponse(path: string): Promise<Response> | undefined {
  const response = window.bootResponses?.get(path)
  window.bootResponses?.delete(path)
  return response
}
