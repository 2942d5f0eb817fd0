import { afterEach, expect, test, vi } from 'vitest'
import { HYDRATED, withDeferredHydration } from './deferred-hydration.ts'

/** The properties that the page's scripts add to its window. */
interface PageWindow extends Window {
  /** Number of times that the script has started. */
  starts?: number
  /** The events that React received, in order. */
  received: string[]
  hydrate: () => void
  becomeIdle: () => void
  /** The last timeout that was set. */
  timeout?: { callback: () => void; ms: number }
}

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
  localStorage.clear()
})

const body = `
  <button type="button" id="menu">Menu</button>
  <a href="/login" id="login">Login</a>
  <a href="#plans" id="plans">Plans</a>
  <form id="search"><input name="q"><button>Search</button></form>
  <select name="language"><option value="vi">vi</option><option value="en">en</option></select>`

/** Records each event that reaches the page after hydration. */
const script = `
  window.starts = (window.starts ?? 0) + 1
  window.hydrate = () => {
    for (const type of ['click', 'submit', 'change']) document.addEventListener(type, (event) => {
      event.preventDefault()
      received.push(type + ' ' + (event.target.id || event.target.name))
    })
    document.dispatchEvent(new Event(${JSON.stringify(HYDRATED)}))
  }`

/** Opens a page in a frame. It never becomes idle by itself. */
async function openPage(query = '') {
  const head = `<link rel="modulepreload" href="data:text/javascript,"/><script>
    window.received = []
    window.requestIdleCallback = (callback) => { window.becomeIdle = callback }
    window.setTimeout = (callback, ms) => { window.timeout = { callback, ms } }
    history.replaceState(null, '', location.pathname + ${JSON.stringify(query)})
  </script>`
  const html = `<!doctype html><html><head>${head}</head><body>${body}<script type="module" async="">${script}</script></body></html>`
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const loaded = new Promise((resolve) => {
    frame.onload = resolve
  })
  // A document created with `write` has the URL of the test; its first script changes the query.
  frame.contentDocument?.open()
  frame.contentDocument?.write(withDeferredHydration(html))
  frame.contentDocument?.close()
  await loaded
  const view = frame.contentWindow as PageWindow
  const find = (id: string) => view.document.getElementById(id) as HTMLElement
  return {
    view,
    find,
    press: (id: string, init: MouseEventInit = {}) =>
      find(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
    waitForStart: () => vi.waitFor(() => expect(view.starts).toBe(1)),
  }
}

/** Prevents navigation; returns whether each click so far was kept for replay. */
function preventNavigation(view: Window): boolean[] {
  const kept: boolean[] = []
  // The listener is added after the page's own, so it runs after it.
  view.addEventListener('click', (event) => {
    kept.push(event.defaultPrevented)
    event.preventDefault()
  })
  return kept
}

test('the script is not loaded before the browser is idle or the user interacts with the page', async () => {
  const { view, waitForStart } = await openPage()
  expect(view.starts).toBeUndefined()
  view.becomeIdle()
  await waitForStart()
})

test.each(['pointerdown', 'keydown', 'focusin'])('a %s starts the script, once', async (interaction) => {
  const { view, find, waitForStart } = await openPage()
  for (let count = 0; count < 2; count += 1) find('menu').dispatchEvent(new Event(interaction, { bubbles: true }))
  await waitForStart()
  view.becomeIdle()
  expect(view.document.querySelectorAll('script[type="module"]:not([src])')).toHaveLength(1)
  expect(view.document.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(1)
})

test('the last click is kept, and replayed after hydration', async () => {
  const { view, press, waitForStart } = await openPage()
  expect(press('login')).toBe(false)
  expect(press('menu')).toBe(false)
  await waitForStart()
  expect(view.received).toEqual([])
  view.hydrate()
  expect(view.received).toEqual(['click menu'])
  press('menu')
  expect(view.received).toEqual(['click menu', 'click menu'])
})

test('a click on a link to the login waits five seconds for the script, then the browser follows the link', async () => {
  const { view, press } = await openPage()
  const kept = preventNavigation(view)
  press('login')
  expect(view.timeout?.ms).toBe(5000)
  view.timeout?.callback()
  expect(kept).toEqual([true, false])
})

test('a click on a button waits without a limit, because only the script can handle it', async () => {
  const { view, press } = await openPage()
  press('menu')
  expect(view.timeout).toBeUndefined()
})

test('a submitted form is submitted again after hydration', async () => {
  const { view, find, waitForStart } = await openPage()
  ;(find('search') as HTMLFormElement).requestSubmit()
  await waitForStart()
  view.hydrate()
  expect(view.received).toEqual(['submit search'])
})

test.each([
  ['get', 5000],
  ['post', undefined],
])('a form of %s waits %s ms for the script', async (method, ms) => {
  const { view, find } = await openPage()
  const form = find('search') as HTMLFormElement
  form.method = method
  form.requestSubmit()
  expect(view.timeout?.ms).toBe(ms)
})

test('other links, and a login opened in a new tab, are left to the browser', async () => {
  const { view, find, press } = await openPage()
  const kept = preventNavigation(view)
  press('plans')
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) press('login', { [key]: true })
  expect(kept).toEqual(Array(5).fill(false))
  expect(view.document.querySelector('script[type="module"]')).toBeNull()
  expect(find('plans').isConnected).toBe(true)
})

test('React receives a changed select after hydration', async () => {
  const { view, waitForStart } = await openPage()
  const select = view.document.querySelector('select') as HTMLSelectElement
  select.value = 'en'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  select.value = 'vi'
  view.becomeIdle()
  await waitForStart()
  view.hydrate()
  expect(view.received).toEqual(['change language'])
  expect(select.value).toBe('en')
})

test('for a signed-in customer the script is loaded without waiting until the browser is idle', async () => {
  localStorage.setItem('authToken', '41')
  await (await openPage()).waitForStart()
})

test.each(['?mode=register', '?next=%2Fdashboard&reason=sessionEnded', '?registered='])(
  'with the query %s the script is loaded without waiting until the browser is idle',
  async (query) => {
    await (await openPage(query)).waitForStart()
  },
)
