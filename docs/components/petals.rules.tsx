import { type PetalState, Petals } from '#ds/components/Petals/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const names = ['Tạo máy', 'Cấp địa chỉ IP', 'Cài hệ điều hành', 'Khởi động', 'Sẵn sàng']
const steps = (...states: PetalState[]) =>
  names.map((name, index) => ({ name, state: states[index] ?? 'pending', stateText: '' }))

export const good: RuleExample[] = [
  () => (
    <Inline space="sm">
      <Petals label="" steps={steps('open', 'open', 'failed')} />
      <Text tone="critical">Cài hệ điều hành bị lỗi</Text>
    </Inline>
  ),
  () => <Petals label="" size="large" steps={steps('open', 'skipped', 'opening')} />,
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <Petals label="" steps={steps('open', 'open', 'open', 'open', 'open')} />
      <Text size="large" weight="semibold">
        Chào mừng bạn!
      </Text>
    </Stack>
  ),
  () => (
    <Inline space="xs">
      <Petals label="" size="inline" steps={steps('open', 'open', 'opening')} />
      <Text size="small">Cài hệ điều hành</Text>
    </Inline>
  ),
]
