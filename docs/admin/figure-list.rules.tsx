import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const Row = ({ label, value }: { label: string; value: string }) => (
  <Inline>
    <Text size="small" tone="secondary">
      {label}
    </Text>
    <Text size="small" weight="semibold">
      {value}
    </Text>
  </Inline>
)

export const good: RuleExample[] = [
  () => (
    <Stack space="2xs">
      <Row label="Tổng VPS" value="9" />
      <Row label="VPS đang chạy" value="5" />
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="2xs">
      <Row label="VPS đang chạy" value="5 / 9" />
      <progress value={5} max={9} aria-label="VPS đang chạy" />
    </Stack>
  ),
]
