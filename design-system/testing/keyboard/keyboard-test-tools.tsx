import { render, screen } from '@testing-library/react'
import { expect, type Mock } from 'vitest'
import { userEvent } from 'vitest/browser'
import { preventNavigation } from '#ds/testing/prevent-navigation.ts'
import { storiesOf, storyFiles } from '#ds/testing/stories.ts'

/** The tests of some components: by the name of the component, then by its keys. */
export type KeyTests = Record<string, Record<string, () => Promise<void>>>

let args: Record<string, unknown>
let followed: string | undefined

/** Keeps links from leaving the page, and records them instead. @returns a cleanup function. */
export const recordLinks = () =>
  preventNavigation((href) => {
    followed = href
  })

/** The `href` of the last link that was followed in the current story. */
export const followedHref = () => followed

/** Renders a story of a component. @throws if there is no such story. */
export async function showStory(component: string, name: string) {
  const file = storyFiles.find((path) => path.endsWith(`/${component}.stories.tsx`))
  const Story = file && (await storiesOf(file))[name]
  if (!Story) throw new Error(`${component} has no story ${name}.`)
  followed = undefined
  args = Story.args
  for (const arg of Object.values(args)) if (isMock(arg)) arg.mockClear()
  render(
    <>
      <Story />
      {/* The next tab stop after the story. */}
      <select aria-label="Sau" />
    </>,
  )
}

const isMock = (arg: unknown): arg is Mock => typeof arg === 'function' && 'mockClear' in arg

/** Number of calls of a mock in the story's args. */
export const callsOf = (arg: string) => (args[arg] as Mock).mock.calls.length

/** Presses keys, as `userEvent.keyboard` writes them. */
export const press = (keys: string) => userEvent.keyboard(keys)
/** Moves the focus to the next element. */
export const tab = () => userEvent.tab()
/** Moves the focus to the previous element. */
export const shiftTab = () => userEvent.tab({ shift: true })

/** The element with this role and name. @throws unless there is exactly one. */
export const byRole = (role: string, name?: string | RegExp) => screen.getByRole(role, { ...(name && { name }) })

const query = (role: string, name?: string | RegExp) => screen.queryByRole(role, { ...(name && { name }) })

/** Waits until the element has the focus, since what opens may focus it a moment later. */
export const expectFocus = (role: string, name?: string | RegExp) =>
  expect.poll(() => query(role, name)).toSatisfy((element) => element !== null && element === document.activeElement)

/** Waits until the element is gone. */
export const expectAbsent = (role: string, name?: string) => expect.poll(() => query(role, name)).toBeNull()

/** Waits until the element exists. */
export const expectPresent = (role: string, name?: string) => expect.poll(() => query(role, name)).not.toBeNull()
