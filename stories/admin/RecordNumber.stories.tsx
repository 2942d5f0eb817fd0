import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { RecordNumber } from '#ds/admin/RecordNumber/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { list } from '#ds/texts/admin/list.ts'
import { web } from '#stories/fixtures/admin.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: 'back-office-recordnumber',
  title: 'Back-office/RecordNumber · Số của bản ghi',
  component: RecordNumber,
  args: { texts: list.vi.number, children: 'VPS-0031', fullId: web.vps.id },
} satisfies Meta<typeof RecordNumber>

export default meta
type Story = StoryObj<typeof meta>

const number = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'VPS-0031: sao chép mã đầy đủ' })

export const Sayable: Story = { parameters: { chromatic: { modes: inLight } } }

/** A click copies the full id and shows it above the number, which keeps its width, until the focus leaves. */
export const Copied: Story = {
  play: async ({ args, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    await expect(number(canvasElement)).toHaveFocus()
    const { width } = number(canvasElement).getBoundingClientRect()
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenCalledWith(args.fullId)
    await expect(await within(document.body).findByText(args.fullId)).toBeVisible()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Đã sao chép mã đầy đủ')
    await expect(number(canvasElement).getBoundingClientRect().width).toBe(width)
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Where the browser refuses, the id can still be read. */
export const CopyFailed: Story = {
  play: async ({ args, canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await userEvent.click(number(canvasElement))
    await expect(await within(document.body).findByText(args.fullId)).toBeVisible()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Trình duyệt không cho sao chép')
  },
}

/** The pointer is on the first, the keyboard's focus on the second, and the third is pressed. */
export const States: Story = {
  render: (args) => (
    <Inline>
      <RecordNumber {...args} data-shows="hover" />
      <RecordNumber {...args} data-shows="focus">
        VPS-0032
      </RecordNumber>
      <RecordNumber {...args} data-shows="press">
        VPS-0033
      </RecordNumber>
    </Inline>
  ),
  parameters: {
    pseudo: {
      hover: ['[data-shows="hover"]'],
      active: ['[data-shows="press"]'],
      focusVisible: ['[data-shows="focus"]'],
    },
    chromatic: { modes: inLight },
  },
}
