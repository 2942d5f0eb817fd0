import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CopyButton, type CopyButtonProps } from '#ds/account/CopyButton/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { keepClipboard, replaceClipboard } from '#stories/fixtures/clipboard.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

/** As where it is used: the value before it, and what wraps below it. */
function Beside(props: Omit<CopyButtonProps, 'of'>) {
  const value = useRef<HTMLSpanElement>(null)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px' }}>
      <Text family="mono" render={<span ref={value} style={{ minInlineSize: 0, overflowWrap: 'anywhere' }} />}>
        {props.value}
      </Text>
      <CopyButton {...props} of={value} />
    </div>
  )
}

const meta = {
  id: 'account-copybutton',
  title: 'Account/CopyButton · Nút sao chép',
  component: CopyButton,
  args: { of: { current: null }, value: '203.0.113.24', texts: accountTexts.vi.vpsPane },
  render: (args) => <Beside {...args} />,
  beforeEach: keepClipboard,
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeCopying: Story = { parameters: { chromatic: { modes: inLight } } }

/** What everything depends on is copied by the one button that is filled. */
export const Filled: Story = {
  args: { filled: true, value: 'SENC0Z38RFW' },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** At the end of a line its word ends where the line does. On a phone the icon is enough beside a long value. */
export const ClosesALine: Story = {
  args: { closesLine: true, iconOnPhone: true, value: 'ssh root@203.0.113.24' },
  decorators: [(Story) => <div style={{ inlineSize: 'fit-content' }}>{Story()}</div>],
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Sao chép ssh root@203.0.113.24' })).toBeVisible()
  },
}

/** The button says so in its place: it is as wide as before, keeps the focus, and screen readers hear it once. */
export const CopiedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const writeText = fn(async () => {})
    await userEvent.tab()
    replaceClipboard(writeText)
    const button = canvas.getByRole('button', { name: 'Sao chép 203.0.113.24' })
    const before = button.getBoundingClientRect().width
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAccessibleName('Đã sao chép'))
    await expect(button).toHaveFocus()
    await expect(button.getBoundingClientRect().width).toBe(before)
    await expect(canvas.getByRole('status')).toHaveTextContent('Đã sao chép')
    await expect(writeText).toHaveBeenCalledWith('203.0.113.24')
  },
  parameters: { chromatic: { modes: inLight } },
}

/** The browser refuses to copy: the value is selected, and a line says what to press. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    replaceClipboard(() => Promise.reject(new Error('NotAllowedError')))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Đã chọn, nhấn Ctrl+C'))
    await expect(String(getSelection())).toBe('203.0.113.24')
    getSelection()?.removeAllRanges()
  },
  parameters: { chromatic: { modes: inLight } },
}
