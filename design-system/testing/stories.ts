import { composeStories, type Meta } from '@storybook/react-vite'
import type { FunctionComponent } from 'react'
import { withPage } from '#storybook/with-page.tsx'

/** A story as a component, in the page that Storybook puts around it. */
export interface ComposedStory extends FunctionComponent {
  /** Renders it into an element and plays it. */
  run: (context: { canvasElement: HTMLElement }) => Promise<void>
  args: Record<string, unknown>
  /** Given where a person acts in the story. */
  play?: unknown
}

type StoryModule = { default: Meta } & Record<string, unknown>

const modules = import.meta.glob<StoryModule>('/stories/**/*.stories.tsx')

/** Every file of stories, from the root: `/stories/components/Button.stories.tsx`. */
export const storyFiles = Object.keys(modules).sort()

/** The stories of one file by their names. */
export async function storiesOf(file: string): Promise<Record<string, ComposedStory>> {
  const load = modules[file]
  if (!load) throw new Error(`${file} is no file of stories.`)
  const project = { decorators: [withPage], initialGlobals: { theme: 'dark', language: 'vi' } }
  return composeStories(await load(), project) as unknown as Record<string, ComposedStory>
}
