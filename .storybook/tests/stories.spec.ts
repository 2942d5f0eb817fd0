import { expect } from 'playwright/test'
import { entries, test } from './built-storybook.ts'

const played = entries.filter(({ type, tags }) => type === 'story' && tags?.includes('play-fn'))

for (const [title, stories] of Map.groupBy(played, (story) => story.title))
  test(`${title}: no story fails in the manager at 1440 × 900`, async ({ previews: { dark: preview } }) => {
    for (const story of stories) {
      await preview.page.setViewportSize(await preview.windowOf(story.id))
      const failures = await preview.show(story)
      expect.soft([...failures, ...preview.takeMessages()], story.id).toEqual([])
    }
  })
