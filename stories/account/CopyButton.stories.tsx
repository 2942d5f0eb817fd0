import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CopyButton } from '#ds/account/CopyButton/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { inLight } from '#stories/modes.ts'

/** Replaces the browser's clipboard, which tests may not write to. */
function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}

const meta = {
  title: 'Account/CopyButton',
  component: CopyButton,
  tags: ['stable'],
  args: { value: '203.0.113.24', texts: accountTexts.vps },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own)
      else Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeCopying: Story = { parameters: { chromatic: { modes: inLight } } }

export const CopiedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const writeText = fn(async () => {})
    await userEvent.tab()
    clipboard(writeText)
    await expect(canvas.getByRole('button', { name: 'Sao chép 203.0.113.24' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Đã sao chép')).toBeInTheDocument()
    await expect(writeText).toHaveBeenCalledWith('203.0.113.24')
  },
}

export const ResetsOnBlur: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    clipboard(async () => {})
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('Đã sao chép')
    await userEvent.tab()
    await expect(canvas.queryByText('Đã sao chép')).not.toBeInTheDocument()
  },
}

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    clipboard(() => Promise.reject(new Error('NotAllowedError')))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Trình duyệt không cho phép sao chép')).toBeInTheDocument()
  },
  parameters: { chromatic: { modes: inLight } },
}
