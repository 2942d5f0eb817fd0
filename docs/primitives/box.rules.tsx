import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <ExampleCode>
        {'<ul>\n  <Box render={<li />}>web-01</Box>\n  <Box render={<li />}>web-02</Box>\n</ul>'}
      </ExampleCode>
      <ul>
        <Stack space="2xs">
          {['web-01', 'web-02'].map((name) => (
            <Box key={name} surface="raised" paddingInline="sm" paddingBlock="2xs" render={<li />}>
              {name}
            </Box>
          ))}
        </Stack>
      </ul>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Box surface="raised" padding="md">
      <Box surface="raised" padding="md">
        <Box surface="raised" padding="md">
          <Text size="small">203.0.113.17</Text>
        </Box>
      </Box>
    </Box>
  ),
  () => (
    <Stack space="none">
      <Text weight="semibold">web-01</Text>
      <Box
        padding="md"
        style={{ border: `${vars.borderWidth.hairline} dashed ${color.tone.critical.line}`, textAlign: 'center' }}
      >
        <Text size="caption" family="mono" tone="tertiary">
          {'<Box padding="md" />'}
        </Text>
      </Box>
      <Text weight="semibold">web-02</Text>
    </Stack>
  ),
]
