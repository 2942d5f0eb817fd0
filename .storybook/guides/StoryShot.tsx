import { DocsContext } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext } from 'react'
import { useTheme } from '#ds/providers/theme.tsx'
import type { StoryOrPicture } from '#storybook/pages/StoryOrPicture.tsx'
import { pictureOf, type ShownStory } from '#storybook/pages/story-picture.ts'

interface StoryShotProps {
  /** The story, of a file that a page of the same docs attaches or imports. */
  of: NonNullable<ComponentProps<typeof StoryOrPicture>['of']>
  /** Which part of the picture to show, as `object-position`. The upper left corner if absent. */
  at?: string
  /** How much larger than the width of its box the picture is shown, to read one detail of it. 1 if absent. */
  zoom?: number
}

/** A part of a story's committed picture, in the theme of the page: an example of a rule about a whole screen, or about what floats over the page. */
export function StoryShot({ of, at = 'left top', zoom = 1 }: StoryShotProps) {
  const { story } = useContext(DocsContext).resolveOf(of, ['story'])
  const picture = pictureOf(story as unknown as ShownStory, useTheme().theme)
  if (!picture) throw new Error(`The story ${story.id} has no picture.`)
  return (
    <span className="sen-story-shot">
      <img src={picture.url} alt="" style={{ objectPosition: at, scale: zoom, transformOrigin: at }} />
    </span>
  )
}
