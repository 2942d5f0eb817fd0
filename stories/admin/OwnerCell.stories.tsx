import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { hoangAnh, long, nameless } from '#stories/fixtures/admin.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: 'back-office-ownercell',
  title: 'Back-office/OwnerCell · Ô chủ sở hữu',
  component: OwnerCell,
  args: { owner: hoangAnh },
} satisfies Meta<typeof OwnerCell>

export default meta
type Story = StoryObj<typeof meta>

/** Last name first, as Vietnamese names are written. */
export const NameAndEmail: Story = {
  play: ({ canvasElement }) => expect(within(canvasElement).getByText('Phạm Hoàng Anh')).toBeVisible(),
}

/** A customer without a name is shown by email only. */
export const WithoutName: Story = { args: { owner: nameless } }

/** Longer than the column: truncated, and complete inside `data-full-texts`. */
export const LongName: Story = { args: { owner: long } }

/** In a table that shows all its texts in full: on several lines of the same width. */
export const FullText: Story = {
  args: LongName.args ?? {},
  render: (args) => (
    <div data-full-texts>
      <OwnerCell {...args} />
    </div>
  ),
  parameters: { chromatic: { modes: inLight } },
}
