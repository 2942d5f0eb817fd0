import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Reveal, type RevealProps } from '#ds/components/brand/Reveal/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { inMotion } from '#stories/in-motion.ts'
import { inLight, motion } from '#stories/modes.ts'

const meta = {
  id: 'components-reveal',
  title: 'Components/Brand/Reveal · Hiện dần khi cuộn',
  component: Reveal,
  args: { children: <Text>Trung tâm dữ liệu tại Hà Nội, TP. Hồ Chí Minh và Singapore.</Text> },
} satisfies Meta<typeof Reveal>

export default meta
type Story = StoryObj<typeof meta>

/** In view when the page opens: it is visible without motion. */
export const InView: Story = { parameters: { chromatic: { modes: inLight } } }

/** Scroll down: each one slides into place once. With reduced motion, nothing moves. */
export const BelowTheViewport: Story = {
  args: { render: <section /> },
  // The picture would be three windows high.
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Stack space="4xl">
      {['Cuộn xuống', 'Hà Nội', 'TP. Hồ Chí Minh', 'Singapore'].map((name, index) => (
        <Box key={name} style={{ minBlockSize: '70vh' }}>
          {index === 0 ? <Text>{name}</Text> : <Reveal {...args} aria-label={name} />}
        </Box>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Singapore' })).toBeVisible()
  },
}

function Uncovered(args: RevealProps) {
  const [isCovered, setIsCovered] = useState(true)
  return (
    <>
      <Button onClick={() => setIsCovered(false)}>Cuộn xuống</Button>
      <Box hidden={!isCovered} style={{ blockSize: '110vh' }} />
      <Reveal {...args} />
    </>
  )
}

/** It fades in and rises 12 px within 400 ms, as soon as it comes into the window. */
export const Enters: Story = {
  parameters: { chromatic: { modes: motion } },
  render: (args) => <Uncovered {...args} />,
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('[data-component="Reveal"]')
    await waitFor(() => expect(section).toHaveAttribute('data-phase', 'waiting'))
    await inMotion(() => userEvent.click(within(canvasElement).getByRole('button')))
  },
}
