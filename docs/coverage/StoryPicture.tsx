import { committedPictures } from 'virtual:committed-pictures'
import { useEffect, useState } from 'react'
import { Link } from '#ds/components/Link/index.ts'
import { useTheme } from '#ds/providers/theme.tsx'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { pictureOf } from './pictures.ts'

/** A story in the index that every Storybook serves. */
export interface StoryEntry {
  id: string
  title: string
  name: string
  importPath: string
  type: 'story' | 'docs'
  /** With `dev` if the list on the left shows it. */
  tags: readonly string[]
}

/** The stories by id. Until the index has loaded, none. */
export function useStories(): ReadonlyMap<string, StoryEntry> {
  const [stories, setStories] = useState<ReadonlyMap<string, StoryEntry>>(new Map())
  useEffect(() => {
    const load = async () => {
      const response = await fetch('./index.json')
      const { entries }: { entries: Record<string, StoryEntry> } = await response.json()
      setStories(new Map(Object.entries(entries)))
    }
    load().catch(() => setStories(new Map()))
  }, [])
  return stories
}

const pictures = new Set(committedPictures)

interface StoryPictureProps {
  id: string
  /** Undefined until the index has loaded: the id is shown instead. */
  story: StoryEntry | undefined
  /** Default: the name of its component and its own. */
  name?: string
}

/** A link to a story, below its committed picture: the one in the page's theme, or else in the other. */
export function StoryPicture({ id, story, name }: StoryPictureProps) {
  const { theme } = useTheme()
  const text = name ?? (story ? `${story.title.split('/').at(-1)}: ${story.name}` : id)
  const picture = story && pictureOf(pictures, id, story.importPath, theme)
  const isInTheme = picture?.includes(`_${theme}`)
  return (
    <>
      {picture && (
        <a href={`./?path=/story/${id}`} target="_top" style={frame}>
          <img
            src={`./pictures/${picture}`}
            alt={`${text}, as played${isInTheme ? '' : ', in the other theme'}`}
            loading="lazy"
            style={{
              inlineSize: picture.endsWith('-360.webp') ? '45%' : '100%',
              blockSize: 'auto',
              marginInline: 'auto',
            }}
          />
        </a>
      )}
      <Link href={`./?path=/story/${id}`} target="_top">
        {text}
      </Link>
    </>
  )
}

/** The top of the picture, at its own proportions; of one height, so that nothing moves when it loads. */
const frame = {
  display: 'block',
  blockSize: '8rem',
  overflow: 'hidden',
  border: `1px solid ${color.line.hairline}`,
  borderRadius: vars.radius.control,
} as const

/** Columns of pictures, as many as fit. */
export const pictureGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: '1rem',
} as const
