import '#ds/css/global.ts'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import type { ServerMarkup } from './server-page.ts'
import { type ComposedStory, storiesOf, storyFiles } from './stories.ts'

/**
 * In a usual run the first story of a file, which shows the component as it usually is; what belongs to an account or the back-office within the story of
 * its screen. In the long run every story.
 */
const isLong = Boolean(import.meta.env.LONG)
const isPartOfScreens = (file: string) => /^\/stories\/(account|admin)\//.test(file)
const files = await Promise.all(
  storyFiles
    .filter((file) => isLong || !isPartOfScreens(file))
    .map(async (file) => ({ file, stories: Object.keys(await storiesOf(file)).slice(0, isLong ? undefined : 1) })),
)

let page: HTMLElement
let logged: string[]
let spies: MockInstance[]
const log = (...args: unknown[]) => void logged.push(args.join(' '))

beforeEach(() => {
  logged = []
  spies = [vi.spyOn(console, 'error').mockImplementation(log), vi.spyOn(console, 'warn').mockImplementation(log)]
  page = document.createElement('div')
  document.body.append(page)
})
afterEach(() => {
  for (const spy of spies) spy.mockRestore()
  page.remove()
})

/** Calls `onHydrated` once React has hydrated its children. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/** Resolves after effects have run, and what they open is rendered. */
const afterEffects = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

describe.each(files)('$file', ({ file, stories }) => {
  let markup: Promise<Record<string, ServerMarkup>> | undefined

  test.each(stories)('%s', async (name) => {
    const Story = (await storiesOf(file))[name] as ComposedStory
    markup ??= commands.renderOnServer(file, stories)
    const server = (await markup)[name]
    expect(server?.logged, 'on the server').toEqual([])

    page.innerHTML = server?.html ?? ''
    const { promise: hydrated, resolve: onHydrated } = Promise.withResolvers<void>()
    const fail = (error: unknown) => {
      log(error)
      onHydrated()
    }
    const root = hydrateRoot(
      page,
      <StrictMode>
        <Hydrated onHydrated={onHydrated}>
          <Story />
        </Hydrated>
      </StrictMode>,
      { onRecoverableError: log, onUncaughtError: fail },
    )
    // If the root were unmounted earlier, React would log that it was updated before hydration.
    await hydrated
    await afterEffects()
    root.unmount()
    expect(logged, 'in the browser').toEqual([])
  })
})
