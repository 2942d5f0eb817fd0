import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, RotateCw, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, type ButtonProps } from '#ds/components/forms/Button/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { forcedColors, inLight, inLightOnDesktop, largeText, largeTextOnPhone, widths } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const meta = {
  id: 'components-button',
  title: 'Components/Forms/Button · Nút',
  component: Button,
  args: { children: 'Nạp tiền', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const tones = ['brand', 'neutral', 'critical', 'promotion'] as const
const emphases = ['strong', 'soft', 'outline', 'ghost'] as const
const sizes = ['small', 'medium', 'large'] as const

const labels: Record<(typeof tones)[number], string> = {
  brand: 'Nạp tiền',
  neutral: 'Để sau',
  critical: 'Xóa máy chủ',
  promotion: 'Nhận ưu đãi',
}

/** Every tone in one emphasis, also disabled and busy. */
function EveryTone({ emphasis }: Pick<ButtonProps, 'emphasis'>) {
  return (
    <Stack>
      {[{}, { disabledReason: 'Số dư không đủ' }, { pending: true }].map((state) => (
        <Inline key={Object.keys(state).join()}>
          {tones.map((tone) => (
            <Button key={tone} tone={tone} emphasis={emphasis} {...state}>
              {labels[tone]}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  )
}

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button')

export const Brand: Story = { parameters: { chromatic: { modes: inLight } } }

/** For the primary action of a view. The second row is disabled, the third busy. */
export const Strong: Story = { render: () => <EveryTone emphasis="strong" /> }

export const Soft: Story = { render: () => <EveryTone emphasis="soft" /> }

export const Outline: Story = { render: () => <EveryTone emphasis="outline" /> }

export const Ghost: Story = {
  render: () => <EveryTone emphasis="ghost" />,
  parameters: { chromatic: { modes: inLight } },
}

/** On a raised surface, as in cards and dialogs. */
export const OnACard: Story = {
  render: () => (
    <Box surface="raised" padding="lg">
      <Inline>
        {emphases.map((emphasis) => (
          <Button key={emphasis} emphasis={emphasis}>
            {labels.brand}
          </Button>
        ))}
      </Inline>
    </Box>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** 32, 40 and 48 px. */
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {sizes.map((size) => (
        <Button key={size} {...args} size={size} icon={Plus} />
      ))}
    </Inline>
  ),
  parameters: { chromatic: { modes: largeText } },
}

export const WithIcon: Story = { args: { icon: Plus, children: 'Tạo máy chủ' } }

/** Square, with a name for screen readers. */
export const IconOnly: Story = {
  render: (args) => (
    <Inline>
      {sizes.map((size) => (
        <Button
          key={size}
          {...args}
          size={size}
          icon={RotateCw}
          iconOnly
          tone="neutral"
          emphasis="outline"
          aria-label={`Khởi động lại, ${size}`}
        >
          {null}
        </Button>
      ))}
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const FullWidth: Story = {
  args: { fullWidth: true },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
}

/** A long text wraps and stays centred; the icon keeps its size. */
export const LongText: Story = {
  args: {
    icon: Trash2,
    tone: 'critical',
    children: 'Chấm dứt máy chủ và xóa vĩnh viễn mọi dữ liệu, bản sao lưu và ảnh chụp',
  },
  parameters: { chromatic: { modes: { ...widths, ...largeTextOnPhone } } },
}

/** Pointer states and keyboard focus of every tone in every emphasis, of every size, and of a disabled button, which does not react. */
export const States: Story = {
  render: () => (
    <StateSheet
      rows={Object.fromEntries([
        ...emphases.flatMap((emphasis) =>
          tones.map((tone) => [
            `${emphasis} ${tone}`,
            () => (
              <Button tone={tone} emphasis={emphasis}>
                {labels[tone]}
              </Button>
            ),
          ]),
        ),
        ...sizes.map((size) => [size, () => <Button size={size}>{labels.brand}</Button>]),
        ['disabled', () => <Button disabledReason="Số dư không đủ">{labels.brand}</Button>],
      ])}
    />
  ),
  parameters: { pseudo: sheetStates('button'), chromatic: { modes: inLight } },
}

export const PressedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(button(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(button(canvasElement)).toHaveFocus()
  },
}

/** It stays in the tab order and gives its reason, in a tooltip and to screen readers; a click does nothing. */
export const DisabledWithReason: Story = {
  args: { disabledReason: 'Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản. Nạp thêm 120.000 ₫ để đặt gói này.' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(button(canvasElement)).toHaveFocus()
    await expect(button(canvasElement)).toHaveAccessibleDescription(args.disabledReason)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Pending: clicks do nothing, and the button keeps the focus. */
export const Pending: Story = {
  args: { pending: true, children: 'Đang nạp tiền' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(button(canvasElement)).toHaveFocus()
    await expect(button(canvasElement)).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button(canvasElement))
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button(canvasElement)).toHaveFocus()
  },
}

export const ForcedColors: Story = { ...Strong, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }
