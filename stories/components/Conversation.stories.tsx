import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Conversation } from '#ds/components/Conversation/index.ts'
import { ticketTexts } from '#ds/texts/vi/tickets.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { conversation, longConversation } from '#stories/fixtures/conversation.ts'
import { inLight, inLightOnDesktop, phone, widths } from '#stories/modes.ts'

const texts = ticketTexts.conversation

const meta = {
  title: 'Components/Conversation',
  component: Conversation,
  tags: ['beta'],
  args: {
    messages: ready(conversation),
    viewer: 'customer',
    draft: '',
    onDraftChange: fn(),
    onReply: fn(done),
    maxLength: 5000,
    texts,
  },
  render: function WithDraft(args) {
    const [draft, setDraft] = useState(args.draft)
    return (
      <Conversation
        {...args}
        draft={draft}
        onDraftChange={(next) => {
          setDraft(next)
          args.onDraftChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Conversation>

export default meta
type Story = StoryObj<typeof meta>

export const OfTheCustomer: Story = { parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } } }

export const OfTheSupport: Story = { args: { viewer: 'admin' } }

/** Long words break, and markup is shown as it was typed. */
export const LongTexts: Story = {
  args: { messages: ready(longConversation) },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/<b>Không in đậm<\/b>/)).toBeVisible()
    await expect(canvasElement.querySelector('b')).toBeNull()
  },
}

export const Sends: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: /^Trả lời/ })
    await userEvent.type(field, 'Đã mở cổng 22.')
    await userEvent.click(canvas.getByRole('button', { name: texts.send }))
    await expect(args.onReply).toHaveBeenLastCalledWith('Đã mở cổng 22.')
    await waitFor(() => expect(field).toHaveValue(''))
  },
}

/** An empty reply is not sent; the field says what is missing. */
export const EmptyReply: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.send }))
    const field = canvas.getByRole('textbox', { name: /^Trả lời/ })
    await expect(field).toHaveAccessibleDescription(texts.required)
    await expect(field).toHaveFocus()
    await expect(args.onReply).not.toHaveBeenCalled()
  },
}

/** A refused reply stays in the field. */
export const NotSent: Story = {
  args: { draft: 'Đã mở cổng 22.', onReply: fn(failing('Máy chủ chưa trả lời. Vui lòng thử lại.')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.send }))
    await expect(await canvas.findByText(texts.failureTitle)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Trả lời/ })).toHaveValue('Đã mở cổng 22.')
  },
}

export const Pending: Story = {
  args: { draft: 'Đã mở cổng 22.', onReply: fn(never) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.send }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.sending }))
    await expect(args.onReply).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { messages: ready([]), hint: ticketTexts.closedHint },
  parameters: { chromatic: { modes: inLight } },
}

export const Loading: Story = { args: { messages: loading }, parameters: { chromatic: { modes: inLight } } }

const onRetry = fn()

export const Failed: Story = {
  args: { messages: { status: 'error', message: 'Máy chủ chưa trả lời. Vui lòng thử lại.', onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLight } },
}
