import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const name = { firstName: 'Hoàng Anh', lastName: 'Phạm' }

export const good: RuleExample[] = [
  () => (
    <Stack space="xs">
      <Box surface="raised" padding="sm">
        <OwnerCell owner={{ ...name, email: 'hoanganh.pham@vinashop.test' }} />
      </Box>
      <Box surface="raised" padding="sm">
        <OwnerCell owner={{ ...name, email: 'anh@hoatuoi.test' }} />
      </Box>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      {/* biome-ignore lint/suspicious/noTemplateCurlyInString: it is shown as code */}
      <ExampleCode>{'`${firstName} ${lastName}`'}</ExampleCode>
      <ThenArrow />
      <Text weight="semibold">Hoàng Anh Phạm</Text>
    </Stack>
  ),
]
