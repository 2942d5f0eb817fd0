import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FailureScreen } from '#ds/screens/FailureScreen/index.ts'
import { failureTexts } from '#ds/texts/vi/failure.ts'
import { inLight, inLightOnPhone, phone } from '#stories/modes.ts'

const meta = {
  title: 'Screens/FailureScreen',
  component: FailureScreen,
  tags: ['stable'],
  args: { texts: failureTexts, onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FailureScreen>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const OnAPhone: Story = { parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } } }
