/**
 * A page that can be read and used from its HTML alone gets its script late: at the first sign of a reader who wants
 * something, or when the browser has nothing else to do. What is pressed until the script has taken over is kept, and done
 * then. This file makes such a page of a built one, and is what runs in it: about 1 kB instead of 100.
 */

/** What `entry.client.tsx` says on the document once React has taken the page over. */
export const HYDRATED = 'sen:hydrated'

/** React Router's module script, which begins everything, and its hints to fetch what that will import. */
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g

/**
 * The page with its module script held back: its text stays where it is, as text, since React expects an element there and
 * the content policy knows its hash.
 */
export function withDeferredHydration(html: string): string {
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
function keepAndStart(files: string[], hydrated: string) {
  /** How long a press that the browser can handle alone waits for the script, in milliseconds. */
  const PATIENCE = 5000
  const signs = ['pointerdown', 'keydown', 'focusin']
  let isStarted = false
  /** React answers, or will not: nothing is kept any more. */
  let isOver = false
  let kept: (() => void) | undefined
  let hasTimeout = false
  const chosen = new Map<HTMLSelectElement, string>()

  const finish = () => {
    isOver = true
    for (const [select, value] of chosen) {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    chosen.clear()
    kept?.()
    kept = undefined
  }

  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, start, true)
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
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
  const keep = (event: Event, act: () => void, needsScript: boolean) => {
    // React may have taken over a moment ago, and have answered.
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
    const form = event.target as HTMLFormElement
    keep(event, () => form.requestSubmit(event.submitter), false)
  })
  addEventListener('click', (event) => {
    // A button of a popover is answered by the browser, and one that submits by its form.
    const pressed = (event.target as Element).closest<HTMLElement>(
      'a[href^="/login"], button[type="button"]:not([popovertarget])',
    )
    if (pressed && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey)
      keep(event, () => pressed.click(), pressed.localName === 'button')
  })

  addEventListener('change', ({ target }) => {
    if (isOver || !(target instanceof HTMLSelectElement)) return
    chosen.set(target, target.value)
    try {
      // Whoever loads the page anew at once has chosen all the same.
      if (target.name === 'language') localStorage.setItem('language', target.value)
    } catch {
      // Storage is closed to the page: the choice lives as long as the page.
    }
  })

  document.addEventListener(hydrated, finish)
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  let isSignedIn = false
  try {
    // The header has another face then, which only the script can draw.
    isSignedIn = localStorage.getItem('authToken') !== null
  } catch {
    // Storage is closed to the page: nobody is signed in.
  }
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start)
  // The built page is that of an address without a query: the register form, or why one has to sign in, only the script can draw.
  if (isSignedIn || /[?&](mode|reason|registered)=/.test(location.search)) start()
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
