import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Faq } from '#ds/storefront/Faq/index.ts'
import { questions } from '#stories/fixtures/landing.ts'
import { inLight, inLightOnDesktop, phone, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  id: 'storefront-faq',
  title: 'Storefront/Faq · Danh sách câu hỏi',
  component: Faq,
  args: {
    texts: questions,
    contactHrefs: { chat: '/support', hotline: 'tel:19000000', ticket: '/support' },
    defaultOpen: 'trial',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Faq>

export default meta
type Story = StoryObj<typeof meta>

export const FirstOpen: Story = { parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } } }

/** One answer at a time, also across the two columns. */
export const OneAtATime: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = (name: string) => canvas.getByText(name).closest('summary') as HTMLElement
    const trial = summary('Tôi có được dùng thử trước khi trả tiền không?').parentElement
    await expect(trial).toHaveAttribute('open')
    await userEvent.click(summary('Tôi cài được những hệ điều hành nào?'))
    await expect(summary('Tôi cài được những hệ điều hành nào?').parentElement).toHaveAttribute('open')
    await expect(trial).not.toHaveAttribute('open')
  },
}

/** The answers about traffic and about backups, whose figures are promises. */
export const Traffic: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: 'bandwidth' },
  parameters: { chromatic: { modes: phone } },
}

export const Safety: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: 'safety' },
  parameters: { chromatic: { modes: phone } },
}

/** One question is below the pointer, one is pressed, and one has the keyboard's focus. */
export const States: Story = {
  tags: ['!autodocs'],
  args: { texts: { ...questions, questions: questions.questions.slice(0, 1) }, defaultOpen: null },
  parameters: {
    pseudo: { hover: ['summary'], focusVisible: ['summary'], active: ['summary'] },
    chromatic: { modes: inLight },
  },
}
