import { AnchorMdx, DocsContext, Story } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext, useEffect, useState } from 'react'
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import { Button } from '#ds/components/Button/index.ts'
import { useTheme } from '#ds/providers/theme.tsx'
import { needsPicture, pictureOf, type ShownStory } from './story-picture.ts'

type StoryProps = ComponentProps<typeof Story>

/**
 * A story on a docs page, in the state in which its play function leaves it: as its committed picture if it acts, live otherwise. A
 * changed control of its props makes it live.
 */
export function StoryOrPicture(props: StoryProps) {
  const context = useContext(DocsContext)
  const { story } = context.resolveOf('of' in props && props.of ? props.of : 'story', ['story'])
  const shown = story as unknown as ShownStory
  const { theme } = useTheme()
  const [live, setLive] = useState<'played' | 'unplayed'>()
  useEffect(() => {
    const onChange = ({ storyId }: { storyId: string }) => storyId === story.id && setLive('unplayed')
    context.channel.on(STORY_ARGS_UPDATED, onChange)
    return () => context.channel.off(STORY_ARGS_UPDATED, onChange)
  }, [context.channel, story.id])

  const isInFrame = !(props.inline ?? story.parameters.docs?.story?.inline ?? true)
  const picture = needsPicture(shown, isInFrame) ? pictureOf(shown, theme) : undefined
  if (!picture || live) return <Story {...props} autoplay={live !== 'unplayed'} />
  return (
    <div id={`story--${story.id}`} className="sb-story sb-unstyled sen-story-picture" data-story-block="true">
      <img src={picture.url} width={picture.width} alt={`The story ${story.name}`} />
      <p>
        <span>
          {`A picture${picture.theme === theme ? '' : ` in ${picture.theme}`}, ${picture.width} px wide${shown.playFunction ? ', after the actions of the story' : ''}.`}
        </span>
        {!shown.storyGlobals.viewport && (
          <Button size="small" emphasis="outline" onClick={() => setLive('played')}>
            Play it here
          </Button>
        )}
        <AnchorMdx href={`?path=/story/${story.id}`} target="_self">
          Open the story
        </AnchorMdx>
      </p>
    </div>
  )
}
