import '#ds/css/global.ts'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import type { ServerMarkup } from './server-page.ts'
import { storiesOf, storyFiles } from './stories.ts'

const files = await Promise.all(storyFiles.map(async (file) => ({ file, stories: await storiesOf(file) })))

let page: HTMLElement
let said: string[]
let spies: MockInstance[]
const listen = (...words: unknown[]) => void said.push(words.join(' '))

beforeEach(() => {
  said = []
  spies = [vi.spyOn(console, 'error').mockImplementation(listen), vi.spyOn(console, 'warn').mockImplementation(listen)]
  page = document.createElement('div')
  document.body.append(page)
})
afterEach(() => {
  for (const spy of spies) spy.mockRestore()
  page.remove()
})

/** Tells when React has taken over what is in it. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/** Effects have run by then, and what they open is there. */
const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

describe.each(files)('$file', ({ file, stories }) => {
  let markup: Promise<Record<string, ServerMarkup>> | undefined

  test.each(Object.entries(stories))('%s', async (name, Story) => {
    markup ??= commands.renderOnServer(file)
    const server = (await markup)[name]
    expect(server?.said, 'on the server').toEqual([])

    page.innerHTML = server?.html ?? ''
    const { promise: hydrated, resolve: onHydrated } = Promise.withResolvers<void>()
    const fail = (error: unknown) => {
      listen(error)
      onHydrated()
    }
    const root = hydrateRoot(
      page,
      <StrictMode>
        <Hydrated onHydrated={onHydrated}>
          <Story />
        </Hydrated>
      </StrictMode>,
      { onRecoverableError: listen, onUncaughtError: fail },
    )
    // A root that is unmounted before would say that it was updated too early.
    await hydrated
    await settled()
    root.unmount()
    expect(said, 'in the browser').toEqual([])
  })
})
