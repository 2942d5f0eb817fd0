import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorState } from '#ds/components/ErrorState/index.ts'

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  tags: ['stable'],
  args: {
    title: 'Không tải được danh sách máy chủ',
    description: 'Kiểm tra kết nối mạng rồi thử lại.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The words are an alert; the button is not part of it. */
export const Announced: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      /^Không tải được danh sách máy chủ.*thử lại\.$/,
    )
  },
}

export const RetriedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Thử lại' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NothingToRetry: Story = { args: { onRetry: undefined } }
