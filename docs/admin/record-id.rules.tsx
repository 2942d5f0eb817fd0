import { Search } from 'lucide-react'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { web } from '#stories/fixtures/admin.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const short = web.vps.id.slice(-8)

export const good: RuleExample[] = [
  () => (
    <ExampleColumn align="center">
      <Box surface="raised" padding="sm">
        <RecordId>{web.vps.id}</RecordId>
      </Box>
      <ThenArrow />
      <ExampleCode>{`<span>${web.vps.id}</span>`}</ExampleCode>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn align="center">
      <ExampleCode>{`id: '${short}'`}</ExampleCode>
      <ThenArrow />
      <Stack space="xs">
        <Input prefix={<Icon icon={Search} />} defaultValue={web.vps.id} readOnly />
        <Text size="small" weight="semibold">
          {adminTexts.list.noMatches(`…${short}`)}
        </Text>
      </Stack>
    </ExampleColumn>
  ),
]
