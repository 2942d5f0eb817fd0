import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { inLight } from '#stories/modes.ts'

const { id } = demo.user

const meta = {
  id: 'back-office-recordid',
  title: 'Back-office/RecordId · Mã bản ghi',
  component: RecordId,
  args: { children: id },
} satisfies Meta<typeof RecordId>

export default meta
type Story = StoryObj<typeof meta>

/** Only its end is visible; screen readers, the clipboard and hovering get the complete id. */
export const LongId: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(id)
    await userEvent.hover(text)
    await expect(text.parentElement).toHaveAttribute('title', id)
    getSelection()?.selectAllChildren(text)
    await expect(String(getSelection())).toBe(id)
    getSelection()?.removeAllRanges()
    await userEvent.tab()
    await expect(text.parentElement).not.toHaveFocus()
  },
}

/** Ids of a short time begin alike and end differently. */
export const Neighbours: Story = {
  render: () => (
    <Stack space="2xs">
      {demo.transactions.slice(2, 5).map(({ id }) => (
        <RecordId key={id}>{id}</RecordId>
      ))}
    </Stack>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** A short one is shown as it is. */
export const Short: Story = { args: { children: 'GD-1042' } }

/** In a table that shows all its texts in full: on two lines. */
export const FullText: Story = {
  render: (args) => (
    <div data-full-texts>
      <RecordId {...args} />
    </div>
  ),
  parameters: { chromatic: { modes: inLight } },
}
