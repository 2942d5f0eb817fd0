import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const Plan = ({ children }: { children: string }) => (
  <Box surface="raised" padding="xs" textAlign="center">
    <Text size="caption">{children}</Text>
  </Box>
)
const plans = ['Basic', 'Pro', 'Max']

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <ExampleCode>{'columns={{ base: 1, large: 3 }}'}</ExampleCode>
      <Inline space="sm" wrap="nowrap" align="start">
        <Box surface="sunken" padding="xs">
          <Stack space="2xs" style={{ inlineSize: '3.5rem', flexShrink: 0 }}>
            {plans.map((plan) => (
              <Plan key={plan}>{plan}</Plan>
            ))}
          </Stack>
        </Box>
        <Box surface="sunken" padding="xs" style={{ flexGrow: 1 }}>
          <Grid columns={3} space="2xs">
            {plans.map((plan) => (
              <Plan key={plan}>{plan}</Plan>
            ))}
          </Grid>
        </Box>
      </Inline>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Grid columns={3} space="xs">
        {['Số dư', 'VPS', 'Giao diện', 'Ngôn ngữ', 'Múi giờ', 'Phông chữ'].map((figure) => (
          <Plan key={figure}>{figure}</Plan>
        ))}
      </Grid>
    </ExampleColumn>
  ),
]
