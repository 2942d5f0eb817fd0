import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AttachmentList } from '#ds/domain/AttachmentList/index.ts'
import { attachmentTexts } from '#ds/texts/ticket-thread.ts'
import { inLight } from '#stories/modes.ts'

const files = [
  { id: 'file-1', name: 'auth.log', type: 'text/plain', size: 18_432 },
  { id: 'file-2', name: 'man-hinh-loi.png', type: 'image/png', size: 1_468_006 },
  { id: 'file-3', name: 'cau-hinh.zip', type: 'application/zip', size: 10_485_760 },
]

const meta = {
  id: 'domain-attachmentlist',
  title: 'Domain/AttachmentList · Danh sách tệp đính kèm',
  component: AttachmentList,
  args: { files, texts: attachmentTexts.vi },
} satisfies Meta<typeof AttachmentList>

export default meta
type Story = StoryObj<typeof meta>

/** Each name is a link that saves the file. With a pointer at the first, and the keyboard's focus on the second. */
export const ToDownload: Story = {
  args: { fileHref: ({ id }) => `/api/files/${id}` },
  parameters: {
    pseudo: { hover: ['li:nth-child(1) a'], focusVisible: ['li:nth-child(2) a'] },
    chromatic: { modes: inLight },
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Tải xuống auth.log' })
    await expect(link).toHaveAttribute('href', '/api/files/file-1')
    await expect(link).toHaveAttribute('download', 'auth.log')
    await expect(within(canvasElement).getByText(/10\sMB/)).toBeVisible()
  },
}

/** A file that needs a token is saved by a button. */
export const ByButton: Story = {
  args: { onDownload: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tải xuống auth.log' }))
    await expect(args.onDownload).toHaveBeenCalledWith(files[0])
  },
}

/** On their way, failed, and ready to be sent. */
export const BeingAdded: Story = {
  args: {
    files: files.map((file, index) => ({
      ...file,
      ...(index === 0 && { progress: 0.4 }),
      ...(index === 1 && { error: 'Máy chủ không phản hồi. Vui lòng thử lại.' }),
    })),
    onRemove: fn(),
    onRetry: fn(),
  },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/40\s?%/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại tệp man-hinh-loi.png' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ tệp cau-hinh.zip' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
