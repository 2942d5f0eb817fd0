import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => <Text size="small">{'Chào {{name}}, chúng tôi đang kiểm tra {{machine}}.'}</Text>,
]

export const bad: RuleExample[] = [() => <Text size="small">Chào …, chúng tôi đang kiểm tra máy ___.</Text>]
