import { Bud } from '#ds/components/Bud/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { color } from '#ds/tokens/contract.css.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="sm" align="center">
      <Bud />
      <Text weight="semibold">Chưa có máy chủ nào</Text>
      <Button size="small">Tạo máy chủ</Button>
    </Stack>
  ),
]

/** The bud as nobody should draw it. */
const PinkBud = () => (
  <svg width="96" height="96" viewBox="0 0 96 96" fill="none" stroke={color.mark.bloom} strokeWidth="1.5" aria-hidden>
    <path d="M48 52C39 49 34 38 38 26C41 19 46 12 48 4C50 12 55 19 58 26C62 38 57 49 48 52V87" />
  </svg>
)

export const bad: RuleExample[] = [
  () => <PinkBud />,
  () => (
    <Inline space="md">
      <Stack space="xs" align="center">
        <Bud />
        <Text size="small">Chưa có máy chủ nào</Text>
      </Stack>
      <Stack space="xs" align="center">
        <Bud />
        <Text size="small">Chưa có giao dịch nào</Text>
      </Stack>
    </Inline>
  ),
]
