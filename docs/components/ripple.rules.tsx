import { Ripple } from '#ds/components/Ripple/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { color } from '#ds/tokens/contract.css.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Inline space="xs">
      <Ripple state="running" />
      <Text size="small">Đang chạy</Text>
    </Inline>
  ),
]

/** Rings as nobody should draw them. */
const Rings = ({ count }: { count: number }) => (
  <svg width="96" height="96" viewBox="-48 -48 96 96" fill="none" stroke={color.text.tertiary} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <circle key={index} r={6 + index * 9} strokeWidth="1.5" />
    ))}
  </svg>
)

export const bad: RuleExample[] = [
  () => (
    <Inline space="xs">
      <Rings count={2} />
      <Text size="small">Đã tắt</Text>
    </Inline>
  ),
  () => (
    <Inline space="xs">
      <Rings count={5} />
      <Text size="small">… ∞</Text>
    </Inline>
  ),
]
