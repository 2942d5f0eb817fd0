import { committedPictures } from 'virtual:committed-pictures'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { useTheme } from '#ds/providers/theme.tsx'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { pictureOf } from './picture-of.ts'

const pictures = new Set(committedPictures)

interface StoryPictureProps {
  id: string
  /** The file of the story: `./stories/components/forms/Button.stories.tsx`. Undefined while that is not known. */
  importPath: string | undefined
  /** The text of the link. */
  name: string
  /** Whether to show all of the picture, and not only its top. Default: false. */
  isWhole?: boolean
}

/** A link to a story, below its committed picture: the one in the page's theme, or else in the other. */
export function StoryPicture({ id, importPath, name, isWhole = false }: StoryPictureProps) {
  const { theme } = useTheme()
  const picture = importPath && pictureOf(pictures, id, importPath, theme)
  const isInTheme = picture?.includes(`_${theme}`)
  return (
    <>
      {picture && (
        <a href={`./?path=/story/${id}`} target="_top" style={isWhole ? undefined : frame}>
          <img
            src={`./pictures/${picture}`}
            alt={`${name}, as played${isInTheme ? '' : ', in the other theme'}`}
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
        {name}
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
