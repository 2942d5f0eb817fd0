import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { idOf } from '#stories/fixtures/admin.ts'

const id = idOf(1042)

const meta = {
  title: 'Back-office/RecordId',
  component: RecordId,
  tags: ['beta'],
  args: { children: id },
} satisfies Meta<typeof RecordId>

export default meta
type Story = StoryObj<typeof meta>

/** Its end is in view; all of it is there for screen readers, for the clipboard, and for a pointer that rests on it. */
export const Default: Story = {
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

/** Neighbours of one day begin alike and end differently. */
export const Neighbours: Story = {
  render: () => (
    <Stack space="2xs">
      {[1042, 1041, 1040].map((number) => (
        <RecordId key={number}>{idOf(number)}</RecordId>
      ))}
    </Stack>
  ),
}

/** A short one is shown as it is. */
export const Short: Story = { args: { children: 'GD-1042' } }

/** As in a table that shows all its texts whole: on two lines. */
export const Whole: Story = {
  render: (args) => (
    <div data-whole-texts>
      <RecordId {...args} />
    </div>
  ),
}
