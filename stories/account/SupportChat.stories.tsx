import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SupportChat } from '#ds/account/SupportChat/index.ts'
import { VpsRows } from '#ds/account/VpsRows/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { catalog, loading, now, ready, vps } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { newChat } from '#stories/fixtures/dashboard.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { openTicket, ticketNow } from '#stories/fixtures/ticket-details.ts'
import { useInLanguage } from '#stories/in-language.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const { chat: texts } = accountTexts.vi
const goingOn = {
  ...newChat,
  messages: ready(openTicket.messages),
  ticket: { number: 'YC-118', href: '/tickets/ticket-1' },
  now: ticketNow,
}
const noPicture = { chromatic: { disableSnapshot: true } }

const meta = {
  id: 'account-supportchat',
  title: 'Account/SupportChat · Trò chuyện hỗ trợ',
  component: SupportChat,
  args: { open: false, onOpenChange: fn(), chat: newChat, texts },
  render: function WithState(args) {
    const [open, setOpen] = useState(args.open)
    const [draft, setDraft] = useState(args.chat.reply.draft)
    const reply = { ...args.chat.reply, draft, onDraftChange: setDraft }
    return <SupportChat {...args} open={open} onOpenChange={setOpen} chat={{ ...args.chat, reply }} />
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
    message: () => chat.getByRole('textbox', { name: /Tin nhắn/ }),
    send: () => userEvent.click(chat.getByRole('button', { name: texts.reply.send })),
  }
}

export const Closed: Story = {
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async () => {
    await expect(launcher()).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Before the first message, while the support team is offline: it says what to expect. */
export const Open: Story = {
  args: { chat: { ...newChat, isOnline: false } },
  parameters: { chromatic: { modes: widths } },
  play: async () => {
    const { chat, message } = await open()
    await waitFor(() => expect(message()).toHaveFocus())
    await expect(chat.getByText(texts.offline)).toBeVisible()
  },
}

/** The support team is there. */
export const Online: Story = {
  parameters: { chromatic: { modes: inLight } },
  play: async () => {
    const { chat } = await open()
    await expect(chat.getByText(texts.online)).toBeVisible()
  },
}

/** The newest open chat, with the way to its ticket. */
export const GoingOn: Story = {
  args: { chat: goingOn },
  parameters: { pseudo: { focusVisible: ['section[tabindex]'] }, chromatic: { modes: inLight } },
  play: async () => {
    const { chat } = await open()
    await expect(chat.getByText('Sen Cloud')).toBeVisible()
    await expect(chat.getByRole('link', { name: 'Mở trang của yêu cầu YC-118' })).toHaveAttribute(
      'href',
      '/tickets/ticket-1',
    )
  },
}

/** The panel is above the page, which stays usable behind it. */
export const OpenOverAList: Story = {
  args: { open: true },
  parameters: { chromatic: { modes: { ...widths, 'dark 768': { disable: true }, ...inLightOnDesktop } } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <VpsRows
          vps={useInLanguage(ready(vps))}
          now={now}
          catalog={useInLanguage(catalog)}
          texts={useInLanguage(accountTexts.vi.vpsRows)}
          onSelectedIdChange={fn()}
          onOrder={fn()}
          style={{ inlineSize: '100%' }}
        />
      </>
    ),
  ],
}

export const RequiresTheMessage: Story = {
  parameters: noPicture,
  play: async () => {
    const { chat, message, send } = await open()
    await userEvent.type(message(), '  ')
    await send()
    await expect(await chat.findByText(texts.reply.required)).toBeVisible()
    await waitFor(() => expect(message()).toHaveFocus())
  },
}

/** Nothing says that it was sent before the server has it. */
export const Sending: Story = {
  args: { chat: { ...newChat, reply: { ...newChat.reply, onReply: fn(never) } } },
  parameters: noPicture,
  play: async ({ args }) => {
    const { chat, message, send } = await open()
    await userEvent.type(message(), 'VPS của tôi không kết nối được SSH.')
    await send()
    const button = await chat.findByRole('button', { name: texts.reply.sending })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.chat.reply.onReply).toHaveBeenCalledOnce()
    await expect(message()).toHaveValue('VPS của tôi không kết nối được SSH.')
    await expect(chat.queryByRole('listitem')).toBeNull()
  },
}

export const Refused: Story = {
  args: { chat: { ...newChat, reply: { ...newChat.reply, onReply: fn(failing('Máy chủ chưa trả lời.')) } } },
  parameters: noPicture,
  play: async () => {
    const { chat, message, send } = await open()
    await userEvent.type(message(), 'Xin chào')
    await send()
    await expect(await chat.findByText('Máy chủ chưa trả lời.')).toBeVisible()
    await expect(message()).toHaveValue('Xin chào')
  },
}

export const Loading: Story = {
  args: {
    chat: { ...newChat, isOnline: undefined, messages: loading, reply: { ...newChat.reply, onReply: fn(done) } },
  },
  parameters: noPicture,
  play: async () => {
    await open()
  },
}
