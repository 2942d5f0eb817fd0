import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { users } from '#stories/fixtures/admin.ts'

const [lan, , nameless, long] = users

const meta = {
  title: 'Back-office/OwnerCell',
  component: OwnerCell,
  tags: ['beta'],
  args: { owner: lan ?? { firstName: '', lastName: '', email: '' } },
} satisfies Meta<typeof OwnerCell>

export default meta
type Story = StoryObj<typeof meta>

/** Last name first, as Vietnamese names are written. */
export const Default: Story = {
  play: ({ canvasElement }) => expect(within(canvasElement).getByText('Nguyễn Thị Lan')).toBeVisible(),
}

/** Who gave no name is known by the address alone. */
export const WithoutName: Story = { args: { owner: nameless ?? meta.args.owner } }

/** Longer than the column: cut, and whole in `data-whole-texts`. */
export const LongName: Story = { args: { owner: long ?? meta.args.owner } }

/** As in a table that shows all its texts whole: on more lines of the same width. */
export const Whole: Story = {
  args: LongName.args ?? {},
  render: (args) => (
    <div data-whole-texts>
      <OwnerCell {...args} />
    </div>
  ),
}
