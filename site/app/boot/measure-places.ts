/**
 * The script of the landing page that measures how far a visitor is from each place where servers stand. It needs no framework, because the
 * page is used before its main script has loaded. LocationMap has the markup: `data-ping` on its root, a place's address in `data-ping-url`,
 * what to fill in below it, and `data-ping-ring` on the rings of the map, by the number of their place. A place that cannot be
 * measured keeps its promise.
 */

/** What the script takes from the browser. Tests inject it. */
export interface PingTools {
  fetch: (url: string, options: RequestInit) => Promise<{ ok: boolean }>
  /** A clock in milliseconds that only runs forward. */
  now: () => number
  /** The time of day in words, such as `21:04`. */
  timeOfDay: () => string
}

/**
 * Returns the median time in milliseconds of five fetches that no cache answers, or null if one of them fails. Serialized into the page,
 * so it must not reference anything outside its own body.
 */
export async function pingOf(url: string, { fetch, now }: Pick<PingTools, 'fetch' | 'now'>): Promise<number | null> {
  const times: number[] = []
  try {
    while (times.length < 5) {
      const start = now()
      const { ok } = await fetch(url, { method: 'HEAD', cache: 'no-store', credentials: 'omit' })
      if (!ok) return null
      times.push(now() - start)
    }
  } catch {
    // The browser is offline, or the place does not respond.
    return null
  }
  return times.sort((a, b) => a - b)[2] ?? null
}

/**
 * Measures all places of the page, one after the other, so that none delays another; again when the button is pressed. Resolves when they
 * have been measured once. Serialized into the page, like `pingOf`.
 */
export async function measurePlaces(page: ParentNode, tools: PingTools, ping: typeof pingOf): Promise<void> {
  const root = page.querySelector<HTMLElement>('[data-ping]')
  const again = root?.querySelector<HTMLButtonElement>('[data-ping-again]')
  const note = root?.querySelector<HTMLElement>('[data-ping-note]')
  if (!root || !again || !note) return
  const measure = async () => {
    if (root.dataset.ping === 'busy') return
    root.dataset.ping = 'busy'
    let isMeasured = false
    for (const [index, place] of [...root.querySelectorAll<HTMLElement>('[data-ping-url]')].entries()) {
      const ms = await ping(place.dataset.pingUrl ?? '', tools)
      isMeasured ||= ms !== null
      const figure = place.querySelector<HTMLElement>('[data-ping-figure]')
      const value = place.querySelector('[data-ping-ms]')
      if (figure) figure.hidden = ms === null
      if (value && ms !== null) value.textContent = `${Math.max(1, Math.round(ms))}`
      for (const ring of root.querySelectorAll<SVGElement>(`[data-ping-ring="${index}"]`))
        ring.setAttribute('r', `${(ms ?? 0) * Number(ring.dataset.pingScale)}`)
    }
    if (isMeasured) note.textContent = (note.dataset.pingNote ?? '').replace('{time}', tools.timeOfDay())
    again.hidden = false
    root.dataset.ping = isMeasured ? 'measured' : 'failed'
  }
  again.addEventListener('click', (event) => {
    // Otherwise the click would be kept until React has hydrated the page, and measure a second time.
    event.preventDefault()
    void measure()
  })
  await measure()
}

/** Returns the source text of the inline script: it waits until the places are in view, because five fetches for each are not free. */
export const measureScript = () => `(${measureWhenSeen})(${measurePlaces},${pingOf})`

/** Measures the places once they are in view; called again for the same places, it does nothing. Serialized into the page, like the others. */
export function measureWhenSeen(measure: typeof measurePlaces, ping: typeof pingOf) {
  const root = document.querySelector<HTMLElement>('[data-ping]')
  if (!root || root.dataset.pingSeen !== undefined) return
  root.dataset.pingSeen = ''
  const tools: PingTools = {
    fetch: (url, options) => fetch(url, options),
    now: () => performance.now(),
    timeOfDay: () => new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    void measure(document, tools, ping)
  })
  observer.observe(root)
}
