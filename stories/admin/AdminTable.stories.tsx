import type { Meta, StoryObj } from '@storybook/react-vite'
import { Users } from 'lucide-react'
import type { ComponentType } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fullName } from '#contracts/rules/person-name.ts'
import type { User } from '#contracts/user.ts'
import { type AdminListProps, AdminTable } from '#ds/admin/AdminTable/index.ts'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { users } from '#stories/fixtures/admin.ts'
import { useInLanguage } from '#stories/in-language.ts'
import { inLight } from '#stories/modes.ts'
import { listArgs } from './list-args.ts'

const columnsOf = (headers: Record<'id' | 'name' | 'email', string>): readonly TableColumn<User>[] => [
  { id: 'id', header: headers.id, cell: (row) => <RecordId>{row.id}</RecordId> },
  {
    id: 'name',
    header: headers.name,
    cell: (row) => <TruncatedText width="medium">{fullName(row)}</TruncatedText>,
  },
  { id: 'email', header: headers.email, cell: (row) => row.email },
]

interface AdminTableStoryProps extends AdminListProps<User> {
  /** Why the last action on a row failed. */
  actionError?: string
}

/** A list of users without actions, as an example of what all four lists have in common. */
function UserList(props: AdminTableStoryProps) {
  const list = useInLanguage(adminTexts.vi.list)
  const texts = useInLanguage(adminTexts.vi.users)
  const columns = columnsOf(texts.columns)
  return <AdminTable {...props} texts={{ list, ...texts }} icon={Users} columns={columns} rowKey={(row) => row.id} />
}

const meta = {
  id: 'back-office-admintable',
  title: 'Back-office/AdminTable · Bảng quản trị',
  component: AdminTable as ComponentType<AdminTableStoryProps>,
  args: { ...listArgs, rows: ready(users.slice(0, 4)) },
  render: (args) => <UserList {...args} />,
} satisfies Meta<AdminTableStoryProps>

export default meta
type Story = StoryObj<typeof meta>

const loadError = { message: 'Failed to fetch users', onRetry: fn() }
const failed = { status: 'error', ...loadError } as const

export const FourUsers: Story = {}

/** One button shows truncated texts and ids in full, also for keyboard and touch. */
export const FullTexts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: adminTexts.vi.list.fullTexts })
    const name = canvas.getByText(/^Công Tằng/)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(name.scrollWidth).toBe(name.clientWidth)
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Ten skeleton rows of the final height. */
export const Loading: Story = { args: { rows: loading }, parameters: { chromatic: { modes: inLight } } }

export const Empty: Story = { args: { rows: ready([]) } }

/** No match: the table says so, and one click shows everything again. */
export const NothingFound: Story = {
  args: { rows: ready([]), query: 'xyz' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const [, clear] = canvas.getAllByRole('button', { name: adminTexts.vi.list.clearSearch })
    await userEvent.click(clear ?? canvasElement)
    await expect(args.onQueryChange).toHaveBeenCalledOnce()
    await expect(args.onQueryChange).toHaveBeenCalledWith('')
  },
}

export const Failed: Story = {
  args: { rows: failed },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(loadError.onRetry).toHaveBeenCalledOnce()
  },
}

/** Existing rows stay visible when reloading fails. */
export const FailedAgain: Story = {
  args: { rows: { status: 'ready', data: users.slice(0, 4), stale: loadError } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table').querySelectorAll('tbody tr').length).toBe(4)
    await expect(canvas.getByText('Failed to fetch users')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(loadError.onRetry).toHaveBeenCalledOnce()
  },
}

/** The failure of a row's action is shown above the table, and announced immediately. */
export const ActionFailed: Story = {
  args: { actionError: 'Failed to update user status' },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Failed to update user status'),
}

export const LastPage: Story = {
  args: { page: 12, onPreviousPage: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Trang sau' })).toHaveAccessibleDescription(
      adminTexts.vi.list.onLastPage,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Trang trước' }))
    await expect(args.onPreviousPage).toHaveBeenCalledOnce()
  },
}
