import { afterAll, beforeAll, vi } from 'vitest'
import { page } from 'vitest/browser'
// Before React, which looks for its developer tools when it starts.
import '#ds/testing/override-props.ts'

// Test files share a page, which loads each module once: a file leaves nothing behind for the next one.
let url: string
beforeAll(async () => {
  url = location.href
  await page.viewport(414, 896)
})
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  for (const element of [document.body, document.documentElement])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', url)
})
