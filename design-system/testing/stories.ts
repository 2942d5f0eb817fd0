import { composeStories, type Meta } from '@storybook/react-vite'
import type { FunctionComponent } from 'react'
import { loadFonts } from '#storybook/load-fonts.ts'
import { OWN_LANGUAGE, withPage } from '#storybook/with-page.tsx'

/** A story as a component, inside Storybook's decorators. */
export interface ComposedStory extends FunctionComponent {
  /** Renders the story into an element and runs its play function. */
  run: (context: { canvasElement: HTMLElement }) => Promise<void>
  args: Record<string, unknown>
}

type StoryModule = { default: Meta } & Record<string, unknown>

const modules = import.meta.glob<StoryModule>('/stories/**/*.stories.tsx')

/** All story files: `/stories/components/forms/Button.stories.tsx`. */
export const storyFiles = Object.keys(modules).sort()

/** The stories of a file, by name. @throws if there is no such file. */
export async function storiesOf(file: string): Promise<Record<string, ComposedStory>> {
  const load = modules[file]
  if (!load) throw new Error(`${file} is not a story file.`)
  const project = {
    decorators: [withPage],
    loaders: [loadFonts],
    initialGlobals: { theme: 'dark', language: OWN_LANGUAGE },
  }
  return composeStories(await load(), project) as unknown as Record<string, ComposedStory>
}
