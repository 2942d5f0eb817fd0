import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import { forcedColors, inLight, inLightOnDesktop, largeTextOnPhone, widths } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const methods = (
  <>
    <RadioCard value="bank" title="Chuyển khoản ngân hàng" description="5 đến 10 phút" aside="0 ₫" />
    <RadioCard value="momo" title="Ví MoMo" description="Ngay lập tức" aside="0 ₫" />
    <RadioCard value="zalopay" title="ZaloPay" description="Ngay lập tức" aside="0 ₫" />
    <RadioCard
      value="crypto"
      title="Tiền mã hóa"
      description="10 đến 30 phút"
      aside="1%"
      disabledReason="Tạm ngừng nhận đến hết ngày"
    />
  </>
)

const meta = {
  id: 'components-radiocards',
  title: 'Components/Forms/RadioCards · Thẻ chọn một',
  component: RadioCards,
  subcomponents: { RadioCard },
  args: { label: 'Phương thức thanh toán', columns: 2, value: 'bank', onValueChange: fn(), children: methods },
  render: function Controlled({ value: first, onValueChange, ...args }) {
    const [value, setValue] = useState(first)
    return (
      <RadioCards
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          onValueChange?.(next)
        }}
      />
    )
  },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

const radio = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('radio', { name })

export const TwoColumns: Story = { parameters: { chromatic: { modes: { ...widths, ...largeTextOnPhone } } } }

export const NothingChosen: Story = { args: { value: undefined, required: true } }

/** The entire card is the label. */
export const ChosenByPressingTheCard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByText('Ngay lập tức')[0] as HTMLElement)
    await expect(radio(canvasElement, 'Ví MoMo')).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('momo')
  },
}

/** One tab stop, on the selected card. Arrow keys select, and skip disabled cards. */
export const ChosenByArrows: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(radio(canvasElement, 'Chuyển khoản ngân hàng')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(radio(canvasElement, 'ZaloPay')).toHaveFocus()
    await expect(radio(canvasElement, 'ZaloPay')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio(canvasElement, 'Chuyển khoản ngân hàng')).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(radio(canvasElement, 'ZaloPay')).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('zalopay')
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Description, aside and reason are read with the card. */
export const DisabledWithReason: Story = {
  play: async ({ args, canvasElement }) => {
    const crypto = radio(canvasElement, 'Tiền mã hóa')
    await expect(crypto).toBeDisabled()
    await expect(crypto).toHaveAccessibleDescription('10 đến 30 phút 1% Tạm ngừng nhận đến hết ngày')
    await userEvent.click(within(canvasElement).getByText('Tiền mã hóa'), { pointerEventsCheck: 0 })
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const WithError: Story = {
  args: { value: undefined, required: true, error: 'Hãy chọn một phương thức thanh toán' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Phương thức thanh toán' })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Hãy chọn một phương thức thanh toán')
  },
  parameters: { chromatic: { modes: inLight } },
}

export const OneColumn: Story = {
  args: { columns: 1, label: 'Thời hạn', description: 'Gia hạn được bất cứ lúc nào.' },
  parameters: { chromatic: { modes: inLight } },
}

export const ThreeColumns: Story = {
  args: {
    columns: 3,
    label: 'Gói máy chủ',
    value: 'standard',
    children: (
      <>
        <RadioCard value="basic" title="Basic" description="1 vCPU, 1 GB RAM, 20 GB SSD" />
        <RadioCard value="standard" title="Standard" description="2 vCPU, 4 GB RAM, 60 GB SSD" />
        <RadioCard
          value="pro"
          title="Pro với tên dài hơn một dòng để xem thẻ xuống dòng ra sao"
          description="4 vCPU, 8 GB RAM, 120 GB SSD"
        />
      </>
    ),
  },
  parameters: { chromatic: { modes: widths } },
}

/** Short names, without a circle: the tick is in the corner. */
export const Tiles: Story = {
  args: { columns: 4, phoneColumns: 2, look: 'tile' },
  parameters: { chromatic: { modes: { ...widths, ...inLight } } },
}

/** Title and aside in one line, the texts below; the tick is in the corner, as that of a tile. */
export const Stacked: Story = {
  args: { columns: 3, look: 'stacked' },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
}

const oneCard = (chosen: string | undefined, error?: string, disabledReason?: string) => (
  <RadioCards label="Thanh toán" value={chosen} onValueChange={() => {}} error={error}>
    <RadioCard value="momo" title="Ví MoMo" description="Ngay lập tức" disabledReason={disabledReason} />
  </RadioCards>
)

export const States: Story = {
  render: () => (
    <StateSheet
      rows={{
        'not chosen': () => oneCard(undefined),
        chosen: () => oneCard('momo'),
        invalid: () => oneCard(undefined, 'Hãy chọn một cách'),
        disabled: () => oneCard(undefined, undefined, 'Tạm ngừng'),
      }}
    />
  ),
  parameters: { pseudo: sheetStates('label', 'input:enabled'), chromatic: { modes: inLight } },
}

export const ForcedColors: Story = {
  ...TwoColumns,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}
