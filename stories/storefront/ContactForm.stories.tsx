import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ContactForm, type ContactResult } from '#ds/storefront/ContactForm/index.ts'
import { contentTexts } from '#ds/texts/content.ts'
import { inLight, inLightOnPhone, widths } from '#stories/modes.ts'

const sent = async (): Promise<ContactResult> => ({ ok: true, number: 'YC-118' })

const meta = {
  id: 'storefront-contactform',
  title: 'Storefront/ContactForm · Biểu mẫu liên hệ',
  component: ContactForm,
  args: { texts: contentTexts.vi.form, onSend: fn(sent) },
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

const { form } = contentTexts.vi

async function fill(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.selectOptions(canvas.getByRole('combobox'), 'sales')
  await userEvent.type(canvas.getByLabelText(/^Họ và tên/), 'Ngọc')
  await userEvent.type(canvas.getByLabelText(/^Email/), 'ngoc@sen.test')
  await userEvent.type(canvas.getByLabelText(/^Tiêu đề/), 'Báo giá')
  await userEvent.type(canvas.getByLabelText(/^Nội dung/), 'Mười VPS cho một lớp học.')
  await userEvent.click(canvas.getByRole('button', { name: form.send }))
  return canvas
}

export const Empty: Story = { parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone } } } }

/** A quotation: with the product, and what is known of a customer. */
export const AboutAProduct: Story = {
  args: { about: 'cloud-gpu', initial: { name: 'Lê Thị Hồng Ngọc', email: 'ngoc@sen.test', topic: 'sales' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('ngoc@sen.test')
    await expect(canvas.getByRole('combobox')).toHaveValue('sales')
  },
}

/** One topic: there is nothing to choose. */
export const OneTopic: Story = {
  args: { topics: ['suggestion'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull()
  },
}

/** Each field says what to do; the first one has the focus. */
export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^Email/), 'ngoc@')
    await userEvent.type(canvas.getByLabelText(/^Số điện thoại/), '12')
    await userEvent.click(canvas.getByRole('button', { name: form.send }))
    for (const message of ['topic', 'name', 'email', 'phone', 'subject', 'body'] as const)
      await expect(await canvas.findByText(form.validation[message])).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** While the request is pending nothing can be changed, and a second click sends nothing. */
export const Pending: Story = {
  args: { onSend: fn(() => new Promise<ContactResult>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    const canvas = await fill(canvasElement)
    const button = await canvas.findByRole('button', { name: form.sending })
    await userEvent.click(button)
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText(/^Nội dung/)).toHaveAttribute('readonly')
  },
}

/** What was typed stays. */
export const Failed: Story = {
  args: {
    onSend: fn(async (): Promise<ContactResult> => ({ ok: false, message: 'Máy chủ đang bận, hãy thử lại sau.' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Máy chủ đang bận')
    await expect(canvas.getByLabelText(/^Nội dung/)).toHaveValue('Mười VPS cho một lớp học.')
  },
}

/** A customer's message is a ticket: the number leads to it. */
export const SentAsTicket: Story = {
  args: { onSend: fn(async (): Promise<ContactResult> => ({ ok: true, number: 'YC-118', isTicket: true })) },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement)
    await expect(await canvas.findByText(/Mã yêu cầu là YC-118/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: form.tickets })).toHaveAttribute('href', '/dashboard?tab=support')
  },
}

/** The number, and where the reply goes. */
export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await fill(canvasElement)
    await expect(await canvas.findByText(form.sent('YC-118', 'ngoc@sen.test'))).toBeVisible()
    await expect(args.onSend).toHaveBeenCalledWith({
      topic: 'sales',
      name: 'Ngọc',
      email: 'ngoc@sen.test',
      subject: 'Báo giá',
      body: 'Mười VPS cho một lớp học.',
    })
  },
  parameters: { chromatic: { modes: inLight } },
}
