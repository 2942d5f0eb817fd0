import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { inLight, inLightOnDesktop, widths } from '#stories/modes.ts'

const meta = {
  id: 'primitives-heading',
  title: 'Primitives/Heading · Tiêu đề',
  component: Heading,
  args: { level: 1, children: 'Máy chủ ảo cho doanh nghiệp Việt' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const LevelOne: Story = {}

const sizes = ['display1', 'display2', 'display3', 'page', 'section', 'title', 'small'] as const

/** The three display sizes grow with the window, the others are fixed. */
export const Sizes: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  render: (args) => (
    <Stack space="lg">
      {sizes.map((size, index) => (
        <Heading key={size} {...args} level={index === 0 ? 1 : 2} size={size} />
      ))}
    </Stack>
  ),
}

/** The level is the position in the outline and does not determine the size. */
export const LevelIndependentOfSize: Story = {
  args: { level: 1, size: 'small' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Marks above capitals do not touch the line above. */
export const TwoLinesOfCapitals: Story = {
  args: { size: 'display1', children: 'ỨNG DỤNG ẤN TƯỢNG CỦA BẠN, Ổ CỨNG NVMe CỰC NHANH' },
  parameters: { chromatic: { modes: widths } },
}

/** A heading that receives the focus after a navigation has no ring: it is not a control. */
export const States: Story = {
  args: { tabIndex: -1 },
  parameters: { pseudo: { focusVisible: ['h1'] }, chromatic: { modes: inLight } },
}
