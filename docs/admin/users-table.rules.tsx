import { Button } from '#ds/components/Button/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { users } = adminTexts

export const good: RuleExample[] = [
  () => (
    <ExampleDialog heading="Khóa tài khoản của Phạm Hoàng Anh?">
      <Text size="caption" tone="secondary">
        {users.lockDialog.description}
      </Text>
      <Button size="small" tone="critical">
        {users.lockDialog.confirm}
      </Button>
    </ExampleDialog>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Box surface="raised" padding="sm">
        <Stack space="xs">
          <Text size="small">linh.do@caphesang.test</Text>
          <Input aria-label={users.columns.balance} defaultValue="451000" readOnly suffix="₫" />
        </Stack>
      </Box>
    </ExampleColumn>
  ),
]
