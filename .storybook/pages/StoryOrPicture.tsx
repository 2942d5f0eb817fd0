import { AnchorMdx, DocsContext, Story } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext, useEffect, useState } from 'react'
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import { Button } from '#ds/components/Button/index.ts'
import { useTheme } from '#ds/providers/theme.tsx'
import { needsPicture, pictureOf, type ShownStory } from './story-picture.ts'

type StoryProps = ComponentProps<typeof Story>

/**
 * A story on a docs page, in the state in which its play function leaves it: as its committed picture if it acts, live otherwise. One that acts and
 * has no picture is shown as it is before its actions, or, where only a frame can show it, is named. It acts on this page when the reader asks for it.
 * A changed control of its props makes it live.
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
  if (live || !needsPicture(shown, isInFrame)) return <Story {...props} autoplay={live !== 'unplayed'} />
  const picture = pictureOf(shown, theme)
  const actions = shown.playFunction ? ', after the actions of the story' : ''
  const hasOwnWidth = shown.storyGlobals.viewport !== undefined
  const bar = (text: string) => (
    <p>
      <span>{text}</span>
      {!hasOwnWidth && (
        <Button size="small" emphasis="outline" onClick={() => setLive('played')}>
          Play it here
        </Button>
      )}
      <AnchorMdx href={`?path=/story/${story.id}`} target="_self">
        Open the story
      </AnchorMdx>
    </p>
  )
  if (!picture && !isInFrame && !hasOwnWidth)
    return (
      <div className="sen-story-picture">
        <Story {...props} autoplay={false} />
        {bar('Before the actions of the story.')}
      </div>
    )
  return (
    <div id={`story--${story.id}`} className="sb-story sb-unstyled sen-story-picture" data-story-block="true">
      {picture ? (
        <>
          <img src={picture.url} width={picture.width} alt={`The story ${story.name}`} />
          {bar(
            `A picture${picture.theme === theme ? '' : ` in ${picture.theme}`}, ${picture.width} px wide${actions}.`,
          )}
        </>
      ) : (
        bar(`${story.name}: no picture, since it hardly differs from another story.`)
      )}
    </div>
  )
}
