import { Bud } from '#ds/components/Bud/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Figure } from '#ds/components/Figure/index.ts'
import { type PetalState, Petals } from '#ds/components/Petals/index.ts'
import { WaterLine } from '#ds/components/WaterLine/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { color } from '#ds/tokens/contract.css.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const steps = (states: readonly PetalState[]) =>
  states.map((state, index) => ({ name: String(index + 1), state, stateText: state }))

export const good: RuleExample[] = [
  () => (
    <Inline space="sm">
      <Petals label="" steps={steps(['open', 'open', 'opening', 'pending', 'pending'])} />
      <Text size="small">Cài hệ điều hành, bước 3 trên 5</Text>
    </Inline>
  ),
  () => (
    <Stack space="xs">
      <Text size="small">
        Độ trễ{' '}
        <Figure basis="measured" at="2026-11-22T00:23:00Z">
          7 ms
        </Figure>
      </Text>
      <Text size="small">
        Thời gian hoạt động <Figure basis="promised">99,99 %</Figure>
      </Text>
    </Stack>
  ),
  () => (
    <Stack space="sm" align="center">
      <Bud size="medium" />
      <Text size="small">Chưa có máy chủ nào</Text>
      <Button size="small">Tạo máy chủ</Button>
    </Stack>
  ),
]

/** A flower filled and put behind a text, as nobody should. */
const FlowerBehindText = () => (
  <Box padding="lg" style={{ position: 'relative' }}>
    <svg
      viewBox="0 0 32 25"
      width="130"
      aria-hidden
      style={{ position: 'absolute', inset: 0, opacity: 0.4 }}
      fill={color.tone.promotion.solid}
    >
      <path d="M16 23C9.9 19.6 7 13.4 8.4 6.4 13.6 9.3 16.6 15.4 16 23Z" />
      <path d="M16 23c6.1-3.4 9-9.6 7.6-16.6C18.4 9.3 15.4 15.4 16 23Z" />
      <path d="M16 23c-4.5-5.7-4.5-13.6 0-20 4.5 6.4 4.5 14.3 0 20Z" />
    </svg>
    <Text weight="semibold">VPS tốc độ cao</Text>
  </Box>
)

export const bad: RuleExample[] = [
  () => (
    <Stack space="2xs" style={{ inlineSize: '100%' }}>
      <WaterLine moving />
      <WaterLine moving />
      <Text size="small">Ưu đãi tháng 11</Text>
    </Stack>
  ),
  () => <FlowerBehindText />,
  () => (
    <Inline space="sm">
      <Button size="small" style={{ background: color.mark.bloom }}>
        Đặt VPS
      </Button>
      <Text style={{ color: color.mark.bloom }}>49.000 ₫</Text>
    </Inline>
  ),
]
