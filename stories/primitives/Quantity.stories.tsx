import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Quantity, type QuantityProps } from '#ds/primitives/Quantity/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: 'primitives-quantity',
  title: 'Primitives/Quantity · Số lượng kèm đơn vị',
  component: Quantity,
  args: { value: 18.6, unit: 'Mbit/s' },
} satisfies Meta<typeof Quantity>

export default meta
type Story = StoryObj<typeof meta>

const quantities: QuantityProps[] = [
  { value: 18.6, unit: 'Mbit/s' },
  { value: 7, unit: 'ms' },
  { value: 5, to: 15, unit: 'phút' },
  { value: 1.2, total: 2, unit: 'GB' },
  { value: 2, total: 6 },
  { value: -4.5 },
]

/** In a sentence the unit is as large as the figure; the total steps back behind the part. */
export const InText: Story = {
  render: () => (
    <Stack space="2xs">
      {quantities.map((props) => (
        <Text key={`${props.value} ${props.unit}`} weight="semibold">
          <Quantity {...props} />
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const texts = Array.from(canvasElement.querySelectorAll('[data-component="Quantity"]'), (line) => line.textContent)
    await expect(texts).toEqual(
      ['18,6 Mbit/s', '7 ms', '5–15 phút', '1,2 / 2 GB', '2 / 6', '\u22124,5'].map((text) =>
        text.replaceAll(' ', '\u00a0'),
      ),
    )
  },
}

/** Beside a large figure the unit is small. */
export const LargeFigures: Story = {
  parameters: { chromatic: { modes: inLight } },
  render: () => (
    <Inline space="xl" align="baseline">
      {quantities.slice(0, 5).map((props) => (
        <Text key={`${props.value} ${props.unit}`} size="figure" weight="semibold" render={<span />}>
          <Quantity {...props} unitSize="small" />
        </Text>
      ))}
    </Inline>
  ),
}
