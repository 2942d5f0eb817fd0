import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { inLight, inLightOnDesktop, widths } from '#stories/modes.ts'
import { alignChoice, spaceChoice } from './choices.ts'
import { Swatch } from './swatch.tsx'

const meta = {
  id: 'primitives-grid',
  title: 'Primitives/Grid · Lưới',
  component: Grid,
  argTypes: { space: spaceChoice, align: alignChoice, children: { control: false } },
  args: {
    columns: { base: 1, medium: 2, large: 4 },
    children: ['CPU', 'RAM', 'Ổ cứng', 'Băng thông'].map((part) => <Swatch key={part}>{part}</Swatch>),
  },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

/** 4, 2 or 1 in a row. */
export const FourColumns: Story = { parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } } }

export const ThreeColumns: Story = { args: { columns: 3, space: 'lg' }, parameters: { chromatic: { modes: inLight } } }
