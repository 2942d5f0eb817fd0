import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: 'primitives-money',
  title: 'Primitives/Money · Số tiền',
  component: Money,
  args: { amount: 159000 },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

/** What is copied out of a page: the text of a selection. */
function copied(element: Element): string {
  const selection = window.getSelection()
  selection?.selectAllChildren(element)
  const text = `${selection}`
  selection?.removeAllRanges()
  return text
}

/** The sign stands beside the figure at every size: never smaller than 10.5 px, and with a no-break space when copied. */
export const Sizes: Story = {
  render: () => (
    <Stack space="xs">
      {(['caption', 'small', 'body', 'large', 'figure'] as const).map((size) => (
        <Inline key={size} space="md" align="baseline">
          {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
            <Text key={weight} size={size} weight={weight} render={<span />}>
              Ví còn <Money amount={1_159_070} />
            </Text>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [money] = canvasElement.querySelectorAll('[data-component="Money"]')
    const unit = money?.querySelector('span')
    await expect(getComputedStyle(unit as Element).fontSize).toBe('10.5px')
    await expect(copied(money as Element)).toBe('1.159.070\u00a0₫')
  },
}

const signs = [
  [49_000, 'auto'],
  [-49_000, 'auto'],
  [49_000, 'always'],
  [-49_000, 'always'],
  [0, 'always'],
  [-49_000, 'never'],
] as const

/** Money that has not moved is quieter, money that did not move is struck, and a word beside it says why. */
export const SignsAndStates: Story = {
  parameters: { chromatic: { modes: inLight } },
  render: () => (
    <Inline space="2xl" align="start">
      <Stack space="2xs">
        {signs.map(([amount, sign]) => (
          <Text key={`${amount} ${sign}`} weight="semibold">
            <Money amount={amount} sign={sign} />
          </Text>
        ))}
      </Stack>
      <Stack space="2xs">
        <Text weight="semibold" tone="positive">
          <Money amount={159_000} sign="always" />
        </Text>
        <Text weight="semibold">
          <Money amount={200_000} sign="always" state="pending" /> đang chờ
        </Text>
        <Text weight="semibold">
          <Money amount={200_000} sign="always" state="failed" /> thất bại
        </Text>
        <Text size="figure" weight="semibold">
          <Money amount={200_000} state="failed" />
        </Text>
      </Stack>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const texts = Array.from(canvasElement.querySelectorAll('[data-component="Money"]'), copied)
    await expect(texts.slice(0, signs.length)).toEqual(
      ['49.000', '\u221249.000', '+49.000', '\u221249.000', '0', '49.000'].map((figure) => `${figure}\u00a0₫`),
    )
  },
}

const amounts = [-49_000, -159_000, 1_111_111, 98_765_432, 0]

/** Digits stand below digits, and bold ones are as wide as others. */
export const InAColumn: Story = {
  render: () => (
    <Box textAlign="end" style={{ inlineSize: 'max-content', maxInlineSize: '100%' }}>
      {amounts.map((amount) => (
        <Text key={amount} size="small" weight={amount > 0 ? 'semibold' : 'regular'}>
          <Money amount={amount} sign="always" />
        </Text>
      ))}
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const columns = new Set<string>()
    for (const money of canvasElement.querySelectorAll('[data-component="Money"]')) {
      const figure = money.firstChild as Text
      const range = document.createRange()
      range.setStart(figure, figure.length - 1)
      range.setEnd(figure, figure.length)
      columns.add(range.getBoundingClientRect().right.toFixed(1))
    }
    await expect(columns.size).toBe(1)
  },
}

/** In English and Chinese the sign is before the figure, after the minus, without a space when copied. */
export const BeforeTheFigure: Story = {
  globals: { language: 'en' },
  parameters: { chromatic: { modes: inLight } },
  render: () => (
    <Box textAlign="end" style={{ inlineSize: 'max-content', maxInlineSize: '100%' }}>
      {amounts.map((amount) => (
        <Text key={amount} weight="semibold">
          <Money amount={amount} sign="always" />
        </Text>
      ))}
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const [money] = canvasElement.querySelectorAll('[data-component="Money"]')
    await expect(copied(money as Element)).toBe('\u2212₫49,000')
  },
}
