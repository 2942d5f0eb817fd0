import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ReplyBox, type Upload } from '#ds/domain/ReplyBox/index.ts'
import { replyBoxTexts as texts } from '#ds/texts/ticket-thread.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { inLight, inLightOnDesktop, phone, widths } from '#stories/modes.ts'

const fileRules = { types: ['image/png', 'application/pdf', 'text/plain'], bytesMax: 10_485_760, countMax: 2 }
const arrived: Upload = async (file) => ({ ok: true, id: `server-${file.name}` })
const asNote = {
  label: 'Ghi chú nội bộ',
  description: 'Khách hàng không thấy ghi chú này.',
  save: 'Lưu ghi chú',
  saving: 'Đang lưu ghi chú…',
}

const meta = {
  id: 'domain-replybox',
  title: 'Domain/ReplyBox · Ô trả lời',
  component: ReplyBox,
  args: {
    draft: '',
    onDraftChange: fn(),
    onReply: fn(done),
    maxLength: 5000,
    onUpload: fn<Upload>(arrived),
    onRemoveFile: fn(),
    fileRules,
    texts: texts.vi,
  },
  render: function WithDraft(args) {
    const [draft, setDraft] = useState(args.draft)
    return (
      <ReplyBox
        {...args}
        draft={draft}
        onDraftChange={(next) => {
          setDraft(next)
          args.onDraftChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof ReplyBox>

export default meta
type Story = StoryObj<typeof meta>

const fieldOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox')
const inputOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
const file = (name: string, type: string) => new File(['nhật ký'], name, { type })

export const EmptyReply: Story = { parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } } }

/** Ctrl and Enter send; text and files are cleared once the server has them. */
export const SendsByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, 'Đã mở cổng 22.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onReply).toHaveBeenLastCalledWith({ body: 'Đã mở cổng 22.', attachmentIds: [] })
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(field).toHaveFocus()
  },
}

/** An empty reply is not sent; the field says what is missing. */
export const NothingTyped: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.vi.send }))
    const field = fieldOf(canvasElement)
    await expect(field).toHaveAccessibleDescription(texts.vi.required)
    await expect(field).toHaveFocus()
    await expect(args.onReply).not.toHaveBeenCalled()
  },
}

/** A refused reply stays in the field, with its files. */
export const NotSent: Story = {
  args: { draft: 'Đã mở cổng 22.', onReply: fn(failing('Máy chủ chưa phản hồi. Vui lòng thử lại.')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(inputOf(canvasElement) as HTMLInputElement, file('auth.log', 'text/plain'))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: texts.vi.send }))
    await expect(await canvas.findByText(texts.vi.failureTitle)).toBeVisible()
    await expect(args.onReply).toHaveBeenLastCalledWith({
      body: 'Đã mở cổng 22.',
      attachmentIds: ['server-auth.log'],
    })
    await expect(fieldOf(canvasElement)).toHaveValue('Đã mở cổng 22.')
    await expect(canvas.getByText('auth.log')).toBeVisible()
  },
}

export const Pending: Story = {
  args: { draft: 'Đã mở cổng 22.', onReply: fn(never) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.vi.send }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.vi.sending }))
    await expect(args.onReply).toHaveBeenCalledOnce()
  },
}

/** A reply waits for its files, and says so. */
export const FileOnItsWay: Story = {
  args: {
    draft: 'Đây là ảnh màn hình.',
    onUpload: fn<Upload>((_, { onProgress }) => {
      onProgress(0.4)
      return never()
    }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(inputOf(canvasElement) as HTMLInputElement, file('man-hinh.png', 'image/png'))
    await expect(await canvas.findByRole('progressbar', { name: 'man-hinh.png' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.vi.send }))
    await expect(fieldOf(canvasElement)).toHaveAccessibleDescription(texts.vi.filesOnTheirWay)
    await expect(args.onReply).not.toHaveBeenCalled()
  },
}

/** A file that the server did not take is sent again, or removed; the reply does not go without it. */
export const FileNotTaken: Story = {
  args: { draft: 'Đây là ảnh màn hình.', onUpload: fn<Upload>(async () => ({ ok: false, message: 'Mạng bị ngắt.' })) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(inputOf(canvasElement) as HTMLInputElement, file('man-hinh.png', 'image/png'))
    await expect(await canvas.findByText('Mạng bị ngắt.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.vi.send }))
    await expect(args.onReply).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: texts.vi.files.remove('man-hinh.png') }))
    await expect(canvas.getByRole('button', { name: texts.vi.files.choose })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: texts.vi.send }))
    await expect(args.onReply).toHaveBeenCalledOnce()
  },
}

/** What the rules forbid is named, and never sent. */
export const FilesRefused: Story = {
  parameters: { chromatic: { modes: { ...phone, ...inLight } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(
      inputOf(canvasElement) as HTMLInputElement,
      [file('phim.mp4', 'video/mp4'), ...['1', '2', '3'].map((name) => file(`${name}.png`, 'image/png'))],
      { applyAccept: false },
    )
    await expect(canvas.getByText(texts.vi.files.refused.wrongType('phim.mp4'))).toBeVisible()
    await expect(canvas.getByText(texts.vi.files.refused.tooMany(2))).toBeVisible()
    await expect(args.onUpload).toHaveBeenCalledTimes(2)
  },
}

/** In the back-office: a note looks different, so that none is sent as a reply by mistake. */
export const Note: Story = {
  args: { draft: 'Kiểm tra tường lửa trước.', onNote: fn(done), texts: { ...texts.vi, note: 'Ghi chú', asNote } },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: asNote.label }))
    await expect(canvas.getByRole('textbox', { name: 'Ghi chú' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: asNote.save })).toBeVisible()
    await expect(args.onReply).not.toHaveBeenCalled()
  },
}

/** The length is shown as it nears the end. */
export const NearlyFull: Story = {
  args: { draft: 'Chi tiết. '.repeat(45), maxLength: 500, hint: 'Yêu cầu đã đóng. Tin nhắn mới sẽ mở lại yêu cầu.' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('450/500')).toBeVisible()
  },
}
