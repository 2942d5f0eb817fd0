import { componentFacts } from 'virtual:component-facts'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { proofsOf } from '#docs/coverage/rows.ts'
import { pictureGrid, StoryPicture, useStories } from '#docs/coverage/StoryPicture.tsx'
import { sections } from '#docs/coverage/sections.ts'
import { Link } from '#ds/components/Link/index.ts'
import { ComponentLinks } from '#storybook/pages/ComponentHeader.tsx'

/** The title of the page's stories: `Screens/LoginScreen`. */
const useTitle = () => useContext(DocsContext).resolveOf('meta', ['meta']).preparedMeta.title

/** The components that the screen imports, each with a link to its page. */
export function Pieces() {
  const path = useTitle().replace('Screens/', 'screens/')
  return (
    <p>
      <ComponentLinks paths={componentFacts[path]?.uses ?? []} />
    </p>
  )
}

interface SpecificationProps {
  /** Groups of the coverage that are about this screen: `Customer dashboard`. */
  groups: readonly string[]
}

/** What the specification says of the screen: the rows of these groups, and all that its stories prove. */
export function Specification({ groups }: SpecificationProps) {
  const prefix = `${useTitle().replace('/', '-').toLowerCase()}--`
  const rows = sections
    .flatMap((section) => section.groups)
    .flatMap(({ title, rows: all }) =>
      all.filter((row) => groups.includes(title) || proofsOf(row).some(([story]) => story.startsWith(prefix))),
    )
  return (
    <ul>
      {[...new Map(rows.map((row) => [row.sentence, row])).values()].map(({ sentence, spec }) => (
        <li key={sentence}>
          {spec[0] ? (
            <Link href={`./?path=/docs/start-here-coverage--docs#spec-${spec[0]}`} target="_top">
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </li>
      ))}
    </ul>
  )
}

/** Every story of the screen, with its picture. */
export function States() {
  const title = useTitle()
  const stories = [...useStories().values()].filter(
    (story) => story.title === title && story.type === 'story' && story.tags.includes('dev'),
  )
  return (
    <div className="sb-unstyled" style={pictureGrid}>
      {stories.map((story) => (
        <span key={story.id} style={{ display: 'grid', gap: '0.25rem', alignContent: 'start' }}>
          <StoryPicture id={story.id} story={story} name={story.name} />
        </span>
      ))}
    </div>
  )
}
