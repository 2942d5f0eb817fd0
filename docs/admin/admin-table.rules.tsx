import { Search } from 'lucide-react'
import { Input } from '#ds/components/Input/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SpokenText } from '#storybook/guides/SpokenText.tsx'

const { users } = adminTexts

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Box surface="raised" padding="sm">
        <Stack space="xs">
          <Inline justify="space-between">
            <Text size="caption" tone="secondary" weight="semibold">
              {users.columns.email}
            </Text>
            <Text size="caption" tone="secondary" weight="semibold">
              {users.columns.balance}
            </Text>
          </Inline>
          <Inline justify="space-between">
            <Text size="caption">linh.do@caphesang.test</Text>
            <Text size="caption">451.000 ₫</Text>
          </Inline>
        </Stack>
      </Box>
      <div>
        <SpokenText>{`Bảng: ${users.caption}`}</SpokenText>
      </div>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Input prefix={<Icon icon={Search} />} defaultValue="linh" readOnly />
      <ExampleCode>
        {'GET /users?search=l\nGET /users?search=li\nGET /users?search=lin\nGET /users?search=linh'}
      </ExampleCode>
    </ExampleColumn>
  ),
]
