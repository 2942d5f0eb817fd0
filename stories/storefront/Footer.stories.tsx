import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer } from '#ds/storefront/Footer/index.ts'
import { landingTexts } from '#ds/texts/vi/landing.ts'
import { widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/Footer',
  component: Footer,
  args: { texts: landingTexts.footer },
  parameters: { layout: 'fullscreen', chromatic: { modes: widths } },
} satisfies Meta<typeof Footer>

export default meta

export const Default: StoryObj<typeof meta> = {}
