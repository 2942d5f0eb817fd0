import '#ds/css/global.ts'
import { clearAllMocks } from 'storybook/test'
import { afterEach, beforeEach, describe, test } from 'vitest'
import { page } from 'vitest/browser'
import { preventNavigation } from './prevent-navigation.ts'
import { storiesOf, storyFiles } from './stories.ts'

/**
 * Runs the play functions of a folder's stories, such as `admin`, as tests, without pictures. `-t VpsTable` selects one
 * component.
 */
export async function playStories(folder: string): Promise<void> {
  const files = storyFiles.filter((file) => file.startsWith(`/stories/${folder}/`))
  const components = await Promise.all(
    files.map(async (file) => ({ name: file.replace(/^.*\/|\.stories\.tsx$/g, ''), stories: await storiesOf(file) })),
  )
  let container: HTMLElement
  let allowNavigation: () => void
  beforeEach(() => {
    clearAllMocks()
    allowNavigation = preventNavigation()
    container = document.createElement('div')
    document.body.append(container)
  })
  afterEach(() => {
    container.remove()
    allowNavigation()
  })
  for (const { name, stories } of components) {
    const played = Object.entries(stories).filter(([, { play }]) => play)
    if (played.length === 0) continue
    describe(name, () => {
      for (const [story, { run, globals }] of played)
        test(story, async () => {
          await page.viewport(globals.viewport?.value === 'phone' ? 360 : 1280, 900)
          await run({ canvasElement: container })
        })
    })
  }
}
