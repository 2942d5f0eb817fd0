import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FilterBar, type FilterBarProps, type FilterDefinition } from '#ds/admin/FilterBar/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { filterBarTexts } from '#ds/texts/filter-bar.ts'
import { states } from '#ds/texts/states.ts'
import { forcedColors, inLight, inLightOnPhone, phoneToo } from '#stories/modes.ts'

const available: readonly FilterDefinition[] = [
  { kind: 'days', id: 'renewal', label: 'Gia hạn' },
  {
    kind: 'choice',
    id: 'status',
    label: 'Trạng thái',
    options: (['active', 'suspended', 'terminated'] as const).map((value) => ({ value, label: states.vi.vps[value] })),
  },
  { kind: 'dates', id: 'created', label: 'Ngày tạo' },
]

/** Keeps the filters, as a route does. */
function KeptFilters({ value: initial, onValueChange, ...rest }: FilterBarProps) {
  const [value, setValue] = useState(initial)
  return (
    <FilterBar
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const meta = {
  id: 'back-office-filterbar',
  title: 'Back-office/FilterBar · Thanh lọc',
  component: FilterBar,
  args: {
    texts: filterBarTexts.vi,
    views: [
      { id: 'all', label: 'Tất cả', count: 347 },
      { id: 'due', label: 'Sắp hết hạn', count: 8 },
      { id: 'overdue', label: 'Quá hạn', count: 1 },
      { id: 'failed', label: 'Tạo hỏng', count: 2 },
    ],
    view: 'due',
    onViewChange: fn(),
    available,
    value: [
      { kind: 'days', id: 'renewal', days: 7 },
      { kind: 'choice', id: 'status', values: ['active', 'suspended'] },
    ],
    onValueChange: fn(),
    onSaveView: fn(async (): Promise<SubmitResult> => ({ ok: true })),
  },
  argTypes: { available: { control: false }, value: { control: false } },
  render: (args) => <KeptFilters {...args} />,
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.getByRole('button', { name })
const addFilter = async (name: string) => {
  await userEvent.click(button('Thêm bộ lọc'))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

/** On a phone both lines scroll sideways, and fade where they go on. */
export const ViewsAndFilters: Story = {
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo, ...inLightOnPhone } } },
  play: async ({ args }) => {
    await expect(button('Sắp hết hạn 8')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('Gia hạn trong 7\u00a0ngày')).toBeVisible()
    await expect(button('Trạng thái Đang chạy, Tạm ngưng')).toBeVisible()
    button('Quá hạn 1').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onViewChange).toHaveBeenLastCalledWith('overdue')
    button('Quá hạn 1').blur()
  },
}

/** The chosen view has the border of what is selected. */
export const ForcedColors: Story = { tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }

/** The cross removes one; the focus goes on to what remains. */
export const Removed: Story = {
  play: async ({ args }) => {
    await userEvent.click(button('Bỏ bộ lọc Gia hạn'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      { kind: 'choice', id: 'status', values: ['active', 'suspended'] },
    ])
    await expect(button('Thêm bộ lọc')).toHaveFocus()
    await userEvent.click(button('Bỏ tất cả bộ lọc'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(screen.queryByRole('button', { name: 'Bỏ tất cả bộ lọc' })).toBeNull()
  },
}

/** From a list of choices. */
export const ChoiceSet: Story = {
  parameters: { chromatic: { modes: inLight } },
  args: { value: [] },
  play: async ({ args }) => {
    const dialog = await addFilter('Trạng thái')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tạm ngưng' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Áp dụng' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ kind: 'choice', id: 'status', values: ['suspended'] }])
    await waitFor(() => expect(button('Trạng thái Tạm ngưng')).toBeVisible())
    await userEvent.click(button('Trạng thái Tạm ngưng'))
    const again = within(await screen.findByRole('dialog', { name: 'Trạng thái' }))
    await expect(again.getByRole('checkbox', { name: 'Tạm ngưng' })).toBeChecked()
  },
}

/** A number of days; without one it says what is missing. */
export const DaysMissing: Story = {
  args: { value: [] },
  play: async ({ args }) => {
    const dialog = await addFilter('Gia hạn')
    await userEvent.click(dialog.getByRole('button', { name: 'Áp dụng' }))
    await waitFor(() => expect(dialog.getByText('Vui lòng nhập số ngày, từ một trở lên.')).toBeVisible())
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
  beforeEach: ({ args }) => {
    ;(args.onValueChange as ReturnType<typeof fn>).mockClear()
  },
}

/** Between two days, in their order. */
export const DatesInTheWrongOrder: Story = {
  args: { value: [{ kind: 'dates', id: 'created', from: '2026-11-20' }] },
  play: async ({ args }) => {
    await userEvent.click(button('Ngày tạo từ 20/11/2026'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ngày tạo' }))
    // Typed key by key, a field of a date reports each part to the console as a wrong value.
    await fireEvent.change(dialog.getByLabelText('Đến ngày'), { target: { value: '2026-11-01' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Áp dụng' }))
    await waitFor(() => expect(dialog.getByText('Ngày cuối phải sau ngày đầu.')).toBeVisible())
    await fireEvent.change(dialog.getByLabelText('Đến ngày'), { target: { value: '2026-11-22' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Áp dụng' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      { kind: 'dates', id: 'created', from: '2026-11-20', to: '2026-11-22' },
    ])
    await waitFor(() => expect(button('Ngày tạo 20/11/2026–22/11/2026')).toBeVisible())
  },
}

/** What is set gets a name. It stays open with it if it could not be saved. */
export const ViewNotSaved: Story = {
  args: { onSaveView: fn(async (): Promise<SubmitResult> => ({ ok: false, message: 'Đã có chế độ xem tên này.' })) },
  play: async ({ args }) => {
    await userEvent.click(button('Lưu chế độ xem'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lưu chế độ xem' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(dialog.getByText('Vui lòng đặt tên cho chế độ xem này.')).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tên' }), 'Sắp hết hạn')
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }))
    await expect(args.onSaveView).toHaveBeenCalledWith('Sắp hết hạn')
    await waitFor(() => expect(dialog.getByText('Đã có chế độ xem tên này.')).toBeVisible())
  },
}

/** The pointer and the keyboard's focus on chips of each kind; the cross has both. */
export const States: Story = {
  args: {
    views: [
      { id: 'all', label: 'Tất cả' },
      { id: 'due', label: 'Quá hạn' },
    ],
    view: undefined,
    value: [{ kind: 'days', id: 'renewal', days: 7 }],
  },
  parameters: {
    pseudo: {
      hover: ['[aria-pressed]:nth-child(1)', '[aria-pressed] ~ button:last-child', 'span > [aria-label]'],
      active: [
        '[aria-pressed]:nth-child(2)',
        'button[aria-haspopup="menu"]',
        'span > [aria-haspopup="dialog"]',
        'span > [aria-label]',
      ],
      focusVisible: [
        '[aria-pressed]:nth-child(2)',
        'button[aria-haspopup="menu"]',
        'span > [aria-haspopup="dialog"]',
        'span > [aria-label]',
      ],
    },
    chromatic: { modes: inLight },
  },
}
