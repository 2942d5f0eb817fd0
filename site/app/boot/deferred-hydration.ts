/**
 * Starts the script of a page: at once, or when it is needed. Either way each of its modules runs in a task of its own: all of them in one would block
 * the page for long.
 *
 * Defers the script of a page that can be read and used from its HTML alone: it is loaded on the first user interaction, or when
 * the browser is idle. Presses before hydration are kept and replayed after it. This file transforms the built page, and contains
 * the inline script that runs in it: about 1 kB instead of 100.
 */

/** The event that `entry.client.tsx` dispatches on the document when React has hydrated the page. */
export const HYDRATED = 'sen:hydrated'

/** React Router's module script, which starts the application, and its preload hints for the modules that it imports. */
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g

/**
 * Returns the page with its module script disabled: its text stays in place in an inert script element, because React expects an
 * element there and the content security policy contains its hash.
 */
export const withDeferredHydration = (html: string): string =>
  withStart(
    html,
    (files) => `(${deferHydration})(${JSON.stringify(files)}, ${JSON.stringify(HYDRATED)}, ${runModules})`,
  ).replaceAll(preload, '')

/** Returns the page with its module script disabled in the same way, and started at once. */
export const withSplitHydration = (html: string): string =>
  withStart(html, (files) => `(${runModules})(${JSON.stringify(files)})`)

function withStart(html: string, startOf: (files: readonly (string | undefined)[]) => string): string {
  const files = Array.from(html.matchAll(preload), ([, href]) => href)
  if (files.length === 0 || !moduleScript.test(html))
    throw new Error('React Router writes its script in another way now.')
  return html
    .replace(moduleScript, (_, code) => `<script type="text/plain" id="deferred-script">${code}</script>`)
    .replace('</body>', () => `<script>${startOf(files)}</script></body>`)
}

/**
 * Runs the modules of the page, each in a task of its own, after the ones that it imports. The entry, which the page's code imports last, needs what the code
 * does before. Serialized into the page, so it must not reference anything outside its own body.
 */
async function runModules(files: string[], onerror: (() => void) | null = null) {
  const code = document.getElementById('deferred-script')?.textContent ?? ''
  const add = (script: Partial<HTMLScriptElement>) =>
    document.head.append(Object.assign(document.createElement('script'), { type: 'module' }, script))
  // Whatever cannot be loaded is reported by the code.
  for (const src of files)
    if (!code.includes(`"${src}"`)) await new Promise((onload) => add({ src, onload, onerror: onload }))
  add({ textContent: code, onerror })
}

/** Serialized into the page, so it must not reference anything outside its own body. */
function deferHydration(files: string[], hydrated: string, run: typeof runModules) {
  /** Maximum time that a click waits for the script when the browser can handle it alone, in milliseconds. */
  const MAX_WAIT_MS = 5000
  const interactions = ['pointerdown', 'keydown', 'focusin']
  let isStarted = false
  /** React has hydrated the page, or failed to load: clicks are no longer kept. */
  let isFinished = false
  let replay: (() => void) | undefined
  let hasTimeout = false
  const changedSelects = new Map<HTMLSelectElement, string>()

  const finish = () => {
    isFinished = true
    for (const [select, value] of changedSelects) {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    changedSelects.clear()
    replay?.()
    replay = undefined
  }

  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const interaction of interactions) removeEventListener(interaction, start, true)
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    void run(files, finish)
  }

  /**
   * Keeps the last click that needs the script, or that would leave the page for the login although the script can handle it on the
   * page. A click that needs the script waits for it without a limit, because the browser alone cannot handle it.
   */
  const keep = (event: Event, action: () => void, needsScript: boolean) => {
    // React may have hydrated the page a moment ago, and have handled the event.
    if (isFinished || event.defaultPrevented) return
    event.preventDefault()
    if (!needsScript && !hasTimeout) {
      hasTimeout = true
      setTimeout(finish, MAX_WAIT_MS)
    }
    replay = action
    start()
  }
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    // The browser alone can send a search, but a form of `post` would only load the page again, without what was typed.
    keep(event, () => form.requestSubmit(event.submitter), form.method === 'post')
  })
  addEventListener('click', (event) => {
    // A popover button is handled by the browser, and a submit button by its form.
    const pressed = (event.target as Element).closest<HTMLElement>(
      'a[href^="/login"], button[type="button"]:not([popovertarget])',
    )
    if (pressed && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey)
      keep(event, () => pressed.click(), pressed.localName === 'button')
  })

  addEventListener('change', ({ target }) => {
    if (isFinished || !(target instanceof HTMLSelectElement)) return
    changedSelects.set(target, target.value)
  })

  document.addEventListener(hydrated, finish)
  for (const interaction of interactions) addEventListener(interaction, start, { capture: true, passive: true })
  let isSignedIn = false
  try {
    // The header looks different then, and only the script can render it.
    isSignedIn = localStorage.getItem('authToken') !== null
  } catch {
    // Storage is forbidden: there is no session.
  }
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start)
  // The page was prerendered without a query: only the script can render the register form, or the reason for signing in.
  if (isSignedIn || /[?&](mode|reason|registered)=/.test(location.search)) start()
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
