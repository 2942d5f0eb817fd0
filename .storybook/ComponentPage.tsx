import { Controls, Description, DocsContext, Primary, Story, Title } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext } from 'react'
import { pictureGrid, StoryPicture } from './StoryPicture.tsx'

/** The page that Storybook makes of a component without a page of its own: its doc comment, its first story, its props, and all its states. */
export const ComponentPage = () => (
  <>
    <Title />
    <Description of="meta" />
    <Primary />
    <Controls />
    <h2>States</h2>
    <States />
  </>
)

/** The stories of the page's component, each as its committed picture: many live ones on a page would take the focus from each other. */
export function States() {
  const { componentStories } = useContext(DocsContext)
  return (
    <div className="sb-unstyled" style={pictureGrid}>
      {componentStories()
        .filter(({ tags }) => tags.includes('dev'))
        .map(({ id, name, parameters }) => (
          <span key={id} style={{ display: 'grid', gap: '0.25rem', alignContent: 'start' }}>
            <StoryPicture id={id} name={name} importPath={parameters.fileName} />
          </span>
        ))}
    </div>
  )
}

/** A story on a page: live, but not played; its picture if it needs a frame or has a width of its own. */
export function StoryOrPicture(props: ComponentProps<typeof Story>) {
  const { story } = useContext(DocsContext).resolveOf('of' in props && props.of ? props.of : 'story', ['story'])
  const isInline = props.inline ?? story.parameters.docs?.story?.inline ?? true
  if (isInline && story.storyGlobals.viewport === undefined) return <Story {...props} />
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gap: '0.25rem' }}>
      <StoryPicture id={story.id} name={story.name} importPath={story.parameters.fileName} isWhole />
    </div>
  )
}
