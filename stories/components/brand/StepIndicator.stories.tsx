import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import {
  type PetalState,
  type PetalStep,
  StepIndicator,
  type StepIndicatorProps,
} from '#ds/components/brand/StepIndicator/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { inMotion } from '#stories/in-motion.ts'
import { forcedColors, inLight, motion } from '#stories/modes.ts'

const words: Record<PetalState, string> = {
  pending: 'chưa tới',
  opening: 'đang làm',
  open: 'đã xong',
  failed: 'bị lỗi',
  skipped: 'bỏ qua',
}

const making = ['Tạo máy', 'Cấp địa chỉ IP', 'Cài hệ điều hành', 'Khởi động', 'Sẵn sàng']
const welcome = ['Xác minh', 'Nạp tiền', 'Đặt máy đầu tiên']

const stepsOf = (names: readonly string[], ...states: PetalState[]): PetalStep[] =>
  names.map((name, index) => {
    const state = states[index] ?? 'pending'
    return { name, state, stateText: words[state] }
  })

const meta = {
  id: 'components-stepindicator',
  title: 'Components/Brand/StepIndicator · Cánh sen theo bước',
  component: StepIndicator,
  args: { label: 'Các bước tạo máy chủ', steps: stepsOf(making, 'open', 'open', 'opening') },
  argTypes: { size: { control: 'radio', options: ['inline', 'small', 'medium', 'large', 'page', 'hero'] } },
} satisfies Meta<typeof StepIndicator>

export default meta
type Story = StoryObj<typeof meta>

/** The third of five steps. The word beside it says what is happening; screen readers get all steps. */
export const BesideText: Story = {
  render: (args) => (
    <Inline space="sm">
      <StepIndicator {...args} />
      <Stack space="none">
        <Text weight="semibold">Cài hệ điều hành</Text>
        <Text size="small" tone="secondary">
          bước 3 trên 5
        </Text>
      </Stack>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Các bước tạo máy chủ' }))
    await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Tạo máy: đã xong',
      'Cấp địa chỉ IP: đã xong',
      'Cài hệ điều hành: đang làm',
      'Khởi động: chưa tới',
      'Sẵn sàng: chưa tới',
    ])
    await expect(list.getByText('Cài hệ điều hành: đang làm')).toHaveAttribute('aria-current', 'step')
  },
}

const flowers: readonly (readonly [string, readonly string[], ...PetalState[]])[] = [
  ['Chưa bắt đầu', making],
  ['Tạo máy', making, 'opening'],
  ['Khởi động', making, 'open', 'open', 'open', 'opening'],
  ['Đang chạy', making, 'open', 'open', 'open', 'open', 'open'],
  ['Lỗi khi cài', making, 'open', 'open', 'failed'],
  ['Bỏ qua bước 2', welcome, 'open', 'skipped', 'opening'],
]

const Flowers = (props: Partial<StepIndicatorProps>) => (
  <Inline space="lg">
    {flowers.map(([title, names, ...states]) => (
      <Stack key={title} space="2xs">
        <StepIndicator size="large" label={title} {...props} steps={stepsOf(names, ...states)} />
        <Text size="small">{title}</Text>
      </Stack>
    ))}
  </Inline>
)

/** Each state has its own shape: pending is closed, opening half open, failed leans, skipped is dashed. */
export const States: Story = {
  render: () => <Flowers />,
  parameters: { chromatic: { modes: inLight } },
}

export const InForcedColors: Story = {
  render: () => <Flowers />,
  parameters: { chromatic: forcedColors },
}

const sizes = ['inline', 'small', 'medium', 'large', 'page', 'hero'] as const

/** 24 px is for a flower that is open; steps need 32 px. The largest has petals behind its own, which stand for nothing. */
export const Sizes: Story = {
  render: (args) => (
    <Inline space="md" align="end">
      {sizes.map((size) => (
        <StepIndicator
          key={size}
          {...args}
          size={size}
          steps={size === 'inline' ? stepsOf(making, 'open', 'open', 'open', 'open', 'open') : args.steps}
        />
      ))}
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
}

function Growing(props: StepIndicatorProps) {
  const [done, setDone] = useState(2)
  return (
    <Stack space="md" align="start">
      <StepIndicator {...props} steps={props.steps.map((step, index) => ({ ...step, state: stateAt(index, done) }))} />
      <Button size="small" tone="neutral" emphasis="outline" onClick={() => setDone((before) => (before + 1) % 6)}>
        Bước tiếp theo
      </Button>
    </Stack>
  )
}

const stateAt = (index: number, done: number): PetalState => {
  if (index < done) return 'open'
  return index === done ? 'opening' : 'pending'
}

/** A step that finishes opens its petal within 400 ms; it is pink for a moment, then has the colour of the water. */
export const Opens: Story = {
  args: { size: 'page' },
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    await inMotion(() => userEvent.click(within(canvasElement).getByRole('button')))
  },
  parameters: { chromatic: { modes: motion } },
}
