import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { never } from '#stories/fixtures/actions.ts'
import { retriesInPlace } from '#stories/fixtures/retries-in-place.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: 'components-errorstate',
  title: 'Components/Feedback/ErrorState · Trạng thái lỗi',
  component: ErrorState,
  args: {
    title: 'Không tải được danh sách máy chủ',
    description: 'Kiểm tra kết nối mạng rồi thử lại.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {}

/** The text is an alert; the button is not part of it. */
export const Announced: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      /^Không tải được danh sách máy chủ.*thử lại\.$/,
    )
  },
  parameters: { chromatic: { modes: inLight } },
}

export const RetriedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Thử lại' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** The failure stays visible, and nothing moves, until the retry has completed. */
export const Retrying: Story = {
  args: { onRetry: fn(never) },
  play: async ({ args, canvasElement }) => {
    await retriesInPlace(canvasElement)
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/^Không tải được danh sách máy chủ/)
  },
  parameters: { chromatic: { modes: inLight } },
}

export const NothingToRetry: Story = { args: { onRetry: undefined } }
