import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FailureScreen } from '#ds/screens/FailureScreen/index.ts'
import { failureTexts } from '#ds/texts/failure.ts'
import { inLightOnDesktop, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  id: 'screens-failurescreen',
  title: 'Screens/FailureScreen · Màn hình lỗi',
  component: FailureScreen,
  args: { texts: failureTexts.vi, onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FailureScreen>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } },
}

/** A slow server: the button shows that the page is on its way, and further clicks do nothing. */
export const Retrying: Story = {
  args: { onRetry: fn(() => new Promise(() => {})) },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Thử lại' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
