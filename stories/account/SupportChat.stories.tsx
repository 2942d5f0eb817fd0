import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SupportChat } from '#ds/account/SupportChat/index.ts'
import { VpsRows } from '#ds/account/VpsRows/index.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { now, ready, vps } from '#stories/fixtures/account.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { useInLanguage } from '#stories/in-language.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const meta = {
  title: 'Account/SupportChat',
  component: SupportChat,
  tags: ['beta'],
  args: {
    email: 'customer@sen.test',
    onSend: fn(async (): Promise<SubmitResult> => ({ ok: true })),
    texts: accountTexts.chat,
  },
  // Positioned like in the header. The picture is as high as the window, to show the entire panel.
  decorators: [
    (Story) => (
      <Box padding="sm" style={{ minBlockSize: '100vh' }}>
        <Inline justify="end">
          <Story />
        </Inline>
      </Box>
    ),
  ],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof SupportChat>

export default meta
type Story = StoryObj<typeof meta>

const launcher = () => screen.getByRole('button', { name: 'Trò chuyện trực tuyến' })

/** Opens the panel by the keyboard. */
async function open() {
  launcher().focus()
  await userEvent.keyboard('{Enter}')
  const chat = within(await openedDialog('Trò chuyện trực tuyến'))
  return {
    chat,
    email: () => chat.getByRole('textbox', { name: /Email/ }),
    message: () => chat.getByRole('textbox', { name: /Tin nhắn/ }),
    send: () => userEvent.click(chat.getByRole('button', { name: 'Gửi tin nhắn' })),
  }
}

export const Closed: Story = {
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async () => {
    await expect(launcher()).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Open: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async () => {
    const { email, message } = await open()
    await expect(email()).toHaveValue('customer@sen.test')
    await waitFor(() => expect(message()).toHaveFocus())
  },
}

/** The panel is above the page, which stays usable behind it. */
export const OpenOverAList: Story = {
  parameters: { chromatic: { modes: { ...widths, 'dark 768': { disable: true }, ...inLightOnDesktop } } },
  render: function OverAList(args) {
    return (
      <>
        <SupportChat {...args} />
        <VpsRows
          vps={useInLanguage(ready(vps))}
          now={now}
          texts={useInLanguage(accountTexts.vpsRows)}
          onSelectedIdChange={fn()}
          onOrder={fn()}
          style={{ inlineSize: '100%' }}
        />
      </>
    )
  },
  play: async () => {
    await open()
  },
}

export const RequiresBothFields: Story = {
  args: { email: '' },
  play: async ({ args }) => {
    const { chat, email, send } = await open()
    await send()
    await expect(await chat.findByText('Vui lòng điền đầy đủ thông tin')).toBeVisible()
    await waitFor(() => expect(email()).toHaveFocus())
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const RequiresTheMessage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const { chat, message, send } = await open()
    await userEvent.type(message(), '  ')
    await send()
    await expect(await chat.findByText('Vui lòng điền đầy đủ thông tin')).toBeVisible()
    await waitFor(() => expect(message()).toHaveFocus())
    await userEvent.type(message(), 'Xin chào')
    await waitFor(() => expect(chat.queryByText('Vui lòng điền đầy đủ thông tin')).not.toBeInTheDocument())
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  args: { onSend: fn(() => new Promise<SubmitResult>(() => {})) },
  play: async ({ args }) => {
    const { chat, message, send } = await open()
    await userEvent.type(message(), 'VPS của tôi không kết nối được SSH.')
    await send()
    const button = await chat.findByRole('button', { name: 'Đang gửi…' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(chat.getByRole('status')).toHaveTextContent('Đang gửi…')
    await userEvent.click(button)
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Sent: Story = {
  play: async ({ args }) => {
    const { chat, message, send } = await open()
    await userEvent.type(message(), 'VPS của tôi không kết nối được SSH.')
    await send()
    await expect(await chat.findByText('Đã gửi tin nhắn')).toBeVisible()
    await expect(chat.getByText('Chúng tôi sẽ trả lời qua customer@sen.test trong vòng 24 giờ.')).toBeVisible()
    await expect(args.onSend).toHaveBeenCalledWith({
      email: 'customer@sen.test',
      message: 'VPS của tôi không kết nối được SSH.',
    })
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Đã gửi tin nhắn/))
  },
  parameters: { chromatic: { modes: inLight } },
}

export const WritesAnotherMessage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const { chat, email, message, send } = await open()
    await userEvent.type(message(), 'Xin chào')
    await send()
    await userEvent.click(await chat.findByRole('button', { name: 'Viết tin nhắn khác' }))
    await waitFor(() => expect(message()).toHaveFocus())
    await expect(message()).toHaveValue('')
    await expect(email()).toHaveValue('customer@sen.test')
  },
}

export const Refused: Story = {
  args: { onSend: fn(async (): Promise<SubmitResult> => ({ ok: false, message: 'Máy chủ chưa trả lời.' })) },
  play: async () => {
    const { chat, message, send } = await open()
    await userEvent.type(message(), 'Xin chào')
    await send()
    await expect(await chat.findByRole('alert')).toHaveTextContent('Máy chủ chưa trả lời.')
    await expect(message()).toHaveValue('Xin chào')
  },
}
