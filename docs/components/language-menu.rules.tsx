import { Globe } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleMenu } from '#storybook/guides/ExampleMenu.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const Names = ({ names }: { names: readonly string[] }) => (
  <ExampleMenu>
    <Box padding="sm">
      <Stack space="sm">
        {names.map((name) => (
          <Text key={name}>{name}</Text>
        ))}
      </Stack>
    </Box>
  </ExampleMenu>
)

export const good: RuleExample[] = [
  () => <Names names={['Tiếng Việt', 'English', '中文']} />,
  () => (
    <Button tone="neutral" emphasis="ghost" icon={Globe}>
      Tiếng Việt
    </Button>
  ),
]

export const bad: RuleExample[] = [
  () => <Names names={['🇻🇳', '🇬🇧', '🇨🇳']} />,
  () => <Names names={['Tiếng Việt', 'Tiếng Anh', 'Tiếng Trung']} />,
]
