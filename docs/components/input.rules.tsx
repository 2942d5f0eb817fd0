import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

/** The keyboard of a phone for `inputMode="numeric"`. */
const NumericKeyboard = () => (
  <Grid columns={3} space="2xs">
    {['1', '2', '3', '4', '5', '6'].map((digit) => (
      <Box key={digit} surface="raised" textAlign="center">
        {digit}
      </Box>
    ))}
  </Grid>
)

export const good: RuleExample[] = [
  () => (
    <Stack space="sm">
      <Field label="Mã xác nhận">
        <Input inputMode="numeric" autoComplete="one-time-code" defaultValue="48" />
      </Field>
      <NumericKeyboard />
    </Stack>
  ),
  () => (
    <Field label="Dung lượng ổ đĩa (GB)">
      <Input suffix="GB" defaultValue="80" />
    </Field>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Field label="Địa chỉ IP (cần chép lại)">
      <Input disabled defaultValue="103.74.118.42" />
    </Field>
  ),
  () => (
    <Stack space="xs">
      <Input placeholder="Tên máy chủ" />
      <ThenArrow />
      <Input defaultValue="web-01" />
      <Text size="small" tone="tertiary">
        Đây là ô gì?
      </Text>
    </Stack>
  ),
]
