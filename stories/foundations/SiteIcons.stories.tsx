import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '#ds/primitives/Text/index.ts'
import appleTouchIcon from '#public/apple-touch-icon.png'
import favicon from '#public/favicon.svg'
import faviconSmall from '#public/favicon-32.png'
import icon192 from '#public/icon-192.png'
import icon512 from '#public/icon-512.png'
import share from '#public/share.png'
import { inLight } from '#stories/modes.ts'

const files = {
  'favicon.svg': favicon,
  'favicon-32.png': faviconSmall,
  'apple-touch-icon.png': appleTouchIcon,
  'icon-192.png': icon192,
  'icon-512.png': icon512,
  'share.png': share,
}

/** What browsers, phones and messengers show of the site: its icons, and the image of a shared link. */
function SiteIcons() {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1rem' }}>
      {Object.entries(files).map(([name, source]) => (
        <li key={name}>
          {/* The large ones reduced: the picture would weigh as much as a page. */}
          <img src={source} alt="" style={{ maxInlineSize: '16rem', blockSize: 'auto' }} />
          <Text size="caption" tone="secondary">
            {name}
          </Text>
        </li>
      ))}
    </ul>
  )
}

const meta = {
  id: 'foundations-site-icons',
  title: 'Foundations/Site icons · Biểu tượng của trang web',
  component: SiteIcons,
  tags: ['!autodocs'],
  parameters: { chromatic: { modes: { dark: { disable: true }, ...inLight } } },
} satisfies Meta<typeof SiteIcons>

export default meta

/** Drawn by `site/build/draw-icons.ts` from the logo, the tokens and the texts. Only on light, where their corners are visible. */
export const Files: StoryObj<typeof meta> = {}
