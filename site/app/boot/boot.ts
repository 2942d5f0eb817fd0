/**
 * The inline script of a page for signed-in customers, which runs before the main script has loaded: it redirects visitors to the
 * login, marks the document for the styles of the prerendered page, and sends the requests whose responses the page will need.
 */
import { sessionKeys } from '#site/session/session-keys.ts'

declare global {
  interface Window {
    /** Pending responses by path. */
    bootResponses?: Map<string, Promise<Response>> | undefined
  }
}

/** Placeholder for the user's id in a path. */
export const USER_ID = '{user}'

export interface BootOptions {
  /** The paths to fetch, with `USER_ID` as a placeholder for the user's id. */
  paths: readonly string[]
  /** One path whose response has the responses of several, by the name of the part that each is in. */
  overview: { path: string; parts: Readonly<Record<string, string>> }
  /** URL of the login page; the URL of the current page is appended as the value of its last parameter. */
  login: string
}

/** Returns the source text of the inline script. */
export const bootScript = (options: BootOptions) =>
  `(${boot})(${JSON.stringify({ ...options, ...sessionKeys, placeholder: USER_ID })})`

/** Serialized into the page, so it must not reference anything outside its own body. */
function boot({
  paths,
  overview,
  login,
  tokenKey,
  userKey,
  putOffKey,
  placeholder,
}: BootOptions & typeof sessionKeys & { placeholder: string }) {
  const page = document.documentElement
  let userId: string | null
  try {
    userId = localStorage.getItem(tokenKey)
    // The prerendered page asks for the phone number, to avoid a layout shift for customers who are asked.
    const user = JSON.parse(localStorage.getItem(userKey) ?? '{}')
    if (user.isPhoneVerified !== false || localStorage.getItem(putOffKey) === userId) page.dataset.phone = 'verified'
    // Likewise for the banner of the demo.
    if (user.isDemo) page.dataset.demo = ''
  } catch {
    // Storage is forbidden, or contains invalid data that the main script will clear: the main script decides.
    return
  }
  if (!userId) {
    location.replace(login + encodeURIComponent(location.pathname + location.search))
    return
  }
  const responses = new Map<string, Promise<Response>>()
  window.bootResponses = responses
  const urlOf = (path: string) => path.replace(placeholder, userId)
  const send = (path: string) =>
    fetch(urlOf(path), { credentials: 'include', headers: { 'Accept-Language': page.lang } })
  const keep = (path: string, response: Promise<Response>) => {
    // The code that takes the response handles its failure.
    response.catch(() => undefined)
    responses.set(urlOf(path), response)
  }
  for (const path of paths) keep(path, send(path))
  const parts = send(overview.path).then((response) => (response.ok ? response.json() : null))
  for (const name of Object.keys(overview.parts)) {
    const path = overview.parts[name] as string
    const partOf = (all: Record<string, { rows?: unknown; nextCursor?: string | null }> | null) => {
      const part = all?.[name]
      // The page asks for each part itself if the server refuses the overview, and shows what that is about.
      if (!part) return send(path)
      const { rows, nextCursor } = part
      return new Response(JSON.stringify(rows ?? part), nextCursor ? { headers: { 'x-next-cursor': nextCursor } } : {})
    }
    keep(path, parts.then(partOf))
  }
}

/** Returns the response that the boot script requested, once: the next request for the path is sent normally. */
export function takeBootResponse(path: string): Promise<Response> | undefined {
  const response = window.bootResponses?.get(path)
  window.bootResponses?.delete(path)
  return response
}
